import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a runner of tests found. `problems` says of each failure where it is and why. */
export type Report = { readonly passed: number; readonly failed: number; readonly problems: readonly string[] };

const variable = 'SITEWRIGHT_TEST_REPORT';

/** The environment in which a runner's reporter writes its report to a file. */
export const reportTo = (file: string): Readonly<Record<string, string>> => ({ [variable]: file });

/** Without colours, and without the runner's own part of the stack. */
function plain(problem: string): string {
  const lines = stripVTControlCharacters(problem).split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:internal)/.test(line)).join('\n');
}

/** Called by the reporters of this folder, inside their runner. Throws outside of `npm test`, which names the file. */
export function writeReport(report: Report): void {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} names no file to write the report to.`);
  writeFileSync(file, JSON.stringify({ ...report, problems: report.problems.map(plain) }));
}

/** Throws if the runner ended without a report. */
export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'));
