import type { Severity } from '../diagnostic.ts';

/** What an author reads: what is wrong, and the way out. */
export type Wording = { readonly message: string; readonly hint: string };

/** One code of the catalogue: how serious it is, and its words for the case at hand. */
export type Entry<Facts extends readonly unknown[]> = {
  readonly severity: Severity;
  readonly say: (...facts: Facts) => Wording;
};

/** A mistake that stops a build. */
export function error<Facts extends readonly unknown[]>(say: (...facts: Facts) => Wording): Entry<Facts> {
  return { severity: 'error', say };
}

/** Something to look at; the site can be built. */
export function warning<Facts extends readonly unknown[]>(say: (...facts: Facts) => Wording): Entry<Facts> {
  return { severity: 'warning', say };
}

/** `"a", "b" or "c"`. */
export function choices(words: readonly string[], last = 'or'): string {
  const quoted = words.map((word) => `"${word}"`);
  if (quoted.length < 2) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
}

/** `Did you mean "a"? `, or nothing. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean "${suggestion}"? `;
}
