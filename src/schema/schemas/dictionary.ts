import { remembered } from '../../model/once.ts';
import { hasWordTable, wordTable } from '../../values/word-table.ts';
import type { Entry, Node } from '../../yaml/syntax/tree.ts';
import { routeOf } from '../formats/route.ts';
import { adviceFor } from './meant-block.ts';
import type { Schema } from './schemas.ts';

/** What other builders call something, or have and we don't. One of `is`, `near` and `advice` says what it is here. */
export type Word = {
  /**
   * Its names: in small letters, with hyphens, separated by spaces. `type=submit` is the mark of an entry that is something else. With `[]`, `{}`
   * or `:` behind it, only with a list, keys or a single value; so may a key of ours where it takes another kind. With `?`, what to write where
   * it is missing.
   */
  readonly keys: string;
  /** The key that means the same. */
  readonly is?: string;
  /** Where another key means the same, that one is it: a title for search engines alone. */
  readonly yields?: true;
  /** The key that is the nearest, but may mean something else. */
  readonly near?: string;
  /** What to do in its place: it isn't here, or takes more than another name. */
  readonly advice?: string;
  /** It says how something looks or works that is decided here: without it, nothing is missing. Where it is only a setting, `--fix` deletes it. */
  readonly isIdle?: true;
  /** There is nothing like it here. Where it says nothing to visitors (`{any}` in `idleAs`: whatever it says), `--fix` makes a comment of it. */
  readonly isAbsent?: true;
  /**
   * The values, separated by spaces, with which it says nothing: `status: published`, since every page is. More of them are `{any}`, `{settings}`
   * (keys that hold only these), `{name}` (that of the file), `{folder}` (that of its folder), `{listed}` (where the entries stand beside it), `{order}` (a number by which the list is in order already) and `{unused}` (a name
   * that no other entry of the list says).
   */
  readonly idleAs?: string;
  /** The key of site.yaml that says it for the whole site: `words.sent`. */
  readonly inSite?: string;
  /** The field that pages of other systems mean by it, whatever a page without a kind does with it. */
  readonly field?: string;
  /** How its value is written under the key that means the same, where that isn't by the name alone. */
  readonly form?: Form;
};

/** One of these. What is only a part of something may mean something else where it stands alone: it is `near`. */
export type Form = {
  /** Which part of a text it is, counted from 0, and what stands between the parts: `start`, `end` -> `time: 18:00-19:30`. */
  readonly part?: number;
  readonly between?: string;
  /**
   * Where it belongs elsewhere in the file or block: the list at whose end its entries are put, such as `contact.profiles`, or a key that isn't
   * there. With `under`, they are one entry, and its key is the title.
   */
  readonly at?: string;
  /** The key of the map that it is under: `author` -> `person: { name }`. */
  readonly under?: string;
  /**
   * `entry`: it is one of the entries of the list. `keys`: it holds keys that belong where it stands, each by its own name:
   * `price: { monthly, yearly }`. `pairs`: each of its keys and its value are an entry of the list: `monday: 9:00-17:00`. `groups`: its
   * entries hold lists of them, and what they say holds for each. `around`: it stands before a text (part 0) or after it. As an `entry` with
   * a path in `under`, it is a part of the one entry that there is. `address`: it is the number of a video. `below`: it names the entry of
   * its list that it is below: `parent: more`. `picture`: it is the address of a picture that shows what is named by the key in `under`; without
   * that, one that only decorates. `list`: it stays as it is, or the only row in it does. `lines`: each of its texts is a line of a list in a
   * text, with numbers if one beside it is true. `within`: it is what the one entry has in `under`. `one`: it holds the single value, as
   * anything does that has keys where one is wanted. `says`: if it is true, `under` is the value: `closed`; `denies`: if it is false. `texts`: each of
   * its entries holds one text. `fence`: it is lines of code, in the language that `under` says. `told`: its words are said before a text (part 0) or behind it. `linked`: it's where all words of a text lead. `file`: it is the address of a page, as the name of its file says it.
   */
  readonly as?:
    | 'entry'
    | 'keys'
    | 'pairs'
    | 'groups'
    | 'around'
    | 'address'
    | 'fence'
    | 'file'
    | 'below'
    | 'picture'
    | 'list'
    | 'lines'
    | 'one'
    | 'says'
    | 'denies'
    | 'texts'
    | 'linked'
    | 'told'
    | 'within';
  /** What the map needs as well, where nobody says it: of the lists of a block for articles, their `kind`. */
  readonly besides?: Readonly<Record<string, string>>;
};

