import { isList, isObject } from '../../content/entries/entries.ts';
import type { Json } from '../../model/json.ts';

/** How often each of the first words of a value is in it. */
type Words = { readonly counts: ReadonlyMap<string, number>; readonly all: number };

/** So many words say what a value is about. */
const MOST_WORDS = 500;

/** So many letters of a text are looked at for words. */
const LONGEST = 20_000;

/** The words of a value, from wherever they are in it. */
export function wordsOf(value: Json): Words {
  const counts = new Map<string, number>();
  let all = 0;
  const add = (each: Json): void => {
    if (all >= MOST_WORDS || each === null) return;
    if (isList(each)) each.forEach(add);
    else if (isObject(each)) Object.values(each).forEach(add);
    else {
      for (const [word] of String(each)
        .slice(0, LONGEST)
        .toLowerCase()
        .matchAll(/[^\s,;.!?"()]+/g)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        all += 1;
        if (all >= MOST_WORDS) return;
      }
    }
  };
  add(value);
  return { counts, all };
}

/** How alike two values are by their words: 0 for none in common, 1 for the same ones. */
export function likeness(a: Words, b: Words): number {
  let common = 0;
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0);
  return a.all + b.all === 0 ? 0 : (2 * common) / (a.all + b.all);
}
