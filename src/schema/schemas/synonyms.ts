import { once, remembered } from '../../model/once.ts';
import { isSlip, nearest } from '../../values/suggest.ts';
import { wordTable } from '../../values/word-table.ts';
import { nameAt, namesAt, simplerThan, wordAt } from './dictionary.ts';
import { allKeys, ofBlocks } from './schemas.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Our word -> what other site builders call it, and what it is called in other languages; what means it only where it is needed;
 * and groups of keys that say nothing.
 */
const keyNames = wordTable<{
  readonly synonyms: Names;
  readonly translations: Names;
  readonly whereNeeded: Names;
  readonly wrappers: readonly string[];
}>('keys');

/** Whether a key does no more than to hold others, which belong where it stands. */
export const isWrapper = (key: string): boolean => keyNames().wrappers.includes(plain(key));

/** The keys that a map can have; those it must have and has not, and those it has. */
export type Keys = {
  readonly known: readonly string[];
  readonly missing?: readonly string[] | undefined;
  readonly present?: readonly string[];
  /** Where they stand, by `placeOf`: what a key is called there counts before all else. */
  readonly place?: string;
};

/**
 * Which of the known keys was meant: one that differs in case or hyphens, then a synonym, then one that is spelt alike.
 * Keys that are missing are preferred, keys that are there already come last.
 */
export function meantKey(key: string, keys: Keys): string | undefined {
  // Those of a long map aren't worth a name.
  if (key.length > MOST_NAMED || (keys.present?.length ?? 0) > MOST_NAMED) return lookUp(key, keys);
  const name = JSON.stringify([key, keys]);
  const known = answers();
  if (!known.has(name) && known.size >= MOST_KNOWN) known.clear();
  const answer = known.has(name) ? known.get(name) : lookUp(key, keys);
  known.set(name, answer);
  return answer;
}

/** What was meant by keys: many pages may have the same mistake. */
const answers = ofBlocks(() => new Map<string, string | undefined>());
const MOST_KNOWN = 1000;
const MOST_NAMED = 50;

function lookUp(key: string, keys: Keys): string | undefined {
  const named = namesAt(keys.place ?? '', key).flatMap((each) => namedIn(each, keys) ?? [])[0];
  if (named !== undefined || allKeys().has(key)) return named;
  return nearest(key, keys.missing ?? []) ?? nearest(key, freeIn(keys)) ?? nearest(key, keys.known);
}

/** The keys that a map can have, and neither has nor must have. */
const freeIn = ({ known, missing = [], present = [] }: Keys): readonly string[] =>
  known.filter((each) => !present.includes(each) && !missing.includes(each));

/** The key that is spelt so, or called so. */
function namedIn(key: string, keys: Keys): string | undefined {
  const { known, missing = [], present = [], place = '' } = keys;
  const free = freeIn(keys);
  const name = plain(key);
  const same = known.find((candidate) => plain(candidate) === name);
  if (same !== undefined) return same;
  const here = nameAt(place, key);
  // Where that is there already, another one that is called so may be meant.
  const other = here !== undefined && present.includes(here) ? synonymOf(key, [...missing, ...free]) : undefined;
  if (here !== undefined && known.includes(here)) return other ?? here;
  return synonymOf(key, missing) ?? neededBy(key, missing) ?? synonymOf(key, free);
}

/** Which of the keys of a block stands for its type. */
export function typeAmong(keys: readonly string[]): string | undefined {
  return keys.find((key) => meantKey(key, { known: ['type'], missing: ['type'], present: keys }) === 'type');
}

/** Whether a key may be another one with a slip of the hand in it. */
export const isSlipOfKey = remembered(isSlip);

/**
 * All keys that one may mean: one alone if it is the same with a slip of the hand, or is called so elsewhere and is needed. What is called
 * so is only sure where it can be no other key.
 */
export function keysMeant(key: string, meant: string, keys: Keys): readonly string[] {
  const { known, missing = [], present = [], place = '' } = keys;
  const simpler =
    namedIn(key, keys) === meant ? undefined : simplerThan(key).find((each) => namedIn(each, keys) === meant);
  if (simpler !== undefined) return keysMeant(simpler, meant, keys);
  const { is, near } = wordAt(place, key) ?? {};
  if (near === meant) return [];
  if (is === meant || isSlipOfKey(key, meant) || neededBy(key, missing) === meant) return [meant];
  const words = wordsByName().get(plain(key));
  if (words?.has(meant) !== true) return [];
  const free = [meant, ...known.filter((each) => each !== meant && words.has(each) && !present.includes(each))];
  const needed = free.filter((each) => missing.includes(each));
  return needed.includes(meant) ? needed : free;
}

/** Whether a key is another one, or called so elsewhere. */
export function isCalled(key: string, name: string): boolean {
  return synonymOf(key, [name]) !== undefined || isSlipOfKey(key, name);
}

/** Which of some keys is called so at a place, or has another name that is this one. */
export function calledAt(place: string, key: string, candidates: readonly string[]): string | undefined {
  const here = nameAt(place, key);
  if (here !== undefined && candidates.includes(here)) return here;
  const same = (name: string): string | undefined => candidates.find((each) => plain(each) === plain(name));
  return (
    synonymOf(key, candidates) ??
    namesAt(place, key).flatMap((each) => same(each) ?? synonymOf(each, candidates) ?? [])[0]
  );
}

/** Which of some keys has another name that is this one. */
export function synonymOf(key: string, candidates: readonly string[]): string | undefined {
  const words = wordsByName().get(plain(key));
  return words && candidates.find((candidate) => words.has(candidate));
}

/** Which of the keys that are missing is meant by one that elsewhere means something else. */
function neededBy(key: string, missing: readonly string[]): string | undefined {
  const words = neededByName().get(plain(key));
  return words && missing.find((candidate) => words.has(candidate));
}

/** Another name, as it is compared -> our words that it may stand for. */
const wordsByName = once(() => byName(keyNames().synonyms, keyNames().translations));
const neededByName = once(() => byName(keyNames().whereNeeded));

function byName(...tables: readonly Names[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [word, names] of tables.flatMap(Object.entries<readonly string[]>))
    for (const name of names.map(plain)) found.set(name, (found.get(name) ?? new Set()).add(word));
  return found;
}

const plain = (word: string): string => word.toLowerCase().replace(/[\s_“”„«»-]/g, '');
