import { once } from '../../model/once.ts';
import { remembered } from '../../model/remembered.ts';
import { allKeys } from './schemas.ts';
import { isSlip, nearest } from './suggest.ts';
import { wordTable } from './word-table.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** Our word -> what other site builders call it, and what it is called in other languages. */
const keyNames = wordTable<{ readonly synonyms: Names; readonly translations: Names }>('keys');

/** The keys that a map can have; those it must have and has not, and those it has. */
export type Keys = {
  readonly known: readonly string[];
  readonly missing?: readonly string[] | undefined;
  readonly present?: readonly string[];
};

/**
 * Which of the known keys was meant: one that differs in case or hyphens, then a synonym, then one that is spelt alike.
 * Keys that are missing are preferred, keys that are there already come last.
 */
export function meantKey(key: string, keys: Keys): string | undefined {
  // Those of a long map aren't worth a name.
  if (key.length > MOST_NAMED || (keys.present?.length ?? 0) > MOST_NAMED) return lookUp(key, keys);
  const name = JSON.stringify([key, keys]);
  const answers = meant.get(allKeys()) ?? new Map<string, string | undefined>();
  if (answers.has(name)) return answers.get(name);
  if (answers.size >= MOST_KNOWN) answers.clear();
  const answer = lookUp(key, keys);
  meant.set(allKeys(), answers.set(name, answer));
  return answer;
}

/** What was meant by keys, by all keys that there are: many pages may have the same mistake. */
const meant = new WeakMap<ReturnType<typeof allKeys>, Map<string, string | undefined>>();
const MOST_KNOWN = 1000;
const MOST_NAMED = 50;

function lookUp(key: string, { known, missing = [], present = [] }: Keys): string | undefined {
  const free = known.filter((candidate) => !present.includes(candidate) && !missing.includes(candidate));
  const groups = [missing, free];
  const name = plain(key);
  const same = known.find((candidate) => plain(candidate) === name);
  if (same !== undefined) return same;
  const isKnown = allKeys().has(key);
  for (const find of isKnown ? [synonymOf] : [synonymOf, nearest]) {
    for (const group of groups) {
      const found = find(key, group);
      if (found !== undefined) return found;
    }
  }
  return isKnown ? undefined : nearest(key, known);
}

/** Which of the keys of a block stands for its type. */
export function typeAmong(keys: readonly string[]): string | undefined {
  return keys.find((key) => meantKey(key, { known: ['type'], missing: ['type'], present: keys }) === 'type');
}

/** Whether a key may be another one with a slip of the hand in it. */
export const isSlipOfKey = remembered(isSlip);

/** Whether a key that was meant is certain: a synonym, or the same with a slip of the hand. */
export function isSureKey(key: string, meant: string): boolean {
  return synonymOf(key, [meant]) !== undefined || isSlipOfKey(key, meant);
}

/** Which of some keys has another name that is this one. */
export function synonymOf(key: string, candidates: readonly string[]): string | undefined {
  const words = wordsByName().get(plain(key));
  return words && candidates.find((candidate) => words.has(candidate));
}

/** Another name, as it is compared -> our words that it may stand for. */
const wordsByName = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const { synonyms, translations } = keyNames();
  const byName = new Map<string, Set<string>>();
  for (const [word, names] of [...Object.entries(synonyms), ...Object.entries(translations)])
    for (const name of names.map(plain)) byName.set(name, (byName.get(name) ?? new Set()).add(word));
  return byName;
});

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_“”„«»-]/g, '');
}
