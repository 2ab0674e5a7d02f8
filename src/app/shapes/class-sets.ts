import { classNamesIn, type Stylesheet } from '../critical-css.ts';
import { type StyledBy, styledBy } from '../direct.tsx';

/** The classes of a part's elements. The same classes are the same object. */
export type ClassSet = { readonly id: number; readonly names: readonly string[] };

/** Texts of CSS are long: as many as this are kept. */
const most = 200;

/** Knows the sets of classes that parts have, and the CSS of the sets that stand together on pages. */
export class ClassSets {
  readonly #sets = new Map<string, ClassSet>();
  readonly #css = new Map<string, StyledBy>();
  readonly #sheet: Stylesheet;
  readonly #prefix: string;

  constructor(sheet: Stylesheet, prefix: string) {
    this.#sheet = sheet;
    this.#prefix = prefix;
  }

  /** The classes in markup. */
  in(html: string): ClassSet {
    const names = [...classNamesIn(html, this.#prefix)].sort();
    const key = names.join(' ');
    const set = this.#sets.get(key) ?? { id: this.#sets.size, names };
    this.#sets.set(key, set);
    return set;
  }

  /** The CSS of a page whose parts have these classes: for the same sets the same text, so that it is known at once. */
  css(sets: ReadonlySet<ClassSet>): StyledBy {
    const key = [...sets]
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(' ');
    const known = this.#css.get(key);
    if (known !== undefined) return known;
    const css = styledBy(this.#sheet.css([...sets].flatMap(({ names }) => names)));
    const [oldest] = this.#css.keys();
    if (oldest !== undefined && this.#css.size >= most) this.#css.delete(oldest);
    this.#css.set(key, css);
    return css;
  }
}
