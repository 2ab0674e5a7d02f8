import { asTyped } from '../as-typed.ts';

/** So that a list ends with "b or c", and not with "b, or c". */
const ofLists: Readonly<Record<string, string>> = { en: 'en-GB' };

/** What messages format facts with, in a language: `{known, or}`. `say` is a phrase of it, about a value. */
export function toolsFor(language: string, say: (about: unknown, phrase: string, between?: string) => string) {
  const listed = (words: Words, type: 'conjunction' | 'disjunction', most: number): string =>
    new Intl.ListFormat(ofLists[language] ?? language, { type }).format(wordsIn(words).slice(0, most));
  const quoted = (words: Words): string[] => wordsIn(words).map((word) => `"${word}"`);
  return {
    say,
    /** `"a", "b" or "c"`, of so many at most. */
    or: (words: Words, most?: string) => listed(quoted(words), 'disjunction', Number(most ?? Number.POSITIVE_INFINITY)),
    /** `"a", "b" and "c"` */
    and: (words: Words, most?: string) =>
      listed(quoted(words), 'conjunction', Number(most ?? Number.POSITIVE_INFINITY)),
    /** `a, b or c` */
    oneOf: (words: Words) => listed(words, 'disjunction', Number.POSITIVE_INFINITY),
    /** `a, b and c` */
    allOf: (words: Words) => listed(words, 'conjunction', Number.POSITIVE_INFINITY),
    /** `a, b, c`: so many at most, or with a word between them in place of the comma. */
    list: (words: Words, ...how: readonly string[]) =>
      /^\d/.test(how[0] ?? '')
        ? wordsIn(words).slice(0, Number(how[0])).join(', ')
        : wordsIn(words).join(how.length === 0 ? ', ' : ` ${how.join(' ')} `.replace(/^ ,/, ',')),
    /** `{a}, {b}` */
    braced: (words: Words, between?: string) =>
      wordsIn(words)
        .map((word) => `{${word}}`)
        .join(between === undefined ? ', ' : ` ${between} `),
    first: (words: Words) => wordsIn(words)[0] ?? '',
    /** `20,000` */
    number: (number: number) => number.toLocaleString(language),
    /** `480 kB`, `1.5 MB` */
    bytes: (bytes: number) =>
      bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`,
    /** The name of a month, such as that of `2026-02`. To load what knows it takes longer than to say it. */
    month: (month: string) => new Date(`${month}-01`).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }),
    /** How many there are: of a list, its entries. */
    count: countOf,
    /** The name for a number in plurals: `one`. */
    plural: (value: unknown) => new Intl.PluralRules(language).select(countOf(value)),
    /** The same for a position: `two` in `2nd`. */
    ordinal: (value: unknown) => new Intl.PluralRules(language, { type: 'ordinal' }).select(countOf(value)),
    /** Whether there is nothing to say. */
    isNone: (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
    /** How the builder is called: `npx sitewright`. */
    get sitewright() {
      return asTyped('').trimEnd();
    },
    /** In English: `a hero block` -> `A hero block`. A name of a file or a key stays as it is. */
    capital: (where: string) => (/^an? /.test(where) ? `A${where.slice(1)}` : where),
    /** In English: `a hero block` -> `the hero block` */
    definite: (where: string) => where.replace(/^an? /, 'the '),
    /** In English: `An`, if the word begins with a vowel. */
    an: (word: string) => (/^[aeiou]/.test(word) ? 'An' : 'A'),
  };
}

type Words = string | readonly (string | number)[] | undefined;

const wordsIn = (words: Words): readonly string[] => (typeof words === 'string' ? [words] : (words ?? []).map(String));

const countOf = (value: unknown): number =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : 1;
