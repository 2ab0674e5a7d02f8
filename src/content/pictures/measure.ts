import { crc32 } from 'node:zlib';
import { imageSize } from 'image-size';
import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { composed, publicAddress } from '../../model/address.ts';
import type { PublicPaths, Size } from '../../model/site.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import type { Content } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import type { PictureFile } from '../check/site-index.ts';
import { LARGEST_SVG } from '../public/svg/check.ts';

/** The bytes of a file: all, the first so many, or, counted from its end, the last. */
type Read = (bytes?: number) => Uint8Array;

const LAST_BYTES = 64 * 1024;

/**
 * Whether all of a picture is there, as far as its format says where it ends. True for what is no picture. Of large photos only the end is read.
 * @param isAll whether there are no other bytes than the first ones
 */
function isWhole(start: Uint8Array, isAll: boolean, read: Read): boolean {
  const known = buffer(start);
  const format = formats.find(({ sign, at = 0 }) => known.toString('latin1', at, at + sign.length) === sign);
  if (format === undefined) return true;
  return (!isAll && format.ends?.test(text(read(-LAST_BYTES)))) || format.isWhole(isAll ? known : buffer(read()));
}

const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const text = (bytes: Uint8Array): string => buffer(bytes).toString('latin1');

type Format = {
  /** What it is known by, each byte as one letter, and where that stands. */
  readonly sign: string;
  readonly at?: number;
  /** What stands near the end of a whole one. Where it isn't found, all is read: cameras write more behind it. */
  readonly ends?: RegExp;
  readonly isWhole: (bytes: Buffer) => boolean;
};

const formats: readonly Format[] = [
  { sign: '\x89PNG\r\n\x1a\n', ends: /IEND\xaeB`\x82/, isWhole: isWholePng },
  { sign: '\xff\xd8', ends: /\xff\xd9/, isWhole: isWholeJpeg },
  { sign: 'WEBP', at: 8, isWhole: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length },
  { sign: 'GIF8', isWhole: isWholeGif },
  { sign: 'ftyp', at: 4, isWhole: isWholeAvif },
  { sign: '\0\0\x01\0', isWhole: isWholeIco },
];

/** A preview inside the photo ends before the photo's own lines begin. */
function isWholeJpeg(bytes: Buffer): boolean {
  return bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > bytes.lastIndexOf('\xff\xda', undefined, 'latin1');
}

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

/** The colors of a GIF, of all its frames or one, take so many bytes as a byte of its own says. */
const colorBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** A GIF is a row of frames and notes. Each ends with pieces of at most 255 bytes, the last of which is empty; a semicolon ends all. */
function isWholeGif(bytes: Buffer): boolean {
  const FRAME = 0x2c;
  const NOTE = 0x21;
  let at = 13 + colorBytes(bytes[10] ?? 0);
  while (bytes[at] === FRAME || bytes[at] === NOTE) {
    at += bytes[at] === FRAME ? 11 + colorBytes(bytes[at + 9] ?? 0) : 2;
    for (; (bytes[at] ?? 0) > 0; ) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return at < bytes.length;
}

/** An AVIF is a row of boxes, each of which says how long it is: 1 stands for a length in eight bytes behind its name, 0 for all the rest. */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return true;
    at += length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(length, 8);
  }
  return at <= bytes.length;
}

/** An ICO file begins with a table: how large each of its pictures is, and where it begins. */
function isWholeIco(bytes: Buffer): boolean {
  const count = bytes.length < 6 ? 0 : bytes.readUInt16LE(4);
  if (bytes.length < 6 + count * 16) return false;
  return Array.from({ length: count }, (_, index) => 6 + index * 16).every((row) => {
    const begin = bytes.readUInt32LE(row + 12);
    const picture = bytes.subarray(begin, begin + bytes.readUInt32LE(row + 8));
    return picture.length === bytes.readUInt32LE(row + 8) && isWhole(picture, true, () => picture);
  });
}

export type Pictures = {
  readonly files: ReadonlyMap<string, PictureFile>;
  readonly sizes: ReadonlyMap<string, Size>;
};

/** Looks at all local pictures in use. Each file is read once. */
export function measurePictures(disk: Disk, contents: readonly Content[], publicFiles: PublicPaths): Pictures {
  const files = new Map<string, PictureFile>();
  for (const path of new Set(contents.flatMap((content) => factsOf(content).pictures))) {
    const file = publicFiles.get(composed(path));
    if (file !== undefined) files.set(path, measure(disk, file));
  }
  const sizes = [...files].flatMap(([path, { size }]) => (size ? [[path, size] as const] : []));
  return { files, sizes: new Map(sizes) };
}

/** Damaged pictures that are published, but used by no page: icons have such names, and browsers ask for them. @param used those that are reported where they are used */
export function checkUnused(disk: Disk, entries: readonly DiskEntry[], used: Pictures['files']): Finding[] {
  return entries.flatMap(({ path: file }) => {
    const path = publicAddress(file);
    if (!/\.(?:png|jpe?g|gif|webp|avif|ico)$/i.test(file) || used.has(path)) return [];
    const picture = measure(disk, file);
    if (picture.size !== undefined || picture.reason !== undefined) return [];
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

/** Measures a picture as browsers show it, in CSS pixels. Undefined if it is not a picture. */
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
