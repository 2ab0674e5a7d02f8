import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a stopped machine, a full disk or a careless copy makes of a file; `file`: of the folder it is in. Unreadable only where it then is: root reads everything. */
export const damages = [
  'truncated',
  'zeroed',
  'emptied',
  'removed',
  'turned',
  'swapped',
  'folder',
  'unreadable',
  'file',
] as const;

export type Damage = (typeof damages)[number];

/** Numbers that follow from a seed, each less than its bound. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed % 2 ** 32;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Bytes of which one to three are others. */
function turned(bytes: Buffer, next: (below: number) => number): Buffer {
  const others = Buffer.from(bytes);
  for (let count = 1 + next(3); count > 0; count -= 1) {
    const at = next(others.length);
    others[at] = (others[at] ?? 0) ^ (1 + next(255));
  }
  return others;
}

function swap(file: string, other: string): void {
  const aside = join(file, '..', 'aside');
  renameSync(file, aside);
  renameSync(other, file);
  renameSync(aside, other);
}

/**
 * Damages a file.
 * @param other the file it changes places with, if it is `swapped`
 * @returns whether it is another one now
 */
export function damage(file: string, how: Damage, other: string, next: (below: number) => number): boolean {
  const bytes = readFileSync(file);
  if (how === 'removed') rmSync(file);
  else if (how === 'emptied') writeFileSync(file, '');
  else if (how === 'truncated') writeFileSync(file, bytes.subarray(0, next(bytes.length)));
  else if (how === 'zeroed') writeFileSync(file, Buffer.alloc(bytes.length));
  else if (how === 'turned') writeFileSync(file, turned(bytes, next));
  else if (how === 'swapped') swap(file, other);
  else if (how === 'folder') {
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
    copyFileSync(other === file ? import.meta.filename : other, join(file, 'inside', 'file'));
  } else if (how === 'file') {
    rmSync(dirname(file), { recursive: true });
    writeFileSync(dirname(file), bytes);
    return true;
  } else {
    if (process.getuid?.() === 0) return false;
    writeFileSync(file, bytes, { mode: 0o000 });
    rmSync(file);
    writeFileSync(file, bytes, { mode: 0o000 });
  }
  return (
    !statSync(file, { throwIfNoEntry: false })?.isFile() || how === 'unreadable' || !bytes.equals(readFileSync(file))
  );
}
