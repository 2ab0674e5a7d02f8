import type { ClassSet } from './class-sets.ts';
import { type Apart, type Composed, composedOf, grown, lackedBy, mixtureOf, sameShape, splitFrom } from './composed.ts';
import type { ItemCache } from './item-cache.ts';
import type { Learning } from './learning.ts';
import { mark } from './marks.ts';
import type { PagePart, SplitItem, SplitPart } from './part.ts';
import { piecesOf } from './pieces.ts';
import { probes, type Trial } from './probes.ts';
import type { Filled, Shape, SlotRenderers } from './shape.ts';
import { inShort } from './short-lists.ts';
import type { Order, Slot } from './slots.ts';

/** Fills the values of a part into what was learned of its like. */
export type Fill = (slots: readonly Slot[]) => Filled;

/** What shapes of items are made with. */
export type ItemShapesOptions = {
  /** Whether what `fill` makes of a part is what React makes of it. */
  readonly isRight: (fill: Fill, part: PagePart, trial?: Trial) => boolean;
  readonly classesOf: (html: string) => ClassSet;
  readonly inner: SlotRenderers;
  /** What was made of items that come again as the same objects, if they do. */
  readonly itemCache: ItemCache | undefined;
  readonly learning: Learning;
  /** Counts the shapes. */
  readonly tally: { shapes: number };
  readonly known: LearnedItems;
};

/** What is known of parts with one structure around their items. */
type LearnedList = {
  readonly composed: Composed;
  /** How often items were seen that have no shape, by their structure. */
  readonly seen: Map<string, number>;
  /** The sets of structures that were seen to stand together as they do apart. */
  readonly mixtures: Set<string>;
};

/** What is known of parts by the structure around their items. */
export type LearnedItems = {
  readonly items: Map<string, LearnedList | 'refused'>;
  /** The shapes of items in which values of all sorts were tried, by the names of their parts and their structure. */
  readonly proven: Map<string, readonly Shape[]>;
};

const nothing = (apart: Apart): Composed => ({ apart, around: undefined, items: new Map() });

/** Where a part has more structures that have no shape, its items are hardly ever alike: each would be tried in a list of all. */
const MOST_NEW = 100;

/** What is tried after one another. */
const all: readonly Apart[] = ['none', 'first', 'ends'];

/**
 * Puts parts with lists together of a shape for what is around their items and one for each item: of a list of nine cards, each
 * with a picture or without, hardly one is like another, but the cards are. Parts whose items aren't elements of their own, or
 * depend on one another or on more of their place than whether it is the first or one of the last, are refused.
 */
export class ItemShapes {
  readonly #known: LearnedItems['items'];
  readonly #proven: LearnedItems['proven'];
  readonly #options: ItemShapesOptions;

  constructor(options: ItemShapesOptions) {
    this.#options = options;
    this.#known = options.known.items;
    this.#proven = options.known.proven;
  }

  /** As `fillFor`, by what is known already. */
  known(part: PagePart): Fill | undefined | 'refused' {
    const parted = splitFrom(part, part.slots);
    const known = parted === undefined ? 'refused' : this.#known.get(parted.key);
    if (known === undefined || known === 'refused' || parted === undefined)
      return known === undefined ? known : 'refused';
    const { composed, mixtures } = known;
    const isKnown = lackedBy(composed, parted).size === 0 && mixtures.has(mixtureOf(composed, parted));
    return isKnown ? this.#fill(composed, part, parted) : undefined;
  }

