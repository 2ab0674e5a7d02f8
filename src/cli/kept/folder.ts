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

/** What was kept under a name; undefined if that is nothing, or damaged. Its type is that of what was kept there. */
export function readKept<T>(name: string): T | undefined {
  try {
    // It begins with the hash of the rest: half of it, or something changed, is nothing.
    const text = readFileSync(join(folder, name), 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return end !== -1 && text.slice(0, end) === hash('sha256', body) ? JSON.parse(body) : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Keeps a value under a name, whole or not at all. Where nothing can be written, it isn't kept. */
export function keep(name: string, value: unknown): void {
  const body = JSON.stringify(value);
  if (body.length > LARGEST) return;
  const draft = join(folder, `new-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${hash('sha256', body)}\n${body}`, { flag: 'wx' });
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
