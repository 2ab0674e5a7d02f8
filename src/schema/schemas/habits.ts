import { remembered } from '../../model/remembered.ts';
import { wordTable } from '../../values/word-table.ts';
import { routeOf } from '../formats/route.ts';
import { adviceFor } from './meant-block.ts';

type Where = 'page' | 'site' | 'block' | 'otherwise' | 'link' | 'theme' | 'contact' | 'hours';

/** Keys of other builders (Jekyll, Hugo, WordPress, Markdown sites) that have no like here -> what to do instead, by where they stand. */
const habits =
  wordTable<Readonly<Record<Where, readonly { readonly keys: string; readonly advice: string }[]>>>('habits');

/** Whether something is what a page says at its top, of a kind or of none. */
export function isOfPage(where: string): boolean {
  return /^a page(?: of the kind |$)/.test(where);
}

/**
 * What to do in place of a key that other builders have; undefined if none is known.
 *
 * @param where `a page`, `site.yaml`, `a hero block`, or the last key of a path: `hours` for an entry with opening hours
 * @param file of the page
 */
export function habitAt(where: string, key: string, file: string): string | undefined {
  const name = hyphened(key);
  if (isOfPage(where)) {
    const habit = find('page', name)
      ?.replace('{route}', () => routeOf(file))
      .replaceAll('{file}', () => file);
    // Of a page that says its kind, nobody wonders about that.
    return where === 'a page' || habit?.includes('"kind: article"') !== true ? habit : undefined;
  }
  if (where === 'site.yaml') return find('site', name);
  if (where === 'otherwise' || where === 'hours' || where === 'link' || where === 'theme' || where === 'contact')
    return find(where, name);
  return / block$/.test(where)
    ? (find('block', name) ?? (EMBEDDED.test(name) ? adviceFor(name) : undefined))
    : undefined;
}

/** Whether a key holds the text of a page, which belongs into a block. */
export function isTextOfPage(key: string): boolean {
  return find('page', hyphened(key))?.startsWith('Text goes') === true;
}

const EMBEDDED = /^(?:video|youtube|vimeo|audio|podcast|map|google-map|iframe|embed|table|chart|html|gallery)$/;

/** The first advice for a key. */
const find = remembered(
  (where: Where, name: string): string | undefined =>
    habits()[where].find(({ keys }) => keys.split(' ').includes(name))?.advice,
);

/** `redirectFrom`, `redirect_from` -> `redirect-from`. */
const hyphened = remembered((key: string): string =>
  key
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .replace(/[\s_]+/g, '-')
    .toLowerCase(),
);
