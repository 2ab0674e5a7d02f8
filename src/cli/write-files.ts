import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileChange, saveFixed, type Unsaved, undoing, unsavedBy, unsavedWords } from '../authoring/fix/save.ts';
import { Failure } from '../builder/failure.ts';
import { writeNewFile } from '../builder/write/new-file.ts';
import { say } from '../diagnostics/messages/say.ts';
import { patiently } from '../disk/held.ts';

/**
 * Looks at all files before any is written: most of what can't be finished isn't begun.
 * @throws Failure for the first that can't be written or has changed since it was read
 */
export async function refuseObstacles(root: string, files: readonly FileChange[]): Promise<void> {
  for (const file of files) {
    const unsaved = await obstacleTo(root, file);
    if (unsaved !== undefined)
      throw new Failure(`${unsavedWords(file.file, unsaved)} ${say('saving', { why: 'unchanged' })}`);
  }
}

async function obstacleTo(root: string, { file, before }: FileChange): Promise<Unsaved | undefined> {
  try {
    const path = join(root, file);
    await access(path, constants.W_OK);
    return (await patiently(() => readFile(path))).equals(before) ? undefined : { why: 'changed' };
  } catch (error) {
    return unsavedBy(error);
  }
}

type FileToSave = Omit<FileChange, 'before'> & { readonly before: Uint8Array | undefined };

/** Saves a file. @throws Failure if it can't be written or has changed since it was read */
export async function save(root: string, { before, ...change }: FileToSave): Promise<void> {
  const { file, after } = change;
  if (before === undefined) return writeNewFile({ root, file }, after);
  const unsaved = await saveFixed(root, { ...change, before });
  if (unsaved !== undefined) throw new Failure(unsavedWords(file, unsaved));
}

type Saving = {
  /** What it does, as in "The move is half done." */
  readonly what: 'move' | 'upgrade';
  readonly undone?: () => Promise<void>;
};

/**
 * Saves files one after the other: all of them or none, of a command that can be run again when it was cut off.
 * @throws Failure if one can't be written or has changed since it was read
 */
export async function saveAll(root: string, files: readonly FileChange[], saving: Saving): Promise<void> {
  const saved: FileChange[] = [];
  try {
    for (const file of files) {
      await save(root, file);
      saved.unshift(file);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${error.message} ${await afterUndoing(root, saved, saving)}`, { cause: error });
  }
}

/** Gives saved files, the last one first, their old texts and names again. Gives a sentence about what is there then. */
async function afterUndoing(root: string, saved: readonly FileChange[], { what, undone }: Saving): Promise<string> {
  for (const change of saved)
    if ((await saveFixed(root, undoing(change))) !== undefined) return say('saving', { why: 'half-done', what });
  await undone?.();
  return say('saving', { why: 'unchanged' });
}
