import { type Diagnostic, isError } from '../diagnostic.ts';
import { byFile } from './by-file.ts';
import { type Commands, closingLines, typedHere } from './closing.ts';
import { countOf } from './count.ts';
import { codeFrame, linesIn } from './frame.ts';
import { printable } from './printable.ts';
import { wrap } from './wrap.ts';

const NARROWEST = 40;

/** How one mistake is shown to people. */
export type TerminalStyle = {
  readonly color: boolean;
  /** How many cells a line of the terminal has; lines are not broken without it. */
  readonly width?: number | undefined;
};

export type PrettyOptions = TerminalStyle & {
  /** The text of a file, for the lines shown; undefined if it cannot be shown. */
  readonly sourceOf: (file: string) => string | undefined;
  /** What to type next; the usual commands without it. */
  readonly commands?: Commands | undefined;
  /** How many mistakes can be fixed automatically; no number is named without it. */
  readonly fixable?: number | undefined;
  /** What all of it comes to; the number of errors and warnings without it. */
  readonly total?: string;
};

type Paint = (text: string) => string;
type Paints = { readonly error: Paint; readonly warning: Paint; readonly dim: Paint; readonly bold: Paint };

/**
 * Diagnostics for people: each with its place, its words, the line it stands on and the way out; then the counts, and what to
 * type next.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { error } = paintsOf(options.color);
  const parts = [...byFile(typedHere(diagnostics, options.commands))].flatMap(([file, all]) =>
    ofFile(file, all, options),
  );
  const count = options.total ?? countOf(diagnostics);
  const failed = diagnostics.some(isError);
  const closing = closingLines(diagnostics, options);
  return `${[[...parts, failed ? error(count) : count].join('\n\n'), ...closing].join('\n')}\n`;
}

/** One diagnostic as people read it, without a line end after it; `lines` are those of its file, if they can be shown. */
export function prettyOne(diagnostic: Diagnostic, lines: readonly string[] | undefined, look: TerminalStyle): string {
  const { message, hint, related = [] } = diagnostic;
  const { dim } = paintsOf(look.color);
  const cells = cellsIn(look);
  return [
    heading(diagnostic, look),
    ...indented(message, cells),
    ...(lines === undefined ? [] : codeFrame(lines, diagnostic, cells).map((text) => dim(`  ${text}`))),
    ...indented(hint, cells),
    ...related.flatMap((other) =>
      indented(`${other.file}:${other.line}:${other.column}  ${other.message}`, cells).map(dim),
    ),
  ].join('\n');
}

function ofFile(file: string, all: readonly Diagnostic[], options: PrettyOptions): string[] {
  const planned = all.filter(({ code }) => code === 'planned-link');
  const single = planned.length > 1 ? all.filter((diagnostic) => !planned.includes(diagnostic)) : all;
  const source = single.length > 0 ? options.sourceOf(file) : undefined;
  const lines = source === undefined ? undefined : linesIn(source);
  return [
    ...single.map((diagnostic) => prettyOne(diagnostic, lines, options)),
    ...(planned.length > 1 ? [plannedTogether(planned, options)] : []),
  ];
}

function plannedTogether(planned: readonly Diagnostic[], look: TerminalStyle): string {
  const [first] = planned;
  if (first === undefined) return '';
  const lines = planned.map(({ line }) => line).join(', ');
  const cells = cellsIn(look);
  return [
    heading(first, look),
    ...indented(`${planned.length} links lead to planned addresses without a page yet (lines ${lines}).`, cells),
    ...indented('Make the pages, then remove their addresses from "planned" in site.yaml.', cells),
  ].join('\n');
}

function heading({ file, line, column, severity, code }: Diagnostic, look: TerminalStyle): string {
  const paints = paintsOf(look.color);
  return `${paints.bold(`${printable(file)}:${line}:${column}`)}  ${paints[severity](severity)}  ${code}`;
}

function indented(sentence: string, cells: number | undefined): string[] {
  return wrap(printable(sentence), cells).map((line) => `  ${line}`);
}

/** What is left of a line after the indentation. */
function cellsIn({ width }: TerminalStyle): number | undefined {
  return width === undefined ? undefined : Math.max(NARROWEST, width) - 2;
}

function paintsOf(color: boolean): Paints {
  const paint = (code: number): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  return { error: paint(31), warning: paint(33), dim: paint(2), bold: paint(1) };
}