  /** What fills values into a part. Undefined while its like was hardly seen; `refused` where items can't be shared. */
  fillFor(part: PagePart): Fill | undefined | 'refused' {
    const parted = splitFrom(part, part.slots);
    if (parted === undefined) return 'refused';
    const known = this.#known.get(parted.key) ?? {
      composed: nothing('none'),
      seen: new Map<string, number>(),
      mixtures: new Set<string>(),
    };
    this.#known.set(parted.key, known);
    if (known === 'refused') return known;
    const lacking = lackedBy(known.composed, parted);
    if (lacking.size > MOST_NEW) return this.#refuse(parted);
    if (lacking.size > 0) return this.#isWorthwhile(known, lacking, part) ? this.#grow(known, part, parted) : undefined;
    return this.#isMixed(known, part, parted) ? this.#fill(known.composed, part, parted) : this.#refuse(parted);
  }

  /**
   * Whether items of such structures are together what they are apart, in this order and in another: a list may look at all of them, or at
   * neighbours. Tried once for each set of structures.
   */
  #isMixed({ composed, mixtures }: LearnedList, part: PagePart, parted: SplitPart): boolean {
    const mixture = mixtureOf(composed, parted);
    if (mixtures.has(mixture)) return true;
    mixtures.add(mixture);
    const next = part.lists?.reordered(turned(parted.items, 1)) ?? part;
    return this.#isRight(composed, part) && this.#isRight(composed, next);
  }

  #isRight(composed: Composed, part: PagePart, trial?: Trial): boolean {
    return this.#options.isRight(this.#fill(composed, part), part, trial);
  }

  #refuse({ key }: SplitPart): 'refused' {
    this.#known.set(key, 'refused');
    return 'refused';
  }

  /** Counts the structures that have no shape. */
  #isWorthwhile({ seen }: LearnedList, lacking: Iterable<string>, part: PagePart): boolean {
    let least = Number.POSITIVE_INFINITY;
    for (const key of lacking) {
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      least = Math.min(least, times);
    }
    return this.#options.learning.isWorth(least, part);
  }

  /** Learns from a part. Where it contradicts what was known, that is forgotten, and the first items are tried by themselves, then the last. */
  #grow({ composed: known, seen, mixtures }: LearnedList, part: PagePart, parted: SplitPart): Fill | 'refused' {
    for (const before of [known, ...all.slice(all.indexOf(known.apart) + 1).map(nothing)]) {
      const composed = this.#learnedFrom(before, part, parted);
      if (composed === undefined) continue;
      const tried = composed.apart === known.apart ? mixtures : new Set<string>();
      this.#known.set(parted.key, { composed, seen, mixtures: tried.add(mixtureOf(composed, parted)) });
      return this.#fill(composed, part, parted);
    }
    return this.#refuse(parted);
  }

  /** As `#learned`. Values are tried in short lists where a part has long ones, and then each of its items is held against what was learned so. */
  #learnedFrom(known: Composed, part: PagePart, parted: SplitPart): Composed | undefined {
    const order = inShort(parted, lackedBy(known, parted));
    const short = order && part.lists?.reordered(order);
    const shortParted = short && splitFrom(short, short.slots);
    if (short === undefined || shortParted === undefined) return this.#learned(known, part, parted);
    const tried = this.#learned({ ...known, around: undefined }, short, shortParted);
    return tried && this.#cut({ ...tried, around: known.around }, part);
  }

  /**
   * What was known, and the items of one more part. Undefined when that is not what React makes of it: with its own values, with
   * values of all sorts where items stand in other orders, and where all items of a list are like a new one.
   */
  #learned(known: Composed, part: PagePart, parted: SplitPart): Composed | undefined {
    const lacking = [...lackedBy(known, parted)];
    // Where all items are alike, the part itself is such a list.
    const alone = lacking.flatMap((key) => {
      const order = only(parted.items, key);
      const like = isSame(order) ? undefined : part.lists?.reordered(order);
      return like === undefined ? [] : [{ key, like }];
    });
    const composed = [part, ...alone.map(({ like }) => like)].reduce<Composed | undefined>(
      (before, like) => before && this.#cut(before, like),
      known,
    );
    if (composed === undefined) return undefined;
    const turnedBy = (by: number): PagePart => part.lists?.reordered(turned(parted.items, by)) ?? part;
    const alike =
      this.#isRight(composed, part) &&
      probes.every((replace, at) => this.#isRight(composed, turnedBy(at + 1), { replace, turn: at + 1 })) &&
      alone.every(
        ({ key, like }) =>
          this.#isProven(part, key, composed.items.get(key)) ||
          probes.every((replace) => this.#isRight(composed, like, { replace })),
      );
    if (!alike) return undefined;
    for (const key of lacking) this.#prove(part, key, composed.items.get(key));
    this.#options.tally.shapes += composed.items.size - known.items.size + (known.around === undefined ? 1 : 0);
    return composed;
  }

  /** What was known, and the pieces of one more part. Undefined where they contradict each other, or it can't be cut. */
  #cut(known: Composed, part: PagePart): Composed | undefined {
    const parted = splitFrom(part, part.slots);
    const marked = part.render(mark);
    if (parted === undefined || marked.readsRoute) return undefined;
    const pieces = piecesOf(marked, parted, this.#options.classesOf);
    return pieces && grown(known, pieces, parted);
  }

  /** Whether values of all sorts were tried in an item that looks so, whatever was around it. */
  #isProven({ name }: PagePart, key: string, shape: Shape | undefined): boolean {
    return this.#proven.get(`${name} ${key}`)?.some((other) => shape !== undefined && sameShape(shape, other)) === true;
  }

  #prove(part: PagePart, key: string, shape: Shape | undefined): void {
    if (shape === undefined || this.#isProven(part, key, shape)) return;
    const of = `${part.name} ${key}`;
    this.#proven.set(of, [...(this.#proven.get(of) ?? []), shape]);
  }

  #fill(composed: Composed, part: PagePart, ready?: SplitPart): Fill {
    return (slots) => {
      const parted = slots === part.slots && ready !== undefined ? ready : splitFrom(part, slots);
      if (parted === undefined) throw new Error(`${part.name} has no items.`);
      const { inner, itemCache } = this.#options;
      // Values that are tried stand in the place of those that items have.
      return composedOf(composed, parted, { inner, itemCache: slots === part.slots ? itemCache : undefined });
    };
  }
}

/** The structures of the items of each list. */
function keysOf(items: readonly SplitItem[]): readonly (readonly string[])[] {
  const lists = new Set(items.map(({ list }) => list));
  return [...lists].map((list) => items.filter((item) => item.list === list).map(({ key }) => key));
}

/** Each item so many places further on, the last ones in front. */
function turned(items: readonly SplitItem[], by: number): Order {
  return keysOf(items).map((keys) => keys.map((_, index) => (index + by) % keys.length));
}

/** In the lists that have items of a structure none but those. */
function only(items: readonly SplitItem[], key: string): Order {
  return keysOf(items).map((keys) => {
    const all = [...keys.keys()];
    const like = all.filter((index) => keys[index] === key);
    return like.length === 0 ? all : all.map((index) => like[index % like.length] ?? index);
  });
}

/** Whether an order leaves all items where they are. */
function isSame(order: Order): boolean {
  return order.every((list) => list.every((from, at) => from === at));
}
