import { looks } from '../../content/theme/looks.ts';
import { diagnose, type Location } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SeenIn } from '../../diagnostics/messages/told.ts';
import type { SeenElement, Violation, WideElement } from '../../server/block-tests/seen.ts';

/** How a page was shown. */
export type Shown = {
  readonly width: number;
  readonly mode?: 'light' | 'dark';
  readonly look?: string;
  readonly ground?: string | undefined;
};

/** A mistake as it was seen each time, and how it is told. */
type Sighting = { readonly shown: Shown[]; readonly tell: (seen: SeenIn) => Diagnostic };

/** WCAG's number of what a rule is about: `wcag143` is 1.4.3. */
const criterionIn = (tags: readonly string[]): string | undefined => {
  const [, first, second, third] =
    tags.map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)).find((each) => each !== null) ?? [];
  return first === undefined ? undefined : `${first}.${second}.${third}`;
};

/** Mistakes that were seen in a browser: the same one in several looks is told once. */
export class Sightings {
  readonly #seen = new Map<string, Sighting>();
  readonly #placeOf: (element: SeenElement) => Location;
  readonly #grounds: number;

  /** @param grounds how many backgrounds the block was shown on */
  constructor(placeOf: (element: SeenElement) => Location, grounds: number) {
    this.#placeOf = placeOf;
    this.#grounds = grounds;
  }

  violation(found: Violation, shown: Shown): void {
    const { rule, contrast, short, help, tags, each, oneOf } = found;
    const at = this.#placeOf(found);
    const words = found.words.length > 60 ? `${found.words.slice(0, 60)}…` : found.words;
    this.#add(`${rule} ${short}`, shown, (seen) =>
      contrast === undefined
        ? diagnose('block-access', at, { rule: help, element: short, each, oneOf, criterion: criterionIn(tags), seen })
        : diagnose('block-contrast', at, { words, contrast: contrast.is, wanted: contrast.wanted, seen }),
    );
  }

  wide(found: WideElement, shown: Shown): void {
    const { why, short: element, by } = found;
    const at = this.#placeOf(found);
    this.#add(`${why} ${element}`, shown, (seen) =>
      diagnose('block-too-wide', at, { why, element, by, seen: { ...seen, width: shown.width } }),
    );
  }

  told(): Diagnostic[] {
    return [...this.#seen.values()].map(({ shown, tell }) => tell(this.#where(shown)));
  }

  #add(key: string, shown: Shown, tell: Sighting['tell']): void {
    const known = this.#seen.get(key);
    if (known === undefined) this.#seen.set(key, { shown: [shown], tell });
    else known.shown.push(shown);
  }

  #where(shown: readonly Shown[]): SeenIn {
    const all = <T>(of: (each: Shown) => T | undefined): T[] =>
      [...new Set(shown.flatMap((each) => of(each) ?? []))] as T[];
    const [modes, inLooks, grounds] = [all(({ mode }) => mode), all(({ look }) => look), all(({ ground }) => ground)];
    const widths = all(({ width }) => width);
    const [[mode], [width]] = [modes, widths];
    return {
      // Where looks are gone through, all have the same width.
      ...(inLooks.length === 0 && widths.length === 1 && width !== undefined ? { width } : {}),
      ...(modes.length === 1 && mode !== undefined ? { mode } : {}),
      ...(inLooks.length < Object.keys(looks).length ? { looks: inLooks } : {}),
      ...(grounds.length < this.#grounds ? { grounds } : {}),
    };
  }
}
