import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOrMessage } from '../../disk/disk.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { OutsideError, renameIn, replaceIn } from '../../disk/writing.ts';
import type { FixedFile } from './apply-fixes.ts';

/** Why a fixed file could not be saved. It is as it was. */
export type Unsaved =
  | { readonly why: 'changed' | 'protected' | 'outside' }
  | { readonly why: 'taken'; readonly name: string }
  | { readonly why: 'failed'; readonly reason: string };

/**
 * Saves a fixed file in a folder: all of it or nothing, with the rights it had. One that is not as it was read is left
 * alone, and so is one that nobody may write to, or that lies elsewhere.
 */
export async function saveFixed(root: string, { file, name, before, after }: FixedFile): Promise<Unsaved | undefined> {
  try {
    const taken = name === file ? false : await isTaken(join(root, name), join(root, file));
    if (taken) return { why: 'taken', name };
    const why = await replaceIn({ root, file }, { before, after });
    if (why !== 'saved') return { why };
    if (name !== file) await renameIn({ root, file }, name);
    return undefined;
  } catch (error) {
    if (error instanceof OutsideError) return { why: 'outside' };
    const reason = codeOrMessage(error);
    return /^(?:EACCES|EPERM|EROFS)$/.test(reason) ? { why: 'protected' } : { why: 'failed', reason };
  }
}

/** On many disks `Team.yaml` and `team.yaml` are one file; that one may be renamed. */
async function isTaken(path: string, self: string): Promise<boolean> {
  try {
    const [there, here] = [await lstat(path), await lstat(self)];
    return there.ino !== here.ino || there.dev !== here.dev;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
