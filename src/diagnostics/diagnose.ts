import { type Code, catalogue, type Facts } from './catalogue.ts';
import type { Diagnostic, Span } from './diagnostic.ts';
import { sayMistake, type Wording } from './messages/say.ts';

/** A stretch of a file of the site. */
export type Location = Span & { readonly file: string };

/** How much of what somebody has written is shown in a message, in UTF-16 units. */
const MOST_SHOWN = 1000;

/** What the catalogue says about a mistake. @param facts those that the words of the code take */
export function wordsFor(code: Code, facts: readonly unknown[]): Wording {
  const shown = facts.map(cut);
  const { message, hint, general } = sayMistake(code, Object(shown[0]));
  // What would have to be written is not all there.
  const isCut = shown.some((fact, index) => fact !== facts[index]);
  return { message, hint: isCut ? (general ?? hint) : hint, ...(general !== undefined && { general }) };
}

/** A fact whose texts are so long that nobody reads them, with their beginnings; others are given back as they are. */
function cut(fact: unknown): unknown {
  // No half character is left at the end.
  if (typeof fact === 'string' && fact.length > MOST_SHOWN)
    return `${fact.slice(0, MOST_SHOWN / 10).replace(/[\ud800-\udbff]$/, '')}...`;
  if (typeof fact !== 'object' || fact === null) return fact;
  const entries: [string, unknown][] = Object.entries(fact);
  const shorter = entries.map(([name, value]): [string, unknown] => [name, cut(value)]);
  if (shorter.every(([, value], index) => value === entries[index]?.[1])) return fact;
  return Array.isArray(fact) ? shorter.map(([, value]) => value) : Object.fromEntries(shorter);
}

/** Makes a diagnostic: the words come from the catalogue, the facts from whoever found the mistake. */
export function diagnose<C extends Code>(code: C, at: Location, ...facts: Facts<C>): Diagnostic {
  const { message, hint } = wordsFor(code, facts);
  return { code, severity: catalogue[code].severity, ...at, message, hint };
}

/** The very start of a file: for what concerns the file as a whole. */
export function fileStart(file: string): Location {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
