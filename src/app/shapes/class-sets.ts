import { classNamesIn, type Stylesheet } from '../critical-css.ts';
import { type StyledBy, styledBy } from '../direct.tsx';

/** The classes of a part's elements. The same classes are the same object. */
export type ClassSet = { readonly id: number; readonly names: readonly string[] };

/** As many texts of CSS are kept, which are long, and as many unions of sets. */
const mostTexts = 200;
const mostUnions = 5_000;

/** Knows the sets of classes that parts have, and the CSS of the sets that stand together on pages. */
export class ClassSets {
  readonly #sets = new Map<string, ClassSet>();
  readonly #unions = new Map<string, ClassSet>();
  readonly #css = new Map<number, StyledBy>();
  readonly #sheet: Stylesheet;
  readonly #prefix: string;

  constructor(sheet: Stylesheet, prefix: string) {
    this.#sheet = sheet;
    this.#prefix = prefix;
  }

  /** The classes in markup. */
  in(html: string): ClassSet {
    return this.#setOf(classNamesIn(html, this.#prefix));
  }

  #setOf(classes: Iterable<string>): ClassSet {
    const names = [...classes].sort();
    const key = names.join(' ');
    const set = this.#sets.get(key) ?? { id: this.#sets.size, names };
    this.#sets.set(key, set);
    return set;
  }

  /** All classes of some sets, as one. */
  #united(sets: ReadonlySet<ClassSet>): ClassSet {
    const key = [...sets]
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(' ');
    return remembered(this.#unions, mostUnions, key, () =>
      this.#setOf(new Set([...sets].flatMap(({ names }) => names))),
    );
  }

  /** The CSS of a page whose parts have these classes: for the same classes the same text, so that it is known at once. */
  css(sets: ReadonlySet<ClassSet>): StyledBy {
    const { id, names } = this.#united(sets);
    return remembered(this.#css, mostTexts, id, () => styledBy(this.#sheet.css(names)));
  }
}

/** What is known under a key. The oldest of many is forgotten for what was not. */
function remembered<K, V>(known: Map<K, V>, most: number, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= most) known.delete(oldest);
  const made = make();
  known.set(key, made);
  return made;
}
