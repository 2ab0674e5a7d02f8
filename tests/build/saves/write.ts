import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Save, Way } from './save.ts';

type Writing = (path: string, text: string, save: Save) => Promise<void>;

/*
 * What follows a pause is done at once: on a busy machine a write that has to wait for its turn would leave a file half done for longer
 * than an editor does.
 */

const inPieces = async (path: string, pieces: readonly string[], pause: number): Promise<void> => {
  const file = openSync(path, 'w');
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await wait(pause);
    writeSync(file, piece);
  }
  closeSync(file);
};

const write: Readonly<Record<Way, Writing>> = {
  'at once': (path, text) => writeFile(path, text),
  truncate: (path, text, { pause }) => inPieces(path, ['', text], pause / 5),
  half: (path, text, { cut, pause }) => {
    const middle = Math.floor(text.length * cut);
    return inPieces(path, [text.slice(0, middle), text.slice(middle)], pause);
  },
  empty: async (path, text, { pause }) => {
    await writeFile(path, '');
    await wait(pause);
    writeFileSync(path, text);
  },
  'rename over': async (path, text, { pause }) => {
    const fresh = join(dirname(path), `.fresh-${Math.round(pause)}`);
    await writeFile(fresh, text);
    await wait(pause / 10);
    await rename(fresh, path);
  },
  recreate: async (path, text, { pause }) => {
    await rm(path);
    await wait(pause);
    writeFileSync(path, text);
  },
  backup: async (path, text, { pause }) => {
    await rename(path, `${path}~`);
    await wait(pause / 3);
    writeFileSync(path, text);
    await rm(`${path}~`);
  },
};

/** Saves a text in the way of a save. */
export function perform(root: string, save: Save, text: string): Promise<void> {
  return write[save.way](join(root, save.file), text, save);
}
