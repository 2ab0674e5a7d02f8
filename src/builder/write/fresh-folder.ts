import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileSource } from '../../outputs/output.ts';
import { copyFileInside } from './copy-file.ts';
import { makeFolder } from './make-folder.ts';
import { makeReadable } from './readable.ts';

/** A folder that is being filled, before anybody sees it. */
export type FreshFolder = {
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly copy: (path: string, source: FileSource) => Promise<void>;
};

/** Writes into `folder`, making the folders in it as they are needed. Never writes a file twice. */
export function freshFolder(folder: string): FreshFolder {
  const made = new Map<string, Promise<unknown>>();
  const placeFor = async (path: string): Promise<string> => {
    const file = join(folder, path);
    const parent = dirname(file);
    const making = made.get(parent) ?? makeFolder(parent);
    made.set(parent, making);
    await making;
    return file;
  };
  return {
    write: async (path, content) => {
      const file = await placeFor(path);
      await writeFile(file, content, { flag: 'wx' });
      await makeReadable(file);
    },
    copy: async (path, source) => {
      const file = await placeFor(path);
      await copyFileInside(source, file);
      await makeReadable(file);
    },
  };
}
