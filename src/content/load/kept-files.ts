import type { Disk } from '../files/disk.ts';
import type { Pause } from '../steps.ts';
import type { LoadedKind } from './kinds.ts';
import type { LoadedFile } from './load-file.ts';

/** What was read of files, for when they are read again: most are the same then. */
export type KeptFiles = {
  readonly files: Kept<LoadedFile>;
  readonly kinds: Kept<LoadedKind>;
  /** Called again and again while the site is read; absent for whoever does nothing else meanwhile. */
  readonly pause?: Pause;
};

/** For whoever reads a site again and again. */
export function keptFiles(pause?: Pause): KeptFiles {
  return { files: new Kept(), kinds: new Kept(), ...(pause && { pause }) };
}

/** Forgets what was read of all other files. */
export function forgetOthers({ files, kinds }: KeptFiles, names: ReadonlySet<string>): void {
  files.keepOnly(names);
  kinds.keepOnly(names);
}

/** What was made of a file before; undefined if it may have changed since. */
export function unread<T>(disk: Disk, kept: Kept<T>, file: string, rules: readonly unknown[]): T | undefined {
  return disk.isSame?.(file) === true ? kept.lastOf(file, rules) : undefined;
}

/** What a file is held against, and the text in it; undefined if it couldn't be read. */
type Held = {
  readonly file: string;
  readonly text: string | undefined;
  /** All that counts besides the text. */
  readonly rules: readonly unknown[];
};

/** What was made of files, as long as neither their texts nor what they are held against change. */
export class Kept<T> {
  private readonly byFile = new Map<string, Held & { readonly made: T }>();

  /** What was made of a file before, or is made now. */
  madeOf(held: Held, make: () => T): T {
    const last = this.byFile.get(held.file);
    if (last !== undefined && held.text !== undefined && isSame(last, held)) return last.made;
    const made = make();
    this.byFile.set(held.file, { ...held, made });
    return made;
  }

  /** What was made of a file before, whatever its text is now; undefined where that was held against other rules. */
  lastOf(file: string, rules: readonly unknown[]): T | undefined {
    const last = this.byFile.get(file);
    return last?.text !== undefined && isSame(last, { ...last, rules }) ? last.made : undefined;
  }

  /** Forgets all other files. */
  keepOnly(files: ReadonlySet<string>): void {
    for (const file of this.byFile.keys()) if (!files.has(file)) this.byFile.delete(file);
  }
}

function isSame(a: Held, b: Held): boolean {
  return (
    a.text === b.text && a.rules.length === b.rules.length && a.rules.every((rule, index) => rule === b.rules[index])
  );
}
