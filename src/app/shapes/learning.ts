import type { PagePart } from './part.ts';

/** When a structure is learned: that takes as long as rendering some six parts that have it. */
export class Learning {
  readonly #from: number;
  #left: number;

  /** @param from how often it has to be seen before @param most how many may be learned, if not as many as there are */
  constructor(from: number, most = Number.POSITIVE_INFINITY) {
    this.#from = from;
    this.#left = most;
  }

  /** Whether it is worth it now, which counts. @param times how often a part of that structure was met, with this one */
  isWorth(times: number, { lists }: PagePart): boolean {
    const { length } = lists?.items ?? [];
    if (length > HUGE) return true;
    const isLong = this.#left < Number.POSITIVE_INFINITY && length > LONG;
    if (times < this.#from || this.#left === 0 || isLong) return false;
    this.#left -= 1;
    return true;
  }
}

/** With more items than this it takes half a second and more: whoever learns little leaves them. */
const LONG = 12;

/** Values are tried in short lists (`short-lists.ts`), so to learn a list with more items than this takes about twice as long as to render it. */
const HUGE = 240;
