import { simpleWords } from '../../values/address-words.ts';
import { nearest } from '../../values/suggest.ts';
import { wordTable } from '../../values/word-table.ts';

/** Our kinds of pages -> what they are called by other systems, and in German, French, Spanish, Italian and Dutch. */
const names = wordTable<Readonly<Record<string, string>>>('kinds');

/**
 * The kind of page that is meant by a name, among those that a site has; undefined if nobody knows.
 * @param language of the site, if it is known
 */
export function kindMeant(name: string, known: readonly string[], language?: string): string | undefined {
  const simple = simpleWords(name, language);
  if (simple !== undefined && known.includes(simple)) return simple;
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.find((kind) => names()[kind]?.split(' ').includes(wanted)) ?? nearest(name, known);
}
