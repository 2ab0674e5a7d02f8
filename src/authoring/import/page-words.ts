import { wordAt } from '../../schema/schemas/dictionary.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';

/** The top of a page, as the dictionary of the checks has it. */
const TOP = 'page#';

/** What any page has, which others may call otherwise. */
const OF_PAGES = ['description', 'image', 'aliases'];

/** The field of pages that a key of another system says: `pubDate` -> `date`; undefined where it is none that is known. */
export function fieldCalled(key: string): string | undefined {
  const word = wordAt(TOP, key);
  return OF_PAGES.includes(key) ? key : word === undefined ? synonymOf(key, OF_PAGES) : (word.field ?? word.is);
}

/** Whether a key says what is decided elsewhere here, or not at all. */
export const isIgnored = (key: string): boolean =>
  wordAt(TOP, key)?.advice !== undefined && fieldCalled(key) === undefined;

/** Whether nobody misses what a key says, so that nobody is told that it was left out. */
export const isIdle = (key: string): boolean => wordAt(TOP, key)?.isIdle === true;
