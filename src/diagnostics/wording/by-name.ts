import type { Wording } from './entry.ts';

/** Words, or how they are made of facts. */
type Said<Words> = Words | ((facts: never) => Words);

/** What can be wrong, each by its name, with the words for it: all of them, or only the hint. */
type Table = Readonly<Record<string, Said<Wording> | Said<string>>>;

/** The names of a table, each with the facts that its words take: a name without words doesn't compile. */
export type Named<T extends Table> = {
  [Why in keyof T]: { readonly why: Why } & (T[Why] extends (facts: infer Facts) => unknown ? Facts : unknown);
}[keyof T];

type WordsOf<T> = T extends (facts: never) => infer Words ? Words : T;

/** Those names of a table whose words take nothing but what to write instead. */
export type Instead<T extends Table> = {
  [Why in keyof T]: T[Why] extends ReturnType<typeof instead> ? Why : never;
}[keyof T];

/** The words of a table for the case at hand. */
export function wordsOf<T extends Table>(table: T, facts: Named<T>): WordsOf<T[keyof T]> {
  const words = table[facts.why] as ((facts: Named<T>) => WordsOf<T[keyof T]>) | WordsOf<T[keyof T]>;
  return words instanceof Function ? words(facts) : words;
}

/** Words that are the same each time. */
export function always(message: string, hint: string): Wording {
  return { message, hint };
}

/** Words for a case where it is known what to write in its place. */
export function instead(message: string): (facts: { readonly better: string }) => Wording {
  return ({ better }) => ({ message, hint: `Write ${better}.` });
}
