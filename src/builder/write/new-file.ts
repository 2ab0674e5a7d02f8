import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, Failure } from '../failure.ts';
import { diskReasonOf } from './disk-reason.ts';
import { makeFolder } from './make-folder.ts';
import { removeFolder } from './retry.ts';

/** What of a disk a new file needs. */
export type FileMaker = {
  readonly writeFile: (path: string, text: string, options: { flag: 'wx'; flush: true }) => Promise<void>;
  readonly link: (from: string, to: string) => Promise<void>;
};

/** What file systems without hard links say. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/**
 * Writes a file that is not there yet: whole or not at all, and never over another, whoever makes it at the same time.
 * Makes the folders it lies in.
 * @throws Failure when it is there, or cannot be written; then nothing is left behind
 */
export async function writeNewFile(path: string, text: string, disk: FileMaker = { writeFile, link }): Promise<void> {
  const made: string[] = [];
  try {
    await makeFolder(dirname(path), (folder) => made.unshift(folder));
    await writeBeside(path, text, disk);
  } catch (error) {
    // Somebody may have put something into one. Why the file could not be written matters more than an empty folder.
    for (const folder of made) await rmdir(folder).catch(() => undefined);
    throw explained(path, error);
  }
}

/** The name begins with a dot, so that nobody takes it for a page. */
async function writeBeside(path: string, text: string, disk: FileMaker): Promise<void> {
  const own = join(dirname(path), `.${basename(path)}.tmp-${randomUUID()}`);
  try {
    await disk.writeFile(own, text, { flag: 'wx', flush: true });
    await publish(own, path, disk);
  } catch (error) {
    // The names of temporary files are never taken.
    if (codeOf(error) === 'EEXIST') throw new Failure(`${path} is there already. It was left as it is.`);
    throw error;
  } finally {
    await removeFolder(own);
  }
}

/** A link is never made over a file. Where there are no links, an empty file keeps the place until it is replaced. */
async function publish(own: string, path: string, disk: FileMaker): Promise<void> {
  try {
    await disk.link(own, path);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error) ?? '')) throw error;
    await replaceEmpty(own, path);
  }
}

async function replaceEmpty(own: string, path: string): Promise<void> {
  await (await open(path, 'wx')).close();
  try {
    await rename(own, path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function explained(path: string, error: unknown): unknown {
  if (codeOf(error) === undefined) return error;
  return new Failure(`${path} could not be written: ${diskReasonOf(error)}. Nothing was changed.`, { cause: error });
}
