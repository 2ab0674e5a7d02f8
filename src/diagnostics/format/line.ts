import type { Report } from '../report.ts';
import { printable } from './printable.ts';

/** One line for each diagnostic, `file:line:column: severity: words [code]`, as editors and terminals make links of it. Columns count UTF-16 units. */
export function formatLines({ diagnostics, pathOf }: Report): string {
  const lines = diagnostics.map(({ file, line, column, severity, code, message, hint }) =>
    printable(`${pathOf(file)}:${line}:${column}: ${severity}: ${message} ${hint} [${code}]`),
  );
  return lines.map((line) => `${line}\n`).join('');
}
