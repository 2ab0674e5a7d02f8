import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { codeOf } from '../../builder/failure.ts';

/** Inside the builder, where nothing of an author is. */
const folder = join(builderRoot, 'node_modules', '.cache', 'sitewright-answers');

/** How many files are kept there, how large one may be, and all together, in bytes. */
const KEPT = 60;
const LARGEST = 100_000_000;
const MOST = 500_000_000;

/** The name of the file for something. @param about all that tells it from others; the user does, too */
export function keptName(what: string, about: unknown): string {
  const key = hash('sha256', JSON.stringify([process.getuid?.() ?? '', what, about]));
  return `${what}-${key.slice(0, 32)}`;
}

/** A value that was kept, and what was kept with it, if that is whole: it is looked at only when it's asked for. */
export type KeptWith<T, R> = { readonly value: T; readonly rest: () => R | undefined };

const NEWLINE = 10;

/** The value that begins at a byte: a line with its hash, then a line with its JSON. Undefined if that is damaged. */
function valueAt(bytes: Buffer, start: number): { readonly value: unknown; readonly end: number } | undefined {
  const middle = bytes.indexOf(NEWLINE, start);
  const end = bytes.indexOf(NEWLINE, middle + 1);
  if (middle === -1 || end === -1) return undefined;
  const body = bytes.subarray(middle + 1, end);
  // Half of it, or something changed, is nothing.
  if (bytes.toString('latin1', start, middle) !== hash('sha256', body)) return undefined;
  return { value: JSON.parse(body.toString('utf8')), end: end + 1 };
}

/** What was kept under a name; undefined if that is nothing, or damaged. Its types are those of what was kept there. */
export function readKeptWith<T, R>(name: string): KeptWith<T, R> | undefined {
  try {
    const bytes = readFileSync(join(folder, name));
    const first = valueAt(bytes, 0);
    // Both casts are the promise of whoever reads it: what is whole is what this version has written.
    return first && { value: first.value as T, rest: () => valueAt(bytes, first.end)?.value as R | undefined };
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The same where nothing was kept with it. */
export const readKept = <T>(name: string): T | undefined => readKeptWith<T, never>(name)?.value;

const written = (value: unknown): string => {
  const body = JSON.stringify(value);
  return `${hash('sha256', body)}\n${body}\n`;
};

/**
 * Keeps a value under a name, whole or not at all. Where nothing can be written, it isn't kept.
 * @param rest what is kept with it for those who ask for more
 */
export function keep(name: string, value: unknown, rest?: unknown): void {
  const text = written(value) + (rest === undefined ? '' : written(rest));
  if (text.length > LARGEST) return;
  const draft = join(folder, `new-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text, { flag: 'wx' });
    renameSync(draft, join(folder, name));
    prune();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    rmSync(draft, { force: true });
  }
}

/** Drops all but what was kept last. */
function prune(): void {
  const files = readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return { name, made: mtimeMs, size };
  });
  let total = 0;
  for (const [index, { name, size }] of files.sort((a, b) => b.made - a.made).entries()) {
    total += size;
    if (index >= KEPT || total > MOST) rmSync(join(folder, name), { force: true });
  }
}
