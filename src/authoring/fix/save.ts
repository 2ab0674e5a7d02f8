import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { printable } from '../../diagnostics/format/printable.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { codeOf, ignoreMissing, isMissing } from '../../disk/error-code.mjs';
import { diskReasonOf, isHeld } from '../../disk/held.ts';
import { isSameFile } from '../../disk/open.ts';
import { OutsideError, renameIn, replaceIn } from '../../disk/writing.ts';

/** A file that changes: what it is, and what it becomes. */
export type FileChange = {
  readonly file: string;
  /** Its name after that, if it gets another one. */
  readonly name?: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The files without whose changes this one would be wrong. */
  readonly needs?: readonly string[];
};

/** A file as it was, for one that was changed. */
export const undoing = ({ file, name = file, before, after }: FileChange): Required<FileChange> => ({
  needs: [],
  file: name,
  name: file,
  before: after,
  after: before,
});

/** Why a file could not be saved. It is as it was. */
export type Unsaved =
  | { readonly why: 'changed' | 'protected' | 'outside' | 'held' }
  | { readonly why: 'taken' | 'needs'; readonly name: string }
  | { readonly why: 'failed'; readonly reason: string };

export const unsavedWords = (file: string, unsaved: Unsaved): string => printable(say('unsaved', { ...unsaved, file }));

/**
 * Saves files in a folder, those first that others need: what moves from one to another is in both before it is in one.
 * @returns why some could not be saved, by their names
 */
export async function saveAll(root: string, changes: readonly FileChange[]): Promise<ReadonlyMap<string, Unsaved>> {
  const unsaved = new Map<string, Unsaved>();
  const needed = new Set(changes.flatMap(({ needs = [] }) => needs));
  for (const change of changes.toSorted((a, b) => Number(needed.has(b.file)) - Number(needed.has(a.file)))) {
    const { file, name = file, needs = [], before, after } = change;
    const missing = needs.find((each) => each !== file && unsaved.has(each));
    const isSame = name === file && Buffer.compare(before, after) === 0;
    const why =
      missing !== undefined
        ? ({ why: 'needs', name: missing } as const)
        : isSame
          ? undefined
          : await saveFixed(root, change);
    if (why !== undefined) unsaved.set(file, why);
  }
  return unsaved;
}

/**
 * Saves a file in a folder: all of it or nothing, with the rights it had. One that is not as it was read is left
 * alone, and so is one that nobody may write to, or that lies elsewhere.
 */
export async function saveFixed(root: string, change: FileChange): Promise<Unsaved | undefined> {
  const { file, name = file } = change;
  try {
    const taken = name === file ? false : await isTaken(join(root, name), join(root, file));
    if (taken) return { why: 'taken', name };
    const why = await replaceIn({ root, file }, change);
    if (why !== 'saved') return { why };
    if (name !== file) await renamed(root, { ...change, name });
    return undefined;
  } catch (error) {
    return unsavedBy(error);
  }
}

/** Gives a saved file its new name. If it can't have that, it gets its old text again. */
async function renamed(
  root: string,
  { file, name, before, after }: FileChange & { readonly name: string },
): Promise<void> {
  try {
    await renameIn({ root, file }, name);
  } catch (error) {
    await replaceIn({ root, file }, { before: after, after: before });
    throw error;
  }
}

/** What the system says about a file that can't be saved, as the reason why it wasn't. */
export function unsavedBy(error: unknown): Unsaved {
  if (error instanceof OutsideError) return { why: 'outside' };
  if (isHeld(error)) return { why: 'held' };
  if (/^(?:EACCES|EPERM|EROFS)$/.test(codeOf(error) ?? '')) return { why: 'protected' };
  return { why: 'failed', reason: isMissing(error) ? 'it is no longer there' : diskReasonOf(error) };
}

/** On many disks `Team.yaml` and `team.yaml` are one file; that one may be renamed. */
async function isTaken(path: string, self: string): Promise<boolean> {
  const there = await lstat(path, { bigint: true }).catch(ignoreMissing);
  return there !== undefined && !isSameFile(there, await lstat(self, { bigint: true }));
}
