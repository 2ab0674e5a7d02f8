import { hash } from 'node:crypto';
import type { Diagnostic } from '../diagnostic.ts';
import type { Report } from '../report.ts';
import { linesOf } from './lines.ts';

/**
 * A name for each diagnostic that stays when lines are added elsewhere, and that no other diagnostic of the report has:
 * `hash:occurrence`. It is made of the code, the file and the words on the line, not of the line's number.
 */
export function fingerprints(report: Report): ReadonlyMap<Diagnostic, string> {
  const linesIn = linesOf(report.sourceOf);
  const seen = new Map<string, number>();
  return new Map(
    report.diagnostics.map((diagnostic) => {
      const { code, file, line } = diagnostic;
      const words = linesIn(file).line(line).trim().replace(/\s+/g, ' ');
      const name = hash('sha256', [code, report.pathOf(file), words].join('\n')).slice(0, 32);
      const occurrence = (seen.get(name) ?? 0) + 1;
      seen.set(name, occurrence);
      return [diagnostic, `${name}:${occurrence}`];
    }),
  );
}
