import type { Diagnostic, Severity } from '../diagnostic.ts';
import { countPlaces } from '../repeats.ts';
import type { Report } from '../report.ts';
import { countOf, plural } from './count.ts';
import { printable, printableLines } from './printable.ts';

// What GitHub shows of one step, for each severity; it drops the rest without a word.
const SHOWN = 10;

/** Commands for GitHub's runner, which shows them beside the lines of a pull request; then the counts. Columns count UTF-16 units. */
export function formatGithub(report: Report): string {
  const lines = (['error', 'warning'] as const).flatMap((severity) => commands(severity, report));
  const count = report.diagnostics.length === 0 ? 'No mistakes found.' : countOf(report.diagnostics);
  return [...lines, count].map((line) => `${line}\n`).join('');
}

function commands(severity: Severity, { diagnostics, pathOf, summarized }: Report): string[] {
  const all = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  const shown = summarized && all.length > SHOWN ? all.slice(0, SHOWN - 1) : all;
  const more = countPlaces(all.slice(shown.length));
  return [
    ...shown.map((diagnostic) => annotation(diagnostic, pathOf(diagnostic.file))),
    ...(more === 0
      ? []
      : [`::${severity}::And ${plural(more, `more ${severity}`)}: the summary of this run has them all.`]),
  ];
}

function annotation(diagnostic: Diagnostic, path: string): string {
  const { severity, code, line, column, endLine, endColumn, message, hint } = diagnostic;
  const properties = {
    file: path,
    line,
    endLine,
    // GitHub refuses columns for a stretch of several lines.
    ...(line === endLine ? { col: column, endColumn } : {}),
    title: code,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(printable(String(value)))}`,
  );
  return `::${severity} ${written.join(',')}::${escapeData(`${printableLines(message)}\n${printableLines(hint)}`)}`;
}

/** As the runner takes it back: the sign that escapes first, then what would end the command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
