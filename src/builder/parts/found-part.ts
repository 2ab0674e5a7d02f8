import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../disk/error-code.mjs';
import { openIn } from '../../disk/open.ts';
import { Failure, reasonOf } from '../failure.ts';
import { filesFolder, type Manifest, manifestName, readManifest } from './manifest.ts';

/** A part that a build has left in a folder. */
export type FoundPart = Manifest & {
  /** As it was named. */
  readonly folder: string;
  /** Reads one of its files. @throws what the system says */
  readonly read: (path: string) => Promise<Uint8Array>;
};

async function manifestIn(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (isMissing(error)) {
      const words = `${folder} isn't a part of a site: there is no ${manifestName} in it. Name folders that were made by build --shard.`;
      throw new Failure(words, { cause: error });
    }
    throw new Failure(`${join(folder, manifestName)} could not be read: ${reasonOf(error)}.`, { cause: error });
  }
}

async function readIn(folder: string, path: string): Promise<Uint8Array> {
  const file = await openIn(await realpath(folder), join(folder, filesFolder, path));
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * The part in a folder.
 * @throws Failure when there is none, or its manifest isn't what a build of this version wrote
 */
export async function findPart(folder: string): Promise<FoundPart> {
  const manifest = readManifest(await manifestIn(folder));
  if (manifest === 'damaged') {
    throw new Failure(`${join(folder, manifestName)} is damaged. Build this part again.`);
  }
  if (manifest === 'foreign') {
    throw new Failure(`${folder} was built by another version of the builder. Build all parts with the same version.`);
  }
  return { ...manifest, folder, read: (path) => readIn(folder, path) };
}
