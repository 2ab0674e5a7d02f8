import type { Rule } from './css-rules.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `aa`. */
function shortName(at: number): string {
  const letter = letters[at % letters.length] ?? '';
  return at < letters.length ? letter : shortName(Math.floor(at / letters.length) - 1) + letter;
}

const property = /--[\w-]+/g;

/**
 * Short names for properties of the theme. They are the page's own: what a browser adds reads the names that say what they are for, which the
 * style sheet of the theme sets.
 */
export class ShortNames {
  readonly #names: ReadonlyMap<string, string>;

  /** @param names in an order that follows from the theme alone */
  constructor(names: Iterable<string>) {
    this.#names = new Map([...new Set(names)].map((name, at) => [name, `--${shortName(at)}`]));
  }

  /** A rule with short names in what it says. What it sets and reads keeps its name. */
  in(rule: Rule): Rule {
    const parts = rule.parts.map((part) =>
      typeof part === 'string' ? this.#shortened(part) : { ...part, text: this.#shortened(part.text) },
    );
    return { ...rule, text: this.#shortened(rule.text), parts };
  }

  #shortened(css: string): string {
    return css.replace(property, (name) => this.#names.get(name) ?? name);
  }
}