/** Words by where they stand: the keys that lead there, joined by dots. */
type Table = Readonly<Record<string, readonly Word[]>>;

export type Place = {
  /** `a page`, `site.yaml`, `a hero block` */
  readonly owner: string;
  readonly path: readonly (string | number)[];
  readonly schema?: Schema;
};

/** Whether something is what a page says at its top, of a kind or of none. */
export const isOfPage = (where: string): boolean => /^a page(?: of the kind |$)/.test(where);

/** The tables and the places in them that speak of a map, the nearest first, as one text: `blocks/hero#image everywhere#image`. */
export function placeOf({ owner, path, schema: { properties = {} } = {} }: Place): string {
  const keys = path.filter((step) => typeof step === 'string');
  const block = /^an? (.+) block$/.exec(owner)?.[1];
  const table = block === undefined ? (owner === 'site.yaml' ? 'site' : 'page') : `blocks/${block}`;
  const isOwn = block !== undefined || owner === 'site.yaml' || isOfPage(owner);
  return [
    ...(isOwn ? [`${table}#${keys.join('.')}`] : []),
    ...(keys.length === 0 ? [] : [`everywhere#${keys.at(-1)}`]),
    ...(keys.length === 0 && block !== undefined ? ['everywhere#block'] : []),
    ...(keys.length > 0 && properties.href !== undefined ? ['everywhere#link'] : []),
    ...(keys.length > 0 && properties.hours !== undefined ? ['everywhere#hours'] : []),
    'everywhere#setting',
  ].join(' ');
}

/** A key, and what it says without the words around it, unless the whole word is known. */
export const namesAt = (place: string, key: string): readonly string[] =>
  said(place, hyphened(key)) === undefined ? [key, ...simplerThan(key)] : [key];

/** What is known of a key at a place, or of the same word without those around it. @param place by `placeOf` */
export const wordAt = remembered(
  (place: string, key: string): Word | undefined =>
    namesAt(place, key).flatMap((name) => said(place, hyphened(name)) ?? [])[0],
);

function said(place: string, name: string): Word | undefined {
  for (const each of place.split(' ')) {
    const word = wordsAt(each).get(name);
    if (word !== undefined) return word;
  }
  return undefined;
}

/**
 * What a key says without the noun of what it is in, or without the kind of value behind it: `planTitle` -> `title`, `venueName` -> `venue`,
 * `headingText` -> `heading`.
 */
export const simplerThan = remembered((key: string): readonly string[] => {
  const { nouns, ends, holders, texts } = compounds().compounds;
  const [mark = ''] = /[[\]{}:?]{1,2}$/.exec(key) ?? [];
  const whole = hyphened(key.slice(0, key.length - mark.length));
  const [first = '', ...rest] = whole.includes('=') ? [''] : whole.split('-');
  const inner = rest.length > 0 && nouns.includes(first) ? [rest.join('-')] : [];
  const before = (isEnd: (end: string, word: string) => boolean): readonly string[] =>
    [...inner, whole].flatMap((each) => {
      const [word = '', end = ''] = each.split(/-(?=[^-]*$)/);
      return isEnd(end, word) ? [word] : [];
    });
  const held = before((end) => holders.includes(end));
  const others = before((end, word) => ends.includes(end) || (end === 'text' && texts.includes(word)));
  return [...held, ...inner, ...others].map((each) => each + mark);
});

