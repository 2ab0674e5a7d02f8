import { type Disk, reasonOf } from '../../disk/disk.ts';
import type { Size } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import type { PictureFile } from '../check/site-index.ts';
import { picturesIn } from '../check/summary.ts';
import { sizeOf } from './size.ts';

/** The pictures in public/ that are in use, by their paths, and the sizes of those that browsers can show. */
export type Pictures = {
  readonly files: ReadonlyMap<string, PictureFile>;
  readonly sizes: ReadonlyMap<string, Size>;
};

/** Looks at all local pictures in use. Each file is read once. */
export async function measurePictures(
  disk: Disk,
  contents: readonly Content[],
  publicFiles: ReadonlySet<string>,
): Promise<Pictures> {
  const files = new Map<string, PictureFile>();
  for (const path of new Set(contents.flatMap(picturesIn))) {
    if (publicFiles.has(path)) files.set(path, measure(disk, path));
  }
  const sizes = [...files].flatMap(([path, file]) => ('size' in file ? [[path, file.size] as const] : []));
  return { files, sizes: new Map(sizes) };
}

function measure(disk: Disk, path: string): PictureFile {
  try {
    const size = sizeOf((bytes) => disk.read(`public${path}`, bytes));
    return size === undefined ? { reason: undefined } : { size };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
