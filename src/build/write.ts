import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, Failure } from './failure.ts';
import { eachBounded } from './output/bounded.ts';
import { diskReasonOf } from './output/disk-reason.ts';
import { type FreshFolder, freshFolder } from './output/fresh-folder.ts';
import { acquire, type Lock } from './output/lock.ts';
import { makeFolder } from './output/make-folder.ts';
import { followLink, type OutputPaths, outputPaths } from './output/paths.ts';
import { tidy } from './output/recover.ts';
import { removeFolder, renameFolder } from './output/retry.ts';
import { refuseUnsafeOut } from './output/safety.ts';
import type { SiteFile } from './site-files.ts';

export type Destination = {
  /** The content root, which must not be overwritten. */
  readonly root: string;
  readonly out: string;
  readonly progress: (stage: string) => void;
};

/** What the file system said, as a sentence; everything else stays as it was thrown. */
function explained(out: string, error: unknown): unknown {
  if (codeOf(error) === undefined) return error;
  return new Failure(
    `${out} could not be written: ${diskReasonOf(error)}. The last build there, if any, is unchanged.`,
    {
      cause: error,
    },
  );
}

async function lockFor({ out, lock }: OutputPaths): Promise<Lock> {
  await makeFolder(dirname(out));
  const held = await acquire(lock);
  if ('release' in held) return held;
  throw new Failure(`Another build (process ${held.pid}) is writing to ${out}. Wait until it has ended.`);
}

/** Puts the new folder in the old one's place. At any moment one of the two is there in full. */
async function swap({ out, old, fresh }: OutputPaths): Promise<void> {
  const hadOne = await renameFolder(out, old).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await renameFolder(fresh(process.pid), out);
  } catch (error) {
    if (hadOne) await renameFolder(old, out);
    throw error;
  }
  await removeFolder(old);
}

/** Files open at once. Without a bound, a large site runs into the system's own. */
const width = 32;

function fill(folder: FreshFolder, files: Iterable<SiteFile>): Promise<void> {
  return eachBounded(files, width, (file) =>
    'text' in file ? folder.write(file.path, file.text) : folder.copy(file.path, file.from),
  );
}

/**
 * Writes a whole new folder and publishes it as `out` at the end, in one step: whatever fails before, and whenever
 * the process is killed, the folder that was there stays, or is put back by the next command. Files are taken one
 * by one, so that they can be made while others are written.
 * @throws Failure when the folder may not or cannot be written, or another build is writing it
 */
export async function writeWhole({ root, out, progress }: Destination, files: Iterable<SiteFile>): Promise<void> {
  const paths = outputPaths(await followLink(out));
  const own = paths.fresh(process.pid);
  try {
    const lock = await lockFor(paths);
    try {
      await tidy(paths);
      await refuseUnsafeOut(root, paths.out);
      progress('Writing the pages');
      await mkdir(own);
      await fill(freshFolder(own), files);
      await swap(paths);
    } finally {
      await removeFolder(own);
      await lock.release();
    }
  } catch (error) {
    throw explained(out, error);
  }
}
