import { randomUUID } from 'node:crypto';
import type { FixedFile } from '../../../authoring/fix/apply-fixes.ts';

/** So many fixes are remembered, each with two versions of its file. */
const most = 20;

/** The fixes that were made and can be undone. */
export type Fixes = {
  /** Remembers a fix. Gives its name. */
  readonly add: (made: FixedFile) => string;
  readonly has: (id: string) => boolean;
  /** What takes a fix back: it fits only a file that is as the fix left it. */
  readonly reversed: (id: string) => FixedFile | undefined;
  readonly forget: (id: string) => void;
};

/** Remembers the last fixes, while the server runs. */
export function fixes(): Fixes {
  const made = new Map<string, FixedFile>();
  return {
    add: (one) => {
      const id = randomUUID();
      made.set(id, one);
      for (const old of [...made.keys()].slice(0, -most)) made.delete(old);
      return id;
    },
    has: (id) => made.has(id),
    reversed: (id) => {
      const one = made.get(id);
      return one && { file: one.name, name: one.file, before: one.after, after: one.before, fixed: [] };
    },
    forget: (id) => void made.delete(id),
  };
}
