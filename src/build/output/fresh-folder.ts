import { constants, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder that is being filled, before anybody sees it. */
export type FreshFolder = {
  readonly write: (path: string, content: string) => Promise<void>;
  readonly copy: (path: string, from: string) => Promise<void>;
};

/** Writes into `folder`, making the folders in it as they are needed. Never writes a file twice. */
export function freshFolder(folder: string): FreshFolder {
  const made = new Map<string, Promise<unknown>>();
  const placeFor = async (path: string): Promise<string> => {
    const file = join(folder, path);
    const parent = dirname(file);
    const making = made.get(parent) ?? mkdir(parent, { recursive: true });
    made.set(parent, making);
    await making;
    return file;
  };
  return {
    write: async (path, content) => writeFile(await placeFor(path), content, { flag: 'wx' }),
    copy: async (path, from) =>
      copyFile(from, await placeFor(path), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE),
  };
}
