import { folderDisk } from '../../disk/disk.ts';
import type { PublicPaths } from '../../model/site.ts';
import type { ReadPicture } from '../../print/print.ts';

/** What an author put into `public/`. */
export type PublicFolder = {
  /** The content root. */
  readonly root: string;
  /** The files in `public/`, by their addresses. */
  readonly names: PublicPaths;
};

export function pictureReader({ root, names }: PublicFolder): ReadPicture {
  const disk = folderDisk(root);
  return async (address) => {
    const file = names.get(address);
    return file === undefined ? undefined : disk.read(file);
  };
}
