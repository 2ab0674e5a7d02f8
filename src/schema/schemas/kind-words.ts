import { simpleWords } from '../../values/address-words.ts';
import { nearest } from '../../values/suggest.ts';
import { wordTable } from '../../values/word-table.ts';
import { hyphened } from './dictionary.ts';

/** Our kinds of pages -> what they are called by other systems, and in German, French, Spanish, Italian and Dutch. */
const names = wordTable<Readonly<Record<string, string>>>('kinds');

/** The kind of page that is meant by a name, among those that a site has; undefined if nobody knows. */
export function kindMeant(name: string, known: readonly string[], language?: string): string | undefined {
  const simple = simpleWords(name, language);
  if (simple !== undefined && known.includes(simple)) return simple;
  return known.find((kind) => isKindCalled(name, kind)) ?? nearest(name, known);
}

/** Whether other systems call a kind so. */
export function isKindCalled(name: string, kind: string): boolean {
  const wanted = hyphened(name.trim());
  return names()[kind]?.split(' ').includes(wanted) === true;
}
