import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../files/disk.ts';
import { bytesIfThere } from '../files/read.ts';
import { type Finding, fileOf, isFixable, tell } from '../findings/finding.ts';
import { ONE_BY_ONE } from '../findings/together.ts';
import { isProgress } from '../judge/judge.ts';
import { type ReadFile, readableText, type Step, stepOf } from '../judge/step.ts';
import { type KeptFiles, keptFiles } from '../load/kept-files.ts';
import { loadSite } from '../load/load.ts';
import type { FixedFile } from './apply-fixes.ts';
import { changedDisk, changesAfter } from './changed-disk.ts';

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
 */
export async function applyFix(disk: Disk, isMeant: IsMeant): Promise<FixResult> {
  const kept = keptFiles();
  const { findings, sourceOf } = await loadSite(disk, ONE_BY_ONE, undefined, kept);
  const mistake = findings.find((each) => isMeant(tell(each), sourceOf(fileOf(each))));
  if (mistake === undefined) return 'gone';
  if (!isFixable(mistake)) return 'refused';
  const name = fileOf(mistake);
  const file = await readAgain(disk, name, sourceOf(name));
  if (file === undefined) return 'gone';
  const step = stepOf([mistake], () => file);
  const [made] = step.values();
  if (made === undefined) return 'refused';
  if (made.name !== name && (await disk.find(made.name)) !== undefined) return { taken: made.name };
  if (!(await holds(disk, step, findings, kept))) return 'refused';
  return { file: name, name: made.name, before: file.bytes, after: made.after.bytes, fixed: [tell(mistake)] };
}

/** The bytes that a text was read from; undefined if the file is gone, or another one by now. */
async function readAgain(disk: Disk, file: string, text: string | undefined): Promise<ReadFile | undefined> {
  const bytes = bytesIfThere(disk, file);
  if (bytes === undefined) return undefined;
  const isSame = text === undefined || new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text;
  return isSame ? { source: readableText(file, bytes), bytes } : undefined;
}

async function holds(disk: Disk, step: Step, before: readonly Finding[], kept: KeptFiles): Promise<boolean> {
  const after = await loadSite(changedDisk(disk, changesAfter(new Map(), step)), ONE_BY_ONE, undefined, kept);
  return isProgress(step, before, after.findings);
}
