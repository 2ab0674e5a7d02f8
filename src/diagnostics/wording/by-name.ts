import type { Wording } from './entry.ts';

/** What can be wrong, each by its name, with the words for it. */
type Table = Readonly<Record<string, (facts: never) => Wording>>;

/** The names of a table, each with the facts that its words take: a name without words doesn't compile. */
export type Named<T extends Table> = {
  [Why in keyof T]: { readonly why: Why } & (T[Why] extends (facts: infer F) => unknown ? F : never);
}[keyof T];

/** Those names of a table whose words take nothing but what to write instead. */
export type Instead<T extends Table> = {
  [Why in keyof T]: T[Why] extends (facts: { readonly better: string }) => Wording
    ? Parameters<T[Why]> extends [object]
      ? Why
      : never
    : never;
}[keyof T];

/** The words of a table for the case at hand. */
export function wordsOf<T extends Table>(table: T, facts: Named<T>): Wording {
  const say = table[facts.why] as Table[string];
  // The compiler does not see that the words of a name take that name's own facts.
  return say(facts as never);
}

/** Words that are the same each time. */
export function always(message: string, hint: string): () => Wording {
  return () => ({ message, hint });
}

/** Words for a case where it is known what to write in its place. */
export function instead(message: string): (facts: { readonly better: string }) => Wording {
  return ({ better }) => ({ message, hint: `Write ${better}.` });
}
