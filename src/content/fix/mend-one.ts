import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../disk.ts';
import { loadSite } from '../load.ts';
import { MOST_COUNTED } from '../most.ts';
import { readableText } from './apply.ts';
import { changedDisk } from './changed-disk.ts';
import { isProgress } from './judge.ts';
import type { MendedFile } from './mend.ts';
import { changesAfter, type ReadFile, type Step, stepOf } from './step.ts';

/**
 * What fixing one mistake makes of its file; or that the mistake isn't there, that its answer doesn't hold, or that another file
 * has the name that the file should have.
 */
export type MendedOne = MendedFile | 'gone' | 'refused' | { readonly taken: string };

/** Says whether a mistake is the one that is meant. `text` is that of its file; undefined if it can't be shown. */
export type IsMeant = (mistake: Diagnostic, text: string | undefined) => boolean;

/**
 * Fixes one mistake of a site, and nothing else, under the rule of `mendSite`: the mistake must be gone afterwards, and no
 * new one there. Nothing is written.
 */
export async function mendOne(disk: Disk, isMeant: IsMeant): Promise<MendedOne> {
  const { diagnostics, sourceOf } = await loadSite(disk, MOST_COUNTED);
  const mistake = diagnostics.find((each) => isMeant(each, sourceOf(each.file)));
  if (mistake === undefined) return 'gone';
  if (mistake.fix === undefined && mistake.rename === undefined) return 'refused';
  const file = await readAgain(disk, mistake.file, sourceOf(mistake.file));
  if (file === undefined) return 'gone';
  const step = stepOf([mistake], () => file);
  const [made] = step.values();
  if (made === undefined) return 'refused';
  if (made.name !== mistake.file && (await disk.find(made.name)) !== undefined) return { taken: made.name };
  if (!(await holds(disk, step, diagnostics))) return 'refused';
  return { file: mistake.file, name: made.name, before: file.bytes, after: made.after.bytes, mended: [mistake] };
}

/** The bytes that a text was read from; undefined if the file is gone, or another one by now. */
async function readAgain(disk: Disk, file: string, text: string | undefined): Promise<ReadFile | undefined> {
  const bytes = await disk.read(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const isSame = text === undefined || new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text;
  return isSame ? { source: readableText(file, bytes), bytes } : undefined;
}

async function holds(disk: Disk, step: Step, before: readonly Diagnostic[]): Promise<boolean> {
  const after = await loadSite(changedDisk(disk, changesAfter(new Map(), step)), MOST_COUNTED);
  return isProgress(step, before, after.diagnostics);
}
