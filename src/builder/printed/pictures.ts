import { folderDisk } from '../../disk/disk.ts';
import type { ReadPicture } from '../../print/print.ts';

/** Where the pictures of documents are. */
export type PublicPictures = {
  /** The content root. */
  readonly root: string;
  /** The files in `public/`, by their names with a leading `/`. */
  readonly names: ReadonlySet<string>;
};

/** Reads pictures in `public/`. */
export function pictureReader({ root, names }: PublicPictures): ReadPicture {
  const disk = folderDisk(root);
  return async (file) => (names.has(file) ? disk.read(`public${file}`) : undefined);
}
