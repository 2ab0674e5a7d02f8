import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { remembered } from '../model/once.ts';

export type Face = 'regular' | 'italic' | 'semibold' | 'bold' | 'mono';

export type NamedFont = { readonly name: string; readonly font: Font };

// Each package has its fonts beside its style sheet.
const packages = createRequire(import.meta.url);
const instrument = join(dirname(packages.resolve('@fontsource/instrument-sans/index.css')), 'files/instrument-sans');
const noto = join(dirname(packages.resolve('@fontsource/noto-sans/index.css')), 'files/noto-sans');
const mono = join(dirname(packages.resolve('@fontsource/dejavu-mono/index.css')), 'files/dejavu-mono-latin-400-normal');

const styles: Readonly<Record<Exclude<Face, 'mono'>, string>> = {
  regular: '400-normal',
  italic: '400-italic',
  semibold: '600-normal',
  bold: '700-normal',
};

const parts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'devanagari', 'vietnamese', 'greek-ext', 'cyrillic-ext'];

/** Where the letters of a face are looked for: the site's typeface, one with more letters, one with signs such as arrows. */
function filesOf(face: Face): readonly FontFile[] {
  const style = styles[face === 'mono' ? 'regular' : face];
  const own = ['latin', 'latin-ext'].map((part) => ({ part, path: `${instrument}-${part}-${style}` }));
  const more = parts.map((part) => ({ part, path: `${noto}-${part}-${style}` }));
  const signs = { path: mono };
  return face === 'mono' ? [signs, ...more] : [...own, ...more, signs];
}

type FontFile = { readonly part?: string; readonly path: string };

const ranges: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(packages.resolve('@fontsource/noto-sans/unicode.json'), 'utf8'),
);

/** The letters of each part, from one to another: a font is only opened for those that it may have. */
const letters: ReadonlyMap<string, readonly (readonly [number, number])[]> = new Map(
  Object.entries(ranges).map(([part, written]) => [
    part,
    written.split(',').map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  ]),
);

const opened = new Map<string, NamedFont>();

/** Opened once for all documents: opening one takes longer than setting a page. */
function fontAt(path: string): NamedFont {
  const known = opened.get(path);
  if (known !== undefined) return known;
  const font = create(unpackedFont(readFileSync(`${path}.woff`)));
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts.`);
  const named = { name: path.replace(/^.*[\\/]/, ''), font };
  opened.set(path, named);
  return named;
}

/** @param before the font of the letter before: it is taken again if it can be, so that marks stay with their letters */
export function fontFor(face: Face, letter: number, before?: NamedFont): NamedFont | undefined {
  return before?.font.hasGlyphForCodePoint(letter) ? before : find(face, letter);
}

const find = remembered((face: Face, letter: number): NamedFont | undefined => {
  for (const { path, part } of filesOf(face)) {
    const ranges = part === undefined ? undefined : (letters.get(part) ?? []);
    if (ranges?.some(([first, last]) => first <= letter && letter <= last) === false) continue;
    const named = fontAt(path);
    if (named.font.hasGlyphForCodePoint(letter)) return named;
  }
  return undefined;
});

/** Sizes of what a file begins with, and of what it says about each table. https://www.w3.org/TR/WOFF/ */
const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

/** fontkit reads WOFF, too, but unpacks a table anew for every letter. @throws Error when it is no such font, or damaged */
function unpackedFont(file: Buffer): Buffer {
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
    const length = Math.ceil(content.length / 4) * 4;
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
