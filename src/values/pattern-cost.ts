/** How long a text may be that is held against a pattern that somebody wrote. */
export const LONGEST_WITH_PATTERN = 200;

/** In how many ways a pattern may be tried on one text, at most: about a hundredth of a second. */
const MOST_WAYS = 10_000_000;

export type PatternFault = 'syntax' | 'slow';

/** A pattern as it is looked for in a text. One that is too long for any fits: that it's too long is said by itself. */
export const limitedPattern = (pattern: string): string => `^[\\s\\S]{${LONGEST_WITH_PATTERN + 1}}|${pattern}`;

export const wholePattern = (pattern: string): string => limitedPattern(`^(?:${pattern})$`);

/** Whether a pattern can be read, and is quick on any text. @param starts at how many places of a text it is tried: at its first letter, or at each */
export function faultOf(pattern: string, starts = 1): PatternFault | undefined {
  try {
    new RegExp(wholePattern(pattern), 'u');
  } catch {
    return 'syntax';
  }
  const reading = new Reading(pattern);
  return reading.ways() * starts > MOST_WAYS ? 'slow' : undefined;
}

/** Counts in how many ways a pattern that is right can be tried: the product of what its parts may take, the sum of its alternatives. */
class Reading {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  ways(): number {
    let sum = 0;
    let product = 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== ')') {
      if (this.#text[this.#at] === '|') {
        this.#at += 1;
        sum += product;
        product = 1;
      } else product *= this.#repeated(this.#one());
    }
    return sum + product;
  }

  #one(): number {
    const rest = this.#text.slice(this.#at);
    // What refers to a group, or looks around, may be tried again and again.
    if (/^\\(?:[1-9]|k)|^\(\?(?:[=!]|<[=!])/.test(rest)) {
      this.#at = this.#text.length;
      return Number.POSITIVE_INFINITY;
    }
    const group = /^\((?:\?:|\?<\w+>)?/.exec(rest)?.[0];
    if (group === undefined) {
      this.#at += /^(?:\\[pP]\{[^{}]*\}|\\u\{[^{}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[\s\S])/u.exec(rest)?.[0].length ?? 1;
      return 1;
    }
    this.#at += group.length;
    const inner = this.ways();
    this.#at += 1;
    return inner;
  }

  /** With what says how often. @param once in how many ways it can be tried once */
  #repeated(once: number): number {
    const [written, least, comma, most = ''] =
      /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#text.slice(this.#at)) ?? [];
    if (written === undefined) return once;
    this.#at += written.length;
    const isOpen = /^[*+]/.test(written) || (comma === ',' && most === '');
    const highest = isOpen ? LONGEST_WITH_PATTERN : written.startsWith('?') ? 1 : Number(most || least);
    const lowest = written.startsWith('?') || written.startsWith('*') ? 0 : written.startsWith('+') ? 1 : Number(least);
    const times = Math.min(highest, LONGEST_WITH_PATTERN);
    return Math.max(1, times - lowest + 1) * once ** times;
  }
}
