import type { Severity } from '../diagnostic.ts';
import type { Traits } from './traits.ts';

/** What an author reads: what is wrong, and the way out. */
export type Wording = {
  readonly message: string;
  readonly hint: string;
  /** The way out where what the hint names would not be right. */
  readonly general?: string;
};

/** One code of the catalogue. */
export type Entry<Facts extends readonly unknown[]> = {
  readonly severity: Severity;
  readonly traits: Traits;
  /** Why it matters, in a sentence that holds every time. For the guide, and for services that list problems by kind. */
  readonly why: string;
  /** The words for the case at hand. */
  readonly say: (...facts: Facts) => Wording;
};

/** A problem that stops a build. */
export function error<Facts extends readonly unknown[]>(
  traits: Traits,
  why: string,
  say: (...facts: Facts) => Wording,
): Entry<Facts> {
  return { severity: 'error', traits, why, say };
}

/** A problem worth looking at; the site can be built. */
export function warning<Facts extends readonly unknown[]>(
  traits: Traits,
  why: string,
  say: (...facts: Facts) => Wording,
): Entry<Facts> {
  return { severity: 'warning', traits, why, say };
}

/**
 * A hint that ends with a line to write: `Write "title: Menu".` A line with quotes of its own comes bare after a colon,
 * because nobody could tell its quotes from those around it.
 */
export function lineToWrite(before: string, line: string): string {
  return line.includes('"') ? `${before} this: ${line}` : `${before} "${line}".`;
}

/** `20,000`. */
export function inDigits(count: number): string {
  return count.toLocaleString('en-US');
}

/** `"a", "b" or "c"`. */
export function choices(words: readonly string[], last = 'or'): string {
  const quoted = words.map((word) => `"${word}"`);
  if (quoted.length < 2) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
}

/** What to do when two names look the same but aren't: an accent can be part of its letter, or a character of its own. */
export function sameLook(written: string, found: string | undefined): string | undefined {
  if (found === undefined || found === written || found.normalize() !== written.normalize()) return undefined;
  const plain = found.normalize('NFD').replace(/\p{M}/gu, '');
  return `There is a file whose name looks the same but stores its accents differently. Rename the file to ${plain} and write that here.`;
}

/** `Did you mean "a"? `, `Did you mean "a" or "b"? `, or nothing. */
export function didYouMean(...suggestions: readonly (string | undefined)[]): string {
  const known = suggestions.filter((suggestion) => suggestion !== undefined);
  return known.length === 0 ? '' : `Did you mean ${choices(known)}? `;
}
