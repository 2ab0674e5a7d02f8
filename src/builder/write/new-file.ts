import { rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { createIn, type FileInRoot, type FileMaker, OutsideError, staysInside } from '../../disk/writing.ts';
import { Failure } from '../failure.ts';
import { diskReasonOf } from './disk-reason.ts';
import { makeFolder } from './make-folder.ts';

/** Makes a folder of a site, and those above it. @throws OutsideError if one of them leads out of the site */
export async function makeFolderIn(place: FileInRoot, made?: (folder: string) => void): Promise<void> {
  await staysInside(place);
  await makeFolder(join(place.root, place.file), made);
}

/**
 * Writes a file of a site that is not there yet: whole or not at all, and never over another, whoever makes it at the same time.
 * Makes the folders it lies in.
 * @throws Failure when it is there, leads out of the site, or cannot be written; then nothing is left behind
 */
export async function writeNewFile(place: FileInRoot, text: string | Uint8Array, disk?: FileMaker): Promise<void> {
  const made: string[] = [];
  try {
    await makeFolderIn({ ...place, file: dirname(place.file) }, (folder) => made.unshift(folder));
    await createIn(place, text, disk);
  } catch (error) {
    // Somebody may have put something into one. Why the file could not be written matters more than an empty folder.
    for (const folder of made) await rmdir(folder).catch(() => undefined);
    throw explained(join(place.root, place.file), error);
  }
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
