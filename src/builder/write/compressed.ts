import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FreshFolder } from './fresh-folder.ts';

/** What the names of texts end with, which are worth compressing. Pictures, fonts and videos are compressed already. */
export const compressibleEndings: readonly string[] = 'css csv html ics js json mjs svg txt webmanifest xml'.split(' ');

/** Smaller files fit into one packet anyway. Larger ones are downloads, and the best compression takes a second a megabyte. In bytes. */
const smallest = 1024;
const largest = 10 * 1024 * 1024;

/** Files compressed at once. Each takes a thread, and about four times its size in memory. */
const width = 4;

const isText = new RegExp(`\\.(?:${compressibleEndings.join('|')})$`);

/** The operating system in a gzip header: unknown. Otherwise a build has other bytes on another system. */
function withoutSystem(zipped: Buffer): Buffer {
  zipped.writeUInt8(255, 9);
  return zipped;
}

const encoders: readonly (readonly [ending: string, encode: (bytes: Buffer) => Promise<Buffer>])[] = [
  [
    '.br',
    (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ],
  ['.gz', async (bytes) => withoutSystem(await promisify(gzip)(bytes, { level: 9 }))],
];

function* each<T>(items: Iterable<T>): Generator<T> {
  yield* items;
}

/** Takes each item only when its turn comes, at most `width` at once. @throws the first failure, when what was begun has ended */
export async function eachBounded<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All workers share one generator: a worker that throws ends it for all.
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Writes compressed copies (`.br`, `.gz`) beside the texts in a folder, for web servers that send them instead. Files that are
 * too small or too large get none, nor does a file that has a copy already (an author's own).
 * @param paths all files in it
 * @param taken takes over the copy of a file that an earlier build has made, and gives whether it is there now
 * @returns the copies, by the file they are of
 */
export async function compressAll(
  folder: FreshFolder,
  paths: readonly string[],
  taken: (path: string, copy: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  // Some systems take names for the same that differ in case.
  const names = new Set(paths.map((path) => path.toLowerCase()));
  const copies = new Map<string, string[]>();
  const texts = paths.filter((path) => isText.test(path));
  await eachBounded(texts, width, async (path) => {
    const file = join(folder.path, path);
    const { size } = await stat(file);
    if (size < smallest || size > largest) return;
    const made: string[] = [];
    for (const [ending, encode] of encoders) {
      const copy = path + ending;
      if (names.has(copy.toLowerCase())) continue;
      if (!(await taken(path, copy))) {
        const smaller = await encode(await readFile(file));
        if (smaller.length >= size) continue;
        await folder.write(copy, smaller);
      }
      made.push(copy);
    }
    copies.set(path, made);
  });
  return copies;
}
