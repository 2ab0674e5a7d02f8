import { hash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { codeOf } from '../../builder/failure.ts';
import { keepFile, readKeptFile } from '../../cache/kept-file.mjs';

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

/** What was kept under a name; undefined if that is nothing, or damaged. Its types are those of what was kept there. */
export function readKeptWith<T, R>(name: string): KeptWith<T, R> | undefined {
  const found = readKeptFile(join(folder, name));
  if (found === undefined) return undefined;
  // What is whole is what this version has written, and its types are the promise of whoever reads it.
  const value: T = JSON.parse(found.first.toString());
  return {
    value,
    rest: () => {
      const rest = found.second();
      return rest && JSON.parse(rest.toString());
    },
  };
}

/** The same where nothing was kept with it. */
export const readKept = <T>(name: string): T | undefined => readKeptWith<T, never>(name)?.value;

/**
 * Keeps a value under a name, whole or not at all. Where nothing can be written, it isn't kept.
 * @param rest what is kept with it for those who ask for more
 */
export function keep(name: string, value: unknown, rest?: unknown): void {
  const parts = (rest === undefined ? [value] : [value, rest]).map((each) => JSON.stringify(each));
  if (parts.reduce((sum, { length }) => sum + length, 0) > LARGEST) return;
  if (keepFile(join(folder, name), parts)) prune();
}

/** Drops all but what was kept last. */
function prune(): void {
  try {
    const files = readdirSync(folder).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return { name, made: mtimeMs, size };
    });
    let total = 0;
    for (const [index, { name, size }] of files.sort((a, b) => b.made - a.made).entries()) {
      total += size;
      if (index >= KEPT || total > MOST) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch (error) {
    // Another process may drop the same.
    if (codeOf(error) === undefined) throw error;
  }
}
