import type { KeyAdvice } from '../../diagnostics/messages/told.ts';
import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import type { Entry } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';

/** Keys of a map, or entries of a list, as they were meant, from one of them on. */
export type Moved<T = Entry> = {
  readonly mistake: Finding;
  /** What stands in the place of those that are taken. */
  readonly entries: readonly T[];
  readonly taken: number;
};

/** All keys of a map, or all entries of a list, as they were meant, and what is to be said of that. */
export type AsMoved<T> = { readonly row: readonly T[]; readonly mistakes: readonly Finding[] };

/**
 * Puts things in a row right: what was meant from one of them on, if that is something else, and what becomes of each of the others.
 */
export function asMoved<T, U extends T>(
  all: readonly U[],
  movedFrom: (each: U, at: number) => Moved<T> | undefined,
  other: (each: U) => T = (each) => each,
): AsMoved<T> {
  const row: T[] = [];
  const mistakes: Finding[] = [];
  let next = 0;
  for (const [at, each] of all.entries()) {
    if (at < next) continue;
    const moved = movedFrom(each, at);
    addAll(row, moved?.entries ?? [other(each)]);
    if (moved !== undefined) mistakes.push(moved.mistake);
    next = at + (moved?.taken ?? 1);
  }
  return { row, mistakes };
}

export function misplacedKey(
  source: SourceText,
  { key, keyRange }: Entry,
  facts: {
    readonly where: string;
    readonly advice: KeyAdvice;
    readonly folder?: string | undefined;
    readonly isOurs?: boolean;
  },
): Finding {
  return finding('unknown-key', inText(source, keyRange), { key, ...facts, suggestion: undefined, known: [] });
}