const compounds = wordTable<{
  readonly compounds: Readonly<Record<'nouns' | 'ends' | 'holders' | 'texts', readonly string[]>>;
}>('keys');

/** What is known of an entry that has a key with a word at a place: `type: submit`; or one that says what it is below. */
export function wordOfEntry(place: string, key: string, text = ''): Word | undefined {
  const own = wordAt(place, key);
  return own?.form?.as === 'below' ? own : text.length > LONGEST_MARK ? undefined : wordAt(place, `${key}=${text}`);
}

const LONGEST_MARK = 20;

/** What is known of a key with a value of one kind, such as the address of a picture. @param place by `placeOf` */
export function ownAt(place: string, key: string, kind: Node['kind']): Word | undefined {
  const name = hyphened(key);
  // The nearest place that knows the whole word counts.
  const known = place.split(' ').find((each) => (said(each, name) ?? said(each, name + KINDS[kind])) !== undefined);
  return known === undefined ? wordAt(place, key + KINDS[kind]) : said(known, name + KINDS[kind]);
}

/** What is known of a key with its value. A switch for a part of something (`show_bio: false`) is a setting, whatever the part. */
export function wordOf(place: string, { key, value }: Entry): Word | undefined {
  const isSwitch = value.kind === 'scalar' && typeof value.value === 'boolean' && SWITCH.test(hyphened(key));
  return ownAt(place, key, value.kind) ?? wordAt(place, key) ?? (isSwitch ? wordAt(place, '{switch}') : undefined);
}

const SWITCH = /^(?:show|hide|enable|disable|display|allow|auto)-/;

const KINDS = { list: '[]', map: '{}', scalar: ':' };

/** The key that another one means at a place, by its name alone or in another form. */
export function nameAt(place: string, key: string): string | undefined {
  const word = wordAt(place, key);
  return word?.is ?? word?.near;
}

/** What to do in place of a key that other builders have; undefined if none is known. @param file of the page @param word what is known of it */
export function adviceAt(
  map: Place,
  key: string,
  { file, word = wordAt(placeOf(map), key) }: { readonly file: string; readonly word?: Word | undefined },
): string | undefined {
  const { owner, path } = map;
  const { advice } = word ?? {};
  const isBlock = path.length === 0 && / block$/.test(owner);
  if (advice === undefined) return isBlock && EMBEDDED.test(hyphened(key)) ? adviceFor(hyphened(key)) : undefined;
  // Of a page that says its kind, nobody wonders about that.
  if (isOfPage(owner) && owner !== 'a page' && advice.includes('"kind: article"')) return undefined;
  return advice.replace('{route}', () => routeOf(file)).replaceAll('{file}', () => file);
}

/** What to do in place of a key that no block has, where nothing else is known of it. */
export const adviceOfAny = (key: string): string | undefined => wordAt('everywhere#otherwise', key)?.advice;

const EMBEDDED = /^(?:video|youtube|vimeo|audio|podcast|map|google-map|iframe|embed|table|chart|html|gallery)$/;

/** The words of a place in a table, by their names. A block of a site's own has no table, and any key may lead to a place. */
const wordsAt = remembered((place: string): ReadonlyMap<string, Word> => {
  const [name = '', at = ''] = place.split('#');
  const table = hasWordTable(name) ? wordTable<Table>(name)() : {};
  const words = Object.hasOwn(table, at) ? (table[at] ?? []) : [];
  // The first that is called so counts.
  return new Map(words.toReversed().flatMap((word) => word.keys.split(' ').map((key) => [key, word] as const)));
});

/** `redirectFrom`, `redirect_from` -> `redirect-from`. */
export const hyphened = remembered((key: string): string =>
  key
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .replace(/[\s_]+/g, '-')
    .toLowerCase(),
);
