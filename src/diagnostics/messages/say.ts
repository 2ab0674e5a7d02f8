import { asTyped } from '../as-typed.ts';
import { type Code, isCode } from '../catalogue.ts';
import { ofMistakes, ofPhrases } from './derived.ts';
import { en } from './generated/en.ts';
import type { PhraseFacts } from './generated/facts.ts';

/** So that a list ends with "b or c", and not with "b, or c". */
const ofLists: Readonly<Record<string, string>> = { en: 'en-GB' };

/** What messages format facts with, in a language: `{known, or}`. `say` is a phrase of it, about a value. */
function toolsFor(language: string, say: (about: unknown, phrase: string, between?: string) => string) {
  const listed = (words: Words, type: 'conjunction' | 'disjunction', most = 'Infinity'): string =>
    new Intl.ListFormat(ofLists[language] ?? language, { type }).format(wordsIn(words).slice(0, Number(most)));
  const quoted = (words: Words): string[] => wordsIn(words).map((word) => `"${word}"`);
  return {
    say,
    /** `"a", "b" or "c"`, of so many at most. */
    or: (words: Words, most?: string) => listed(quoted(words), 'disjunction', most),
    /** `"a", "b" and "c"` */
    and: (words: Words, most?: string) => listed(quoted(words), 'conjunction', most),
    /** `a, b or c` */
    oneOf: (words: Words) => listed(words, 'disjunction'),
    /** `a, b and c` */
    allOf: (words: Words) => listed(words, 'conjunction'),
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

/** What texts are made of. The types of the facts of each are in `generated/facts.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: the compiler does not see which message takes which facts.
export type Facts = Readonly<Record<string, any>>;
export type Tools = ReturnType<typeof toolsFor>;

/** A message of `messages/`: as it is, or made of facts. */
export type Text = string | ((facts: Facts, tools: Tools) => string);

/** What an author reads: what is wrong, and the way out. */
export type Wording = {
  readonly message: string;
  readonly hint: string;
  /** The way out where what the hint names would not be right. */
  readonly general?: string;
};

/** All messages of a language. Which case of a mistake holds is said by the fact `by`; one without cases has only `''`. */
export type Messages = {
  readonly mistakes: Readonly<
    Record<Code, { readonly why: string; readonly by: string; readonly cases: Readonly<Record<string, Said>> }>
  >;
  readonly phrases: Readonly<Record<keyof PhraseFacts, Text | Readonly<Record<string, Text>>>>;
};

type Said = { readonly message: Text; readonly hint: Text; readonly general?: Text };

const tools = toolsFor('en', (about, phrase, between) => sayOf(about, phrase as keyof PhraseFacts, between));

// The compiler does not see that each takes what its message is told.
const derivations = (table: object) => table as Readonly<Record<string, ((given: unknown) => Facts) | undefined>>;

const fill = (text: Text, facts: Facts): string => (typeof text === 'string' ? text : text(facts, tools));

/** What hints have in place of the words of a picture. Whoever leaves it there is told (`example-text`). */
export const ALT_TO_WRITE = String(en.phrases['alt-to-write']);

/** Why problems of a code matter. @throws for a code that is not in the catalogue */
export function reasonFor(code: string): string {
  if (!isCode(code)) throw new RangeError(`There is no code "${code}".`);
  return en.mistakes[code].why;
}

/** What is said of a mistake. */
export function sayMistake(code: Code, given: Facts = {}): Wording {
  const { by, cases } = en.mistakes[code];
  const derive = derivations(ofMistakes)[code];
  const facts = derive === undefined ? given : { ...given, ...derive(given) };
  const said = cases[''] ?? cases[facts[by]] ?? cases.other;
  if (said === undefined) throw new RangeError(`messages/ has no case "${facts[by]}" of ${code}.`);
  const general = said.general === undefined ? '' : fill(said.general, facts);
  const wording = { message: fill(said.message, facts), hint: fill(said.hint, facts).trimEnd() };
  return general === '' ? wording : { ...wording, general };
}

/** What may be said of something by a phrase: a value, or the facts that it takes, of one or of several. */
export type SaidOf<P extends keyof PhraseFacts> = P extends keyof typeof ofPhrases
  ? OneOrMore<Parameters<(typeof ofPhrases)[P]>[0]>
  : PhraseFacts[P] extends { readonly value: infer Value }
    ? Value
    : OneOrMore<PhraseFacts[P]>;

type OneOrMore<Facts> = [Facts] extends [object] ? Facts | readonly Facts[] : Facts;

/** A phrase of `messages/`. @param about what it takes; where the phrase has names, `why` is the one that holds */
export function say<P extends keyof PhraseFacts>(phrase: P, about: SaidOf<P>): string {
  return sayOf(about, phrase);
}

/** What stands between what is said of several. */
const BETWEEN: Readonly<Record<string, string>> = { ',': ', ', lines: '\n' };

function sayOf(about: unknown, phrase: keyof PhraseFacts, between = ''): string {
  if (tools.isNone(about)) return '';
  const text = en.phrases[phrase];
  const isNamed = typeof text === 'object';
  if (Array.isArray(about) && about.every(isFacts))
    return about.map((each) => sayOf(each, phrase)).join(BETWEEN[between] ?? ' ');
  const derive = derivations(ofPhrases)[phrase];
  const facts: Facts = derive?.(about) ?? (isFacts(about) ? about : { value: about, why: about });
  return fill(isNamed ? (text[facts.why] ?? text.other ?? '') : text, facts);
}

const isFacts = (about: unknown): about is Facts =>
  typeof about === 'object' && about !== null && !Array.isArray(about);
