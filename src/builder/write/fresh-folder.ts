import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { codeOf } from '../../disk/error-code.mjs';
import { shareNow } from '../../disk/links.ts';
import { type Stamp, stampOf } from '../../disk/stamps.ts';
import type { FileSource } from '../../outputs/output.ts';
import { copyFileInside } from './copy-file.ts';
import { fileMode, folderMode, makeOpenReadable, makeReadable, setFolderModeNow } from './readable.ts';

/** A folder that is being filled, before anybody sees it. */
export type FreshFolder = {
  readonly path: string;
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly copy: (path: string, source: FileSource) => Promise<void>;
  /**
   * Takes a file over that is as it was when it had a stamp: it is in both folders then, or a copy of it is. Gives false, and does nothing, if it is another one by
   * now, or can't be in both.
   */
  readonly take: (path: string, from: string, stamp: Stamp) => Promise<boolean>;
};

/** How many files are written in one go before others have their turn: signals, reads that have ended. A clock takes as long as a file. */
const turn = 64;

/** Lets others have their turn, if it is time. */
function turns(): () => Promise<void> {
  let left = turn;
  return async () => {
    left -= 1;
    if (left > 0) return;
    left = turn;
    await setImmediate();
  };
}

/** Some systems take names for the same that differ in case: then the folder is there. */
function makeFolderNow(path: string): void {
  try {
    mkdirSync(path, { mode: folderMode });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  setFolderModeNow(path);
}

function writeNow(file: string, content: string | Uint8Array): void {
  const open = openSync(file, 'wx', fileMode);
  try {
    writeFileSync(open, content);
    makeOpenReadable(open);
  } finally {
    closeSync(open);
  }
}

/** Whether a file that has a stamp is in another place, too, now. What the system refuses isn't done. */
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
  const made = new Set([folder]);
  const othersHaveTheirTurn = turns();
  const make = (path: string): void => {
    if (made.has(path)) return;
    make(dirname(path));
    makeFolderNow(path);
    made.add(path);
  };
  const placeFor = (path: string): string => {
    const file = join(folder, path);
    make(dirname(file));
    return file;
  };
  return {
    path: folder,
    write: async (path, content) => {
      writeNow(placeFor(path), content);
      await othersHaveTheirTurn();
    },
    copy: async (path, source) => {
      const file = placeFor(path);
      await copyFileInside(source, file);
      await makeReadable(file);
    },
    take: async (path, from, stamp) => {
      const isTaken = takeNow(from, placeFor(path), stamp);
      await othersHaveTheirTurn();
      return isTaken;
    },
  };
}
