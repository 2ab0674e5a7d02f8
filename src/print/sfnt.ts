import { inflateSync } from 'node:zlib';

/** Sizes of what a file begins with, and of what it says about each table. https://www.w3.org/TR/WOFF/ */
const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * A font from its compressed form, WOFF. fontkit reads that, too, but unpacks a table anew for every letter.
 *
 * @throws Error when it is no such font, or damaged
 */
export function unpackedFont(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(file, woff.head + index * woff.entry));
  const start = sfnt.head + count * sfnt.entry;
  const directory = Buffer.alloc(start);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer<ArrayBufferLike>[] = [directory];
  let offset = start;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = sfnt.head + index * sfnt.entry;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const length = padded(content.length);
    parts.push(content, Buffer.alloc(length - content.length));
    offset += length;
  });
  return Buffer.concat(parts);
}

type Table = { readonly tag: string; readonly checksum: number; readonly content: Buffer<ArrayBufferLike> };

function tableAt(file: Buffer, entry: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at));
  if (offset === undefined || packed === undefined || length === undefined)
    throw new Error('This font ends too early.');
  const content = file.subarray(offset, offset + packed);
  return {
    tag: file.toString('latin1', entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    // What would not become smaller is not compressed.
    content: packed < length ? inflateSync(content) : content,
  };
}
