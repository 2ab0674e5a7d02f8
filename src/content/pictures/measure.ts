import { crc32 } from 'node:zlib';
import { imageSize } from 'image-size';
import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { composed, publicAddress } from '../../model/address.ts';
import type { PublicPaths, Size } from '../../model/site.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import type { Content } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import type { PictureFile } from '../check/site-index.ts';
import { LARGEST_SVG } from '../public/svg/check.ts';

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
    const read: Read = (firstBytes) => disk.read(file, firstBytes);
    const size = sizeOf(read);
    if (size === undefined) return { reason: undefined };
    return asksMode(file, read) ? { size, asksMode: true } : { size };
  } catch (error) {
    return { reason: codeOrMessage(error) };
  }
}

type Read = (firstBytes?: number) => Uint8Array;

const asksMode = (file: string, read: Read): boolean =>
  /\.svg$/i.test(file) && /prefers-color-scheme|light-dark\s*\(/i.test(new TextDecoder().decode(read(LARGEST_SVG)));

/** Enough for the size of nearly every picture; a JPEG with large metadata needs the rest. */
const FIRST_BYTES = 128 * 1024;

/**
 * Measures a picture as browsers show it, in CSS pixels. Undefined if it is not a picture.
 * @param read the first bytes of the file, or all
 */
function sizeOf(read: Read): Size | undefined {
  const start = read(FIRST_BYTES);
  if (start.length < FIRST_BYTES) return isWhole(start) ? measured(start) : undefined;
  return measured(start) ?? measured(read());
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

/** Whether all of a picture is there, as far as its format says how long it is. True for what is no picture. */
function isWhole(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith(PNG)) return isWholePng(bytes);
  if (start.startsWith('\xff\xd8'))
    return bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > bytes.lastIndexOf('\xff\xda', undefined, 'latin1');
  if (/^RIFF.{4}WEBP/s.test(start)) return bytes.readUInt32LE(4) + 8 <= bytes.length;
  return !start.startsWith('\0\0\x01\0') || isWholeIco(bytes);
}

const PNG = '\x89PNG\r\n\x1a\n';

/** Browsers stop where a part that they need isn't what its checksum says. Its name begins with a capital letter. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(name) && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (name === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** An ICO file begins with a table: how large each of its pictures is, and where it begins. */
function isWholeIco(bytes: Buffer): boolean {
  const count = bytes.length < 6 ? 0 : bytes.readUInt16LE(4);
  if (bytes.length < 6 + count * 16) return false;
  return Array.from({ length: count }, (_, index) => 6 + index * 16).every((row) => {
    const begin = bytes.readUInt32LE(row + 12);
    const picture = bytes.subarray(begin, begin + bytes.readUInt32LE(row + 8));
    return picture.length === bytes.readUInt32LE(row + 8) && isWhole(picture);
  });
}
