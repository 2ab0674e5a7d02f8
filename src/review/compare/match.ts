import type { Json } from '../../model/json.ts';
import { likeness, wordsOf } from './alike.ts';
import { identityOf, targetOf } from './identity.ts';
import { said } from './same.ts';

/** Which entry of a list became which, by their positions. */
export type Matched = {
  readonly pairs: readonly (readonly [before: number, after: number])[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
  /** Those of the pairs whose order among the others is another, by their positions after. */
  readonly moved: ReadonlySet<number>;
};

/** What must be the same for one entry to become another: the type of a block, whether a value has keys. */
export type TypeOf = (value: Json) => string;

/** Entries that have this much in common are the same one, changed. */
const ALIKE = 0.4;

/** So many pairs are compared word by word; in longer lists only what is between two entries that stayed. */
const MOST_COMPARED = 10_000;

/**
 * Which entry of one list is which of another. First those that say the same, then those with the same name, then those that lead to the same place or are alike, and at last single
 * values that stand between the same neighbours.
 */
export function matched(before: readonly Json[], after: readonly Json[], typeOf: TypeOf): Matched {
  const matching = new Matching(before, after, typeOf);
  matching.pairBy(said);
  const withType = (textOf: typeof identityOf) => (value: Json) => {
    const text = textOf(value);
    return text === undefined ? undefined : `${typeOf(value)} ${text}`;
  };
  matching.pairBy(withType(identityOf));
  matching.pairBy(withType(targetOf));
  matching.pairAlike();
  matching.pairInPlace();
  const pairs = [...matching.pairs].sort(([a], [b]) => a - b);
  const taken = new Set(pairs.map(([, to]) => to));
  const kept = inOrder(pairs.map(([, to]) => to));
  return {
    pairs,
    removed: [...before.keys()].filter((at) => !matching.pairs.has(at)),
    added: [...after.keys()].filter((at) => !taken.has(at)),
    moved: new Set([...taken].filter((to) => !kept.has(to))),
  };
}

class Matching {
  readonly pairs = new Map<number, number>();
  readonly #before: readonly Json[];
  readonly #after: readonly Json[];
  readonly #typeOf: TypeOf;
  readonly #taken = new Set<number>();

  constructor(before: readonly Json[], after: readonly Json[], typeOf: TypeOf) {
    this.#before = before;
    this.#after = after;
    this.#typeOf = typeOf;
  }

  #pair(from: number, to: number): void {
    this.pairs.set(from, to);
    this.#taken.add(to);
  }

  #left(): { readonly from: number[]; readonly to: number[] } {
    return {
      from: [...this.#before.keys()].filter((at) => !this.pairs.has(at)),
      to: [...this.#after.keys()].filter((at) => !this.#taken.has(at)),
    };
  }

  /** Pairs what has the same text, in the order of the lists. */
  pairBy(textOf: (value: Json) => string | undefined): void {
    const { from, to } = this.#left();
    const waiting = new Map<string, number[]>();
    for (const at of to.reverse()) {
      const text = textOf(this.#after[at] ?? null);
      if (text === undefined) continue;
      const others = waiting.get(text);
      if (others === undefined) waiting.set(text, [at]);
      else others.push(at);
    }
    for (const at of from) {
      const found = waiting.get(textOf(this.#before[at] ?? null) ?? '')?.pop();
      if (found !== undefined) this.#pair(at, found);
    }
  }

  /** Pairs what is most alike, and of the same type. */
  pairAlike(): void {
    const { from, to } = this.#left();
    if (from.length * to.length > MOST_COMPARED) return;
    const described = (list: readonly Json[], at: number) => ({
      at,
      type: this.#typeOf(list[at] ?? null),
      words: wordsOf(list[at] ?? null),
    });
    const others = to.map((at) => described(this.#after, at));
    const scores = from
      .map((at) => described(this.#before, at))
      .flatMap((a) =>
        others.flatMap((b) => (a.type === b.type ? { from: a.at, to: b.at, score: likeness(a.words, b.words) } : [])),
      )
      .filter(({ score }) => score >= ALIKE)
      .sort((a, b) => b.score - a.score || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
    for (const each of scores) {
      if (!this.pairs.has(each.from) && !this.#taken.has(each.to)) this.#pair(each.from, each.to);
    }
  }

  /** Pairs values without keys that stand between the same neighbours, where as many stood before. */
  pairInPlace(): void {
    const stretches = (all: number, neighbour: (at: number) => number | undefined): Map<string, number[]> => {
      const found = new Map<string, number[]>();
      let [start, run]: [string, number[]] = ['start', []];
      for (let at = 0; at <= all; at += 1) {
        const id = at === all ? 'end' : neighbour(at)?.toString();
        if (id === undefined) run.push(at);
        else {
          if (run.length > 0) found.set(`${start} ${id}`, run);
          [start, run] = [id, []];
        }
      }
      return found;
    };
    const back = new Map([...this.pairs].map(([from, to]) => [to, from]));
    const before = stretches(this.#before.length, (at) => (this.pairs.has(at) ? at : undefined));
    const after = stretches(this.#after.length, (at) => back.get(at));
    for (const [between, from] of before) {
      const to = after.get(between) ?? [];
      if (from.length !== to.length) continue;
      for (const [index, at] of from.entries()) {
        const other = to[index];
        if (other !== undefined && isSingle(this.#before[at]) && isSingle(this.#after[other])) this.#pair(at, other);
      }
    }
  }
}

const isSingle = (value: Json | undefined): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value);

/** A longest part of some numbers that rises: what stayed where it was. */
function inOrder(numbers: readonly number[]): Set<number> {
  // By length, the smallest end of a rising part; and before each number the one that it follows.
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) kept.add(at);
  return kept;
}
