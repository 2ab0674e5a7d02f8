import type { Diagnostic } from '../diagnostic.ts';
import { placesOf, relatedOf } from '../repeats.ts';
import type { Format, Report } from '../report.ts';
import { fingerprints } from './fingerprint.ts';
import { formatGithub } from './github.ts';
import { formatJunit } from './junit.ts';
import { printable, printableJson } from './printable.ts';
import { formatRdjson } from './rdjson.ts';
import { formatSarif } from './sarif.ts';

/** The formats for programs, by the name that a command line calls them. */
export const formats = {
  line: formatLines,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  gitlab: formatGitlab,
  junit: formatJunit,
  rdjson: formatRdjson,
} satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** GitLab's code quality report. It knows lines, and no columns. */
function formatGitlab(report: Report): string {
  const names = fingerprints(report);
  const findings = report.diagnostics.map((diagnostic) => ({
    description: `${diagnostic.message} ${diagnostic.hint}`,
    check_name: diagnostic.code,
    fingerprint: names.get(diagnostic),
    severity: diagnostic.severity === 'error' ? 'major' : 'minor',
    location: {
      path: report.pathOf(diagnostic.file),
      lines: { begin: diagnostic.line, end: diagnostic.endLine },
    },
  }));
  return `${printableJson(findings)}\n`;
}

/** Diagnostics for programs: one JSON object with a version number, on one line. Its contract is schemas/report.schema.json. */
export function formatJson({ diagnostics }: Pick<Report, 'diagnostics'>): string {
  return `${printableJson({ version: 1, diagnostics: diagnostics.map(plain) })}\n`;
}

/** The fields of the contract and no other, in their order. */
function plain(diagnostic: Diagnostic): object {
  const { code, severity, file, line, column, endLine, endColumn, message, hint } = diagnostic;
  const { fix, fixes, proposal, rename } = diagnostic;
  const others = relatedOf(diagnostic);
  const related = others.length === 0 ? undefined : others;
  const places = diagnostic.again === undefined ? undefined : placesOf(diagnostic).length;
  const words = { message, hint, places, related };
  return { code, severity, file, line, column, endLine, endColumn, ...words, fix, fixes, proposal, rename };
}

/** One line for each diagnostic, `file:line:column: severity: words [code]`, as editors and terminals make links of it. Columns count UTF-16 units. */
function formatLines({ diagnostics, pathOf }: Report): string {
  const lines = diagnostics.map(({ file, line, column, severity, code, message, hint }) =>
    printable(`${pathOf(file)}:${line}:${column}: ${severity}: ${message} ${hint} [${code}]`),
  );
  return lines.map((line) => `${line}\n`).join('');
}
