import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';

/**
 * A report after `--fix`: what is left has no answer any more, because the one it had was tried and doesn't hold. Mistakes
 * in files that couldn't be saved keep theirs.
 */
export function withoutFixes(report: Report, unsaved: ReadonlySet<string>): Report {
  const plain = (mistake: Diagnostic): Diagnostic => {
    const { fix: _fix, rename: _rename, ...rest } = mistake;
    return unsaved.has(mistake.file) ? mistake : rest;
  };
  return { ...report, diagnostics: report.diagnostics.map(plain) };
}
