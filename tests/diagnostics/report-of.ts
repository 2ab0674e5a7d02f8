import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Report } from '../../src/diagnostics/report.ts';
import { caseDisk } from '../case-disk.ts';
import { type Files, goodPage, goodSite, memoryDisk } from '../content/memory-disk.ts';

/** A report on diagnostics that were made up, or found in these texts. */
export function reportWith(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>> = {}): Report {
  return {
    diagnostics,
    files: Object.keys(texts),
    sourceOf: (file) => texts[file],
    pathOf: (file) => file,
    version: '1.2.3',
    summarized: false,
  };
}

/** What the check finds in a small good site with these texts in it. */
export async function reportOn(texts: Readonly<Record<string, string>>): Promise<Report> {
  const files: Files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...texts };
  const { diagnostics } = await loadSite(memoryDisk(files));
  return reportWith(diagnostics, texts);
}

/** What the check finds in the site of a case folder. */
export async function reportOnCase(root: string, sourceOf: Report['sourceOf']): Promise<Report> {
  const { diagnostics } = await loadSite(caseDisk(root));
  return { ...reportWith(diagnostics), sourceOf };
}
