import type { Diagnostic, Edit, Span } from '../diagnostic.ts';
import { relatedOf } from '../repeats.ts';
import type { Report } from '../report.ts';
import { type Lines, linesOf, type Position } from './lines.ts';
import { printableJson } from './printable.ts';

const BYTE_ORDER_MARK = 3;

/** The Reviewdog Diagnostic Format. Columns count the bytes of UTF-8. */
export function formatRdjson(report: Report): string {
  const linesIn = linesOf(report.sourceOf);
  const diagnostics = report.diagnostics.map((diagnostic) => one(diagnostic, linesIn, report.pathOf));
  return `${printableJson({ source: { name: 'sitewright' }, diagnostics })}\n`;
}

function one(diagnostic: Diagnostic, linesIn: (file: string) => Lines, pathOf: Report['pathOf']): object {
  const { code, severity, file, message, hint, fix = [] } = diagnostic;
  const lines = linesIn(file);
  const related = relatedOf(diagnostic);
  return {
    message: `${message} ${hint}`,
    location: { path: pathOf(file), range: range(diagnostic, lines) },
    severity: severity === 'error' ? 'ERROR' : 'WARNING',
    code: { value: code },
    ...(fix.length === 0 ? {} : { suggestions: [suggestion(fix, lines)] }),
    ...(related.length === 0
      ? {}
      : {
          related_locations: related.map((other) => ({
            message: other.message,
            location: { path: pathOf(other.file), range: range(other, linesIn(other.file)) },
          })),
        }),
  };
}

/** All edits as one, with what stands between them: several suggestions would be several ways out. */
function suggestion(edits: readonly Edit[], lines: Lines): object {
  const inOrder = edits.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const [first, ...others] = inOrder;
  if (first === undefined) return {};
  const whole = others.reduce((before, edit) => joined(before, edit, lines), first);
  return { range: range(whole, lines), text: whole.text };
}

function joined(before: Edit, after: Edit, lines: Lines): Edit {
  const between = lines.between(endOf(before), after);
  const { endLine, endColumn } = after;
  return { ...before, endLine, endColumn, text: `${before.text}${between}${after.text}` };
}

function range(span: Span, lines: Lines): object {
  return { start: position(span, lines), end: position(endOf(span), lines) };
}

function endOf({ endLine, endColumn }: Span): Position {
  return { line: endLine, column: endColumn };
}

function position({ line, column }: Position, lines: Lines): Position {
  const before = lines.line(line).slice(0, column - 1);
  // What is missing of a file that cannot be read any more counts as ASCII.
  const unread = column - 1 - before.length;
  const mark = line === 1 && lines.hasByteOrderMark ? BYTE_ORDER_MARK : 0;
  return { line, column: Buffer.byteLength(before) + unread + mark + 1 };
}
