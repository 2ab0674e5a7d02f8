import { rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { diskReasonOf } from '../../disk/held.ts';
import { createIn, type FileInRoot, type FileMaker, OutsideError, removeIn, staysInside } from '../../disk/writing.ts';
import { Failure } from '../failure.ts';
import { makeFolder } from './readable.ts';

/**
 * Writes files of a site that are not there yet: all of them or none, each whole, and never over another, whoever makes it at the same time.
 * Makes the folders they lie in.
 * @param files their texts by their paths in the site
 * @throws Failure when one is there, leads out of the site, or cannot be written; then nothing is left behind
 */
export async function writeNewFiles(
  root: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  disk?: FileMaker,
): Promise<void> {
  const [made, written]: [string[], string[]] = [[], []];
  for (const [file, text] of files) {
    try {
      await staysInside({ root, file: dirname(file) });
      makeFolder(join(root, dirname(file)), { made: (folder) => made.unshift(folder) });
      await createIn({ root, file }, text, disk);
      written.push(file);
    } catch (error) {
      for (const other of written) await removeIn({ root, file: other });
      // Somebody may have put something into one. Why the file could not be written matters more than an empty folder.
      for (const folder of made) await rmdir(folder).catch(() => undefined);
      throw explained(join(root, file), error);
    }
  }
}

export function writeNewFile({ root, file }: FileInRoot, text: string | Uint8Array, disk?: FileMaker): Promise<void> {
  return writeNewFiles(root, new Map([[file, text]]), disk);
}

function explained(path: string, error: unknown): unknown {
  // The names of temporary files are never taken.
  if (codeOf(error) === 'EEXIST') return new Failure(`${path} is there already. It was left as it is.`);
  if (error instanceof OutsideError) {
    const why = 'a shortcut (symbolic link) on the way leads out of the folder of the site';
    return new Failure(`${path} could not be written: ${why}. Nothing was changed.`, { cause: error });
  }
  if (codeOf(error) === undefined) return error;
  return new Failure(`${path} could not be written: ${diskReasonOf(error)}. Nothing was changed.`, { cause: error });
}
