import { isProgress } from '../../content/judge/judge.ts';
import { changesOf, stepOf } from '../../content/judge/step.ts';
import { loadSite } from '../../content/load/load.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../../disk/disk.ts';
import { fileOf, isFixable, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../yaml/findings/together.ts';
import { type FixedFile, readAgain } from './apply-fixes.ts';

/**
 * What fixing one mistake makes of its file; or that the mistake isn't there, that its answer doesn't hold, or that another file
 * has the name that the file should have.
 */
export type FixResult = FixedFile | 'gone' | 'refused' | { readonly taken: string };

/** Says whether a mistake is the one that is meant. `text` is that of its file; undefined if it can't be shown. */
export type IsMeant = (mistake: Diagnostic, text: string | undefined) => boolean;

/**
 * Fixes one mistake of a site, and nothing else, under the rule of `applyFixes`: the mistake must be gone afterwards, and no
 * new one there. Nothing is written.
 * @param reader what was read of the files before; it is brought up to date
 */
export async function applyFix(disk: Disk, isMeant: IsMeant, reader?: SiteReader): Promise<FixResult> {
  const site = await loadSite(disk, { telling: ONE_BY_ONE, reader });
  const { findings, sourceOf } = site;
  const mistake = findings.find((each) => isMeant(toDiagnostic(each), sourceOf(fileOf(each))));
  if (mistake === undefined) return 'gone';
  if (!isFixable(mistake)) return 'refused';
  const name = fileOf(mistake);
  const file = readAgain(site, name);
  if (file === undefined) return 'gone';
  const step = stepOf([mistake], () => file);
  const [made] = step.values();
  if (made === undefined) return 'refused';
  if (made.name !== name && (await disk.find(made.name)) !== undefined) return { taken: made.name };
  const after = await site.over(changesOf(step));
  if (!isProgress(step, findings, after.findings)) return 'refused';
  return { file: name, name: made.name, before: file.bytes, after: made.after.bytes, fixed: [toDiagnostic(mistake)] };
}
