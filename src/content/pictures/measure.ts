import { imageSize } from 'image-size';
import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { composed, publicAddress } from '../../model/address.ts';
import type { PublicPaths, Size } from '../../model/site.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import type { Content } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import type { PictureFile } from '../check/site-index.ts';
import { LARGEST_SVG } from '../public/svg/check.ts';
import { isWhole, type Read } from './whole.ts';

/** The pictures in public/ that are in use, by their paths, and the sizes of those that browsers can show. */
export type Pictures = {
  readonly files: ReadonlyMap<string, PictureFile>;
  readonly sizes: ReadonlyMap<string, Size>;
};

/** Looks at all local pictures in use. Each file is read once. */
export async function measurePictures(
  disk: Disk,
  contents: readonly Content[],
  publicFiles: PublicPaths,
): Promise<Pictures> {
  const files = new Map<string, PictureFile>();
  for (const path of new Set(contents.flatMap((content) => factOf(content, 'pictures')))) {
    const file = publicFiles.get(composed(path));
    if (file !== undefined) files.set(path, measure(disk, file));
  }
  const sizes = [...files].flatMap(([path, file]) => ('size' in file ? [[path, file.size] as const] : []));
  return { files, sizes: new Map(sizes) };
}

/** Damaged pictures that are published, but used by no page: icons have such names, and browsers ask for them. @param used those that are reported where they are used */
export function checkUnused(disk: Disk, entries: readonly DiskEntry[], used: Pictures['files']): Finding[] {
  return entries.flatMap(({ path: file }) => {
    const path = publicAddress(file);
    if (!/\.(?:png|jpe?g|gif|webp|avif|ico)$/i.test(file) || used.has(path)) return [];
    const picture = measure(disk, file);
    if ('size' in picture || picture.reason !== undefined) return [];
    return [finding('bad-image', startOfFile(file), { path })];
  });
}

function measure(disk: Disk, file: string): PictureFile {
  try {
    const read: Read = (bytes) => disk.read(file, bytes);
    const size = sizeOf(read);
    if (size === undefined) return { reason: undefined };
    return asksMode(file, read) ? { size, asksMode: true } : { size };
  } catch (error) {
    return { reason: codeOrMessage(error) };
  }
}

const asksMode = (file: string, read: Read): boolean =>
  /\.svg$/i.test(file) && /prefers-color-scheme|light-dark\s*\(/i.test(new TextDecoder().decode(read(LARGEST_SVG)));

/** Enough for the size of nearly every picture; a JPEG with large metadata needs the rest. */
const FIRST_BYTES = 128 * 1024;

/**
 * Measures a picture as browsers show it, in CSS pixels. Undefined if it is not a picture.
 */
function sizeOf(read: Read): Size | undefined {
  const start = read(FIRST_BYTES);
  const isAll = start.length < FIRST_BYTES;
  if (!isWhole(start, isAll, read)) return undefined;
  return measured(start) ?? (isAll ? undefined : measured(read()));
}

function measured(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    // Cameras turn pictures by a note in the file, and browsers follow it.
    const turned = orientation !== undefined && orientation >= 5;
    const [across, down] = turned ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    // image-size throws for whatever is not a picture.
    return undefined;
  }
}
