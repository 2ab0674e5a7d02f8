import type { PageCss, Stylesheet } from '../styles/stylesheet.ts';

/** The classes of a part's elements. The same classes are the same object. */
export type ClassSet = { readonly id: number; readonly names: readonly string[] };

/** Keeps the values of so many keys. For another one, the oldest makes room. */
class BoundedCache<K, V> {
  readonly #values = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K, make: () => V): V {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size >= this.#most) this.#values.delete(oldest);
    const made = make();
    this.#values.set(key, made);
    return made;
  }
}

/** Knows the sets of classes that parts have, and the CSS of the sets that stand together on pages. */
export class ClassSets {
  readonly #sets: Map<string, ClassSet>;
  readonly #unions = new BoundedCache<string, ClassSet>(5_000);
  /** Texts of CSS are long. */
  readonly #css = new BoundedCache<number, PageCss>(200);
  readonly #sheet: Stylesheet;

  /** @param sets those that are known, which become more */
  constructor(sheet: Stylesheet, sets: Map<string, ClassSet>) {
    this.#sets = sets;
    this.#sheet = sheet;
  }

  /** The classes in markup. */
  in(html: string): ClassSet {
    return this.#setOf(this.#sheet.namesIn(html));
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
    return this.#unions.get(key, () => this.#setOf(new Set([...sets].flatMap(({ names }) => names))));
  }

  /** The CSS of a page whose parts have these classes: for the same classes the same text, so that it is known at once. */
  css(sets: ReadonlySet<ClassSet>): PageCss {
    const { id, names } = this.#united(sets);
    return this.#css.get(id, () => this.#sheet.css(names));
  }
}
