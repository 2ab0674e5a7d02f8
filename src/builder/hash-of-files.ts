import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inBatches } from '../disk/batches.ts';
import { ignoreMissing } from '../disk/error-code.mjs';

/** A file, and the name by which it counts: where it lies may not matter. */
export type NamedFile = readonly [name: string, file: string];

/**
 * A text that changes with the names and the content of files, and with what else counts. A missing file counts as an empty one.
 * @returns 64 hexadecimal digits
 */
export async function hashOfFiles(besides: unknown, files: readonly NamedFile[]): Promise<string> {
  const contents = await inBatches(files, async ([, file]) => (await readFile(file).catch(ignoreMissing)) ?? '');
  const hash = createHash('sha256').update(JSON.stringify(besides));
  for (const [index, [name]] of files.entries()) {
    const content = contents[index] ?? '';
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
