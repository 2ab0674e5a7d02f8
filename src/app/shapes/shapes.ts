import { plainText } from '../../blocks/shared/plain-text.ts';
import type { Icon } from '../../model/media.ts';
import type { ClassSets } from './class-sets.ts';
import { iconMarkup } from './icon-markup.ts';
import { type Fill, ItemShapes, type LearnedItems } from './item-shapes.ts';
import type { Learning } from './learning.ts';
import { joinedLinks } from './links.ts';
import { mark } from './marks.ts';
import { longestKey, type PagePart } from './part.ts';
import type { Markup, PartMaker, RenderedBy } from './part-maker.ts';
import { probes, type Trial } from './probes.ts';
import { type LearnedRendered, RenderedParts } from './rendered-parts.ts';
import { type Filled, fillIn, type Shape, type SlotRenderers, shapeOf } from './shape.ts';
import type { Replacer, Slot } from './slots.ts';
import { Trace } from './trace.ts';

/** What became of the parts that were asked for. */
export type Tally = {
  /** Structures that were rendered once for all parts that have them. */
  shapes: number;
  /** Parts that were filled into a shape. */
  filled: number;
  /** Parts that were rendered by themselves. */
  rendered: number;
  /** Structures that can't be shared, by the name of the part: how many, and why the last one. */
  readonly refused: Map<string, { count: number; reason: string }>;
};

type LearnedShape = { readonly seen: number } | { readonly shape: Shape } | 'refused';

/** What is known of the structures of parts. */
export type LearnedShapes = LearnedItems & LearnedRendered & { readonly shapes: Map<string, LearnedShape> };

/** Renders each structure of a part once, and fills in the values of the parts that have it. */
export class Shapes {
  readonly tally: Tally = { shapes: 0, filled: 0, rendered: 0, refused: new Map() };
  readonly #known: Map<string, LearnedShape>;
  readonly #icons = new WeakMap<Icon, string>();
  readonly #renderer: PartMaker;
  readonly #classes: ClassSets;
  readonly #items: ItemShapes;
  readonly #learning: Learning;
  readonly #rendered: RenderedParts;

  constructor(known: LearnedShapes, { renderer, classes, itemCache }: RenderedBy, learning: Learning) {
    this.#known = known.shapes;
    this.#rendered = new RenderedParts(known);
    this.#renderer = renderer;
    this.#classes = classes;
    this.#learning = learning;
    this.#items = new ItemShapes({
      isRight: (fill, part, trial) => this.#isRight(fill, part, trial),
      classesOf: (html) => classes.in(html),
      inner: this.#inner,
      itemCache,
      learning,
      tally: this.tally,
      known,
    });
  }

  /** The markup of a part. @throws what its component throws */
  filled(part: PagePart): Filled {
    const fill = this.#fillFor(part);
    const filled = fill === undefined ? this.#rendered.get(part) : fill(part.slots);
    this.tally[filled === undefined ? 'rendered' : 'filled'] += 1;
    return filled ?? this.#alone(part);
  }

  #alone(part: PagePart): Filled {
    const markup = part.render();
    const filled = this.#asIs(markup);
    this.#rendered.add(part, markup, filled);
    return filled;
  }

  /**
   * The markup of a part by what is known of its structure; as it is, where it can't be shared. Undefined where that is to be learned.
   * @throws what its component throws, and where nothing can be rendered
   */
  known(part: PagePart): Filled | undefined {
    const byItems = this.#items.known(part);
    const known = byItems === 'refused' ? this.#known.get(part.key ?? '') : undefined;
    const shape = known !== undefined && known !== 'refused' && 'shape' in known ? this.#fill(known.shape) : undefined;
    const fill = byItems === 'refused' ? shape : byItems;
    if (fill !== undefined) return fill(part.slots);
    const isAlone = part.key === undefined || part.key.length > longestKey || known === 'refused';
    return this.#rendered.get(part) ?? (byItems === 'refused' && isAlone ? this.#alone(part) : undefined);
  }

  #fillFor(part: PagePart): Fill | undefined {
    const byItems = this.#items.fillFor(part);
    if (byItems !== 'refused') return byItems;
    const shape = this.#shapeFor(part);
    return shape && this.#fill(shape);
  }

  #fill(shape: Shape): Fill {
    return (slots) => fillIn(shape, slots, this.#inner);
  }

  #shapeFor(part: PagePart): Shape | undefined {
    const { key } = part;
    if (key === undefined || key.length > longestKey) return undefined;
    const known = this.#knownOf(key, part);
    return known !== 'refused' && 'shape' in known ? known.shape : undefined;
  }

  #knownOf(key: string, part: PagePart): LearnedShape {
    const known = this.#known.get(key) ?? { seen: 0 };
    if (known === 'refused' || 'shape' in known) return known;
    const next = this.#learning.isWorth(known.seen + 1, part) ? this.#learn(part) : { seen: known.seen + 1 };
    this.#known.set(key, next);
    return next;
  }

  /** Makes a shape of a part, and holds it against React: with values of all sorts, and with the part's own. */
  #learn(part: PagePart): LearnedShape {
    const marked = part.render(mark);
    if (marked.readsRoute) return this.refuse(part.name, 'it shows what page it is on');
    const shape = shapeOf(marked, (html) => this.#classes.in(html));
    if (shape === undefined) return this.refuse(part.name, 'it changes a value');
    const alike = [undefined, ...probes].every((replace, turn) =>
      this.#isRight(this.#fill(shape), part, { replace, turn }),
    );
    if (!alike) return this.refuse(part.name, 'it looks at a value');
    this.tally.shapes += 1;
    return { shape };
  }

  /** Notes that something can't be shared, and why. */
  refuse(name: string, reason: string): 'refused' {
    const { count } = this.tally.refused.get(name) ?? { count: 0 };
    this.tally.refused.set(name, { count: count + 1, reason });
    return 'refused';
  }

  /** Whether values that are filled in give what React makes of them. */
  #isRight(fill: Fill, part: PagePart, { replace, turn }: Trial = {}): boolean {
    const slots =
      replace === undefined
        ? part.slots
        : part.slots.map((slot, at) => ({ ...slot, value: replace(slot, at) }) as Slot);
    const [made, right] = [fill(slots), part.render(replace, turn)];
    const expected = this.#asIs(right);
    const names = (filled: Filled): string => [...new Set(filled.classes.flatMap((set) => set.names))].sort().join(' ');
    return (
      !right.readsRoute &&
      made.html === right.html &&
      joinedLinks([made.links]) === joinedLinks([right.links]) &&
      names(made) === names(expected)
    );
  }

  #asIs({ html, links }: Markup): Filled {
    return { html, links, classes: [this.#classes.in(html)] };
  }

  readonly #inner: SlotRenderers = {
    words: ({ value }) => {
      const trace = new Trace();
      trace.inlines(value);
      const render = (replace?: Replacer): Markup =>
        this.#renderer.words(replace === undefined ? value : new Trace({ replace }).inlines(value));
      const part = { name: 'text', key: `words ${trace.key}`, slots: trace.slots, render };
      const shape = this.#shapeFor(part);
      return shape === undefined ? this.#asIs(part.render()) : this.#fill(shape)(part.slots);
    },
    plainWords: ({ value }) => plainText(value),
    icon: ({ value }) => {
      const known = this.#icons.get(value) ?? iconMarkup(value) ?? this.#renderer.icon(value);
      this.#icons.set(value, known);
      return known;
    },
  };
}
