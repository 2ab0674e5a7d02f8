import type { Report } from '../report.ts';
import { fingerprints } from './fingerprint.ts';
import { printableJson } from './printable.ts';

/** GitLab's code quality report. It knows lines, and no columns. */
export function formatGitlab(report: Report): string {
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
