import { constants, writeFileSync } from 'node:fs';
import { type FileHandle, open, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { diskReasonOf } from '../../disk/held.ts';
import { shareNow } from '../../disk/links.ts';
import { openIn } from '../../disk/open.ts';
import { type Stamp, stampOf } from '../../disk/stamps.ts';
import type { FileSource } from '../../outputs/output.ts';
import { Failure, reasonOf } from '../failure.ts';
import { makeFolder, makeReadable } from './readable.ts';

export type FreshFolder = {
  readonly path: string;
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly copy: (path: string, source: FileSource) => Promise<void>;
  /** Takes a file over that still has the stamp: it is in both folders then, or a copy. False if it is another one, or can't be in both. */
  readonly take: (path: string, from: string, stamp: Stamp) => Promise<boolean>;
};

function takeNow(from: string, to: string, stamp: Stamp): boolean {
  try {
    if (stampOf(from) !== stamp) return false;
    shareNow(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === undefined || codeOf(error) === 'EEXIST') throw error;
    return false;
  }
}

/**
 * Writes into `folder`, which is there, making the folders in it as they are needed. Never writes a file twice. What is in memory is
 * written at once, a file at a time: most files are small, and to hand each to another thread takes longer than to write it.
 */
export function freshFolder(folder: string): FreshFolder {
  const placeFor = (path: string): string => {
    const file = join(folder, path);
    makeFolder(dirname(file), { inside: folder });
    return file;
  };
  return {
    path: folder,
    write: async (path, content) => {
      const file = placeFor(path);
      writeFileSync(file, content, { flag: 'wx' });
      makeReadable(file);
      // Signals, and reads that have ended, have their turn.
      await setImmediate();
    },
    copy: async (path, source) => {
      const file = placeFor(path);
      await copyFileInside(source, file);
      makeReadable(file);
    },
    take: async (path, from, stamp) => takeNow(from, placeFor(path), stamp),
  };
}

/** Few enough that as many files as are copied at once fit into little memory. */
const chunkSize = 262_144;

function changed(file: string, how: string): Failure {
  return new Failure(`${file} was changed while the site was being built: ${how}. Build again.`);
}

function unreadable(file: string, error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (isMissing(error)) return changed(file, 'it is not there any more');
  const code = codeOf(error);
  if (code === undefined) return changed(file, reasonOf(error));
  const reason = code === 'EACCES' || code === 'EPERM' ? 'you are not allowed to read it' : diskReasonOf(error);
  return new Failure(`${file} could not be read: ${reason}.`, { cause: error });
}

/** The chunks of an open file, which must stay what it is until the last one. A file that grows would never end. @throws Failure */
async function* chunksOf(handle: FileHandle, file: string): AsyncGenerator<Uint8Array> {
  try {
    const before = await handle.stat({ bigint: true });
    const size = Number(before.size);
    const chunk = new Uint8Array(Math.min(size + 1, chunkSize));
    let read = 0;
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
      read += bytesRead;
      if (bytesRead === 0 || read > size) break;
      yield chunk.subarray(0, bytesRead);
    }
    const after = await handle.stat({ bigint: true });
    if (read !== size || after.mtimeNs !== before.mtimeNs) throw changed(file, 'another program was writing to it');
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * Copies a file as it was when it was opened, by the rules that hold for reading content: the check may be seconds ago, and the
 * file may have become a pipe or a link to elsewhere.
 * @throws Failure when it cannot be read, or is not what it was; what the system says, when `to` cannot be written or is there
 */
async function copyFileInside(source: FileSource, to: string): Promise<void> {
  const handle = await realpath(source.inside)
    .then((inside) => openIn(inside, source.from))
    .catch((error: unknown) => {
      throw unreadable(source.from, error);
    });
  try {
    const target = await open(to, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644);
    try {
      await writeFile(target, chunksOf(handle, source.from));
    } finally {
      await target.close();
    }
  } finally {
    await handle.close();
  }
}
