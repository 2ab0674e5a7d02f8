import { parse as parseToml } from 'smol-toml';
import { Document, isMap, isScalar, type Node, type Pair, parseDocument, stringify, visit } from 'yaml';
import { isList, isObject, type Json, textsIn } from '../../model/json.ts';
import { wordAt } from '../../schema/schemas/dictionary.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { fieldWords, simpleWords } from '../../values/address-words.ts';
import { isDay, momentIn } from '../../values/day.ts';
import type { Moved } from './moved.ts';
import { type Collection, firstText, type OldFolder, type OldSettings, type System } from './systems.ts';

/** A text of another system, with what it will be called here. */
export type OldPage = {
  /** Its path in the old folder. */
  readonly file: string;
  /** Its new address below `pages/`, without a slash: `blog/first`; `index` for the home page. */
  readonly route: string;
  /** Where it was; undefined if it never was published. */
  readonly oldAddress: string | undefined;
  readonly keys: Document;
  readonly body: string;
  /** What stands between the marks of its keys, as it is written; empty where that isn't YAML. */
  readonly front: string;
  /** Whether nobody can read its keys. */
  readonly isUnread: boolean;
  /** How many lines stand above the body. */
  readonly above: number;
  readonly isPost: boolean;
};

/** Files of a repository that nobody means to publish. */
const OF_REPOSITORY =
  /^(?:\.\.\/)?(?:README|LICEN[CS]E|CHANGELOG|HISTORY|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT|AUTHORS|RELEASES|CLAUDE|AGENTS)[^/]*$/i;

const TEXT = /\.(?:md|markdown|mdx)$/i;
const KEYS = /\.ya?ml$/i;

/** The texts of a site, each once: two of one address get different ones. And the files of texts that are no pages. */
export function oldPages(
  folder: OldFolder,
  system: System,
  settings: OldSettings,
): { readonly pages: readonly OldPage[]; readonly others: readonly string[] } {
  const taken = new Set<string>();
  const routes = new Set<string>();
  const pages: OldPage[] = [];
  const others: string[] = [];
  const collections = [...system.collections, ...ownCollections(system, settings)];
  for (const collection of collections.sort((a, b) => b.from.length - a.from.length)) {
    for (const file of folder.files.filter((each) => isIn(each, collection) && !taken.has(each))) {
      taken.add(file);
      const page = pageIn(file, folder.text(file), { collection, system, settings });
      if (page === undefined) others.push(file);
      else {
        const route = free(page.route, routes);
        routes.add(route);
        pages.push({ ...page, route });
      }
    }
  }
  return { pages, others };
}

/** Those that the settings of the system name, as Jekyll has them. */
function ownCollections({ own }: System, { all }: OldSettings): Collection[] {
  const named = all.collections as Json | undefined;
  if (own === undefined || !isObject(named)) return [];
  return Object.entries(named)
    .filter(([name]) => name !== 'posts')
    .map(([name, said]) => {
      const permalink = isObject(said) && typeof said.permalink === 'string' ? said.permalink : `/${name}/:path`;
      return { from: `${own}${name}`, to: name, address: permalink };
    });
}

function isIn(file: string, { from, yaml }: Collection): boolean {
  const isText = TEXT.test(file) || (yaml === true && KEYS.test(file) && !/(?:^|\/)[._]/.test(file));
  if (!isText || OF_REPOSITORY.test(file)) return false;
  if (from !== '') return file.startsWith(`${from}/`);
  return !/(?:^|\/)[._]/.test(file);
}

/** Undefined for a text in a folder without keys that Jekyll would not make a page of, and for one that makes another kind of file. */
function pageIn(
  file: string,
  text: string,
  { collection, system, settings }: { collection: Collection; system: System; settings: OldSettings },
): OldPage | undefined {
  const { hasKeys, ...parts } = partsOf(KEYS.test(file) ? `---\n${text.trim()}\n---\n` : text);
  const { keys, body } = parts;
  if (system.own !== undefined && !hasKeys) return undefined;
  const { from, to, dated } = collection;
  const names = file
    .slice(from === '' ? 0 : from.length + 1)
    .replace(TEXT, '')
    .replace(KEYS, '')
    .split('/');
  const plain = names.map((name) => (system.numbered === true ? name.replace(/^\d+[.\-_]\s*(?=\D)/, '') : name));
  const day = dated === true ? /(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]/.exec(plain.join('/')) : null;
  const path = pathOf(day === null ? plain : plain.join('/').replace(day[0], '').split('/'), settings.language);
  if (day !== null && !keys.has('date'))
    keys.set('date', `${day[1]}-${day[2]?.padStart(2, '0')}-${day[3]?.padStart(2, '0')}`);
  if (file.includes('_drafts/')) keys.set('draft', true);
  const said = ['permalink', 'url', 'slug', 'path'].map((key) => [key, keys.get(key)] as const);
  for (const [key] of said) keys.delete(key);
  const [, whole] = said.find(([, value]) => typeof value === 'string' && value.startsWith('/')) ?? [];
  const [, slug] =
    said.find(([key, value]) => key === 'slug' && typeof value === 'string' && !value.includes('/')) ?? [];
  const named = typeof slug === 'string' ? [...path.slice(0, -1), addressWords(slug, settings.language)] : path;
  const inPages = [...(to === '' ? [] : to.split('/')), ...named];
  const pattern = typeof whole === 'string' ? whole : addressOf(collection, settings);
  const old = filledIn(pattern, { path: named.join('/'), title: named.at(-1) ?? '', keys });
  if (old !== undefined && /\.(?:xml|txt|json|js|css)$/.test(old)) return undefined;
  const isSaid = typeof whole === 'string' && old !== undefined && dated !== true;
  const route = (isSaid ? old.replace(/\.html$/, '') : inPages.join('/')).replace(/\/index$/, '');
  const simple = pathOf(route.split('/').filter(Boolean), settings.language).join('/');
  // A key without a value says nothing.
  for (const key of ['title', 'description']) if (isNothing(keys.get(key))) keys.delete(key);
  if (!keys.has('title') && !/^\s*#\s/.test(body)) keys.set('title', titleFrom(named.at(-1) ?? '', settings));
  const isPost =
    dated === true ||
    pairsOf(keys).some((pair) => fieldCalled(nameOf(pair)) === 'date' && isMoment(String(valueIn(pair))));
  return { file, route: simple === '' ? 'index' : simple, oldAddress: old, ...parts, isPost };
}

const isNothing = (value: unknown): boolean => value === null || String(value).trim() === '';

const isMoment = (text: string): boolean => isDay(text) || momentIn(text) !== undefined;

const addressOf = ({ address, setting, styles }: Collection, { all }: OldSettings): string => {
  const said = setting === undefined ? undefined : all[setting];
  return typeof said === 'string' ? (styles?.[said] ?? said) : address;
};

/** Stands for what a page doesn't say. */
const UNKNOWN = '\0';

/** The address of a page by a pattern; undefined where it needs what the page doesn't say. */
function filledIn(
  pattern: string,
  { path, title, keys }: { readonly path: string; readonly title: string; readonly keys: Document },
): string | undefined {
  if (pattern === '') return undefined;
  const moment = momentIn(String(keys.get('date') ?? ''))?.date.split('-');
  const listed = (keys.toJS() as Record<string, unknown> | null)?.categories ?? keys.get('category') ?? '';
  const categories = (Array.isArray(listed) ? listed : String(listed).split(/\s+/)).join('/').toLowerCase();
  const [year, month, day] = moment ?? [];
  const values: Readonly<Record<string, string | undefined>> = {
    ...{ path, title, slug: title, name: title, contentbasename: title, filename: title, categories, year, month, day },
    ...{ i_month: month?.replace(/^0/, ''), i_day: day?.replace(/^0/, ''), short_year: year?.slice(2) },
  };
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? UNKNOWN);
  return filled.includes(UNKNOWN) ? undefined : filled.replace(/\/{2,}/g, '/');
}

/** Keys above a text, in YAML, TOML or JSON, and the text. */
function partsOf(
  text: string,
): Pick<OldPage, 'keys' | 'front' | 'isUnread' | 'body' | 'above'> & { readonly hasKeys: boolean } {
  const [whole, mark = '', inner = ''] = /^\s*(---|\+\+\+)[ \t]*\n((?:[\s\S]*?\n)?)\1[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined)
    return { keys: new Document({}), front: '', isUnread: false, body: text, above: 0, hasKeys: false };
  const read = parseDocument(mark === '+++' ? asYaml(inner) : inner, { uniqueKeys: false });
  const keys = isMap(read.contents) && read.errors.length === 0 ? read : new Document({});
  // Keys that nobody can read stay as a comment, and the checks say what lacks.
  const isUnread = keys !== read && inner.trim() !== '';
  if (isUnread) keys.commentBefore = inner.trimEnd();
  return {
    keys,
    isUnread,
    front: mark === '+++' ? '' : inner,
    body: text.slice(whole.length),
    above: whole.split('\n').length - 1,
    hasKeys: true,
  };
}

/** Keys in TOML, in YAML. What is none stays a comment. */
function asYaml(text: string): string {
  try {
    return stringify(JSON.parse(JSON.stringify(parseToml(text))));
  } catch {
    return text.replace(/^/gm, '# ');
  }
}

/** Words as the name of a file has them. What stands in others' files never leads out of the folder. */
const addressWords = (words: string, language: string | undefined): string =>
  simpleWords(words, language) ?? words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** The names of a file and its folders as an address has them: without `index`, and without a file that has the name of its folder. */
function pathOf(names: readonly string[], language: string | undefined): string[] {
  const all = names
    .map((name) => addressWords(name.replace(/^_(?=index$)/, ''), language))
    .filter((name) => name !== '');
  const last = all.at(-1);
  return last === 'index' || (last !== undefined && last === all.at(-2)) ? all.slice(0, -1) : all;
}

function titleFrom(name: string, { name: site }: OldSettings): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words === '' ? (site ?? 'Home') : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A route that no other page has. */
function free(route: string, taken: ReadonlySet<string>): string {
  if (!taken.has(route)) return route;
  let count = 2;
  while (taken.has(`${route}-${count}`)) count += 1;
  return `${route}-${count}`;
}

/** The keys of a page, with their values. */
export const pairsOf = (keys: Document): readonly Pair[] => (isMap(keys.contents) ? [...keys.contents.items] : []);

export const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const valueIn = ({ value }: Pair): Json =>
  ((value as { toJSON?: () => Json } | null)?.toJSON?.() ?? (isScalar(value) ? value.value : value) ?? null) as Json;

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

/** What could not be brought of the keys of a page: their names, with their lines in the old file. */
type LeftKey = { readonly what: string; readonly line?: number };

/** Gives the keys of a page our names, and the addresses in them those that are now right. Comments stay. */
export function withOurKeys({ file, keys, front, isUnread }: OldPage, moved: Moved): LeftKey[] {
  const left: LeftKey[] = isUnread ? [{ what: front, line: 2 }] : [];
  const to = (url: string): string | undefined => moved.to(url, file);
  for (const pair of pairsOf(keys)) {
    const key = nameOf(pair);
    const value = valueIn(pair);
    const name = fieldCalled(key) ?? key;
    const isTaken = name !== key && keys.has(name);
    const said = isTaken ? undefined : saidAs(name, value, to);
    if (key === 'published' && typeof value === 'boolean') replace(keys, pair, ['draft', !value]);
    else if (said !== undefined && isOurs(name)) replace(keys, pair, [name, said]);
    else if (!isTaken && isOurs(name)) {
      left.push({ what: key, ...lineOf(front, key) });
      keys.delete(key);
    } else {
      if (isScalar(pair.key) && ownFieldName(key) !== '' && !isIgnored(key)) pair.key.value = ownFieldName(key);
      replaceAddresses(pair, to);
    }
  }
  // Hugo shows the picture of this name that is beside a page.
  const featured = ['png', 'jpg', 'jpeg', 'webp']
    .map((end) => to(`featured.${end}`))
    .find((each) => each !== undefined);
  if (!keys.has('image') && featured !== undefined) keys.set('image', { src: featured, decorative: true });
  return left;
}

/** The line of a key in the file whose keys are these, if it is found. */
export function lineOf(front: string, key: string): { readonly line?: number } {
  const at = front
    .split('\n')
    .findIndex((line) => line.startsWith(key) && line.slice(key.length).trimStart().startsWith(':'));
  return at === -1 ? {} : { line: at + 2 };
}

const isOurs = (name: string): boolean => name === 'title' || name === 'draft' || fieldCalled(name) === name;

function replace(keys: Document, pair: Pair, [name, value]: readonly [string, Json]): void {
  if (nameOf(pair) !== name && isScalar(pair.key)) pair.key.value = name;
  if (JSON.stringify(valueIn(pair)) !== JSON.stringify(value)) pair.value = keys.createNode(value);
}

/** The value of one of our keys in our form; undefined where nothing can be made of it. */
function saidAs(name: string, value: Json, to: (url: string) => string | undefined): Json | undefined {
  switch (name) {
    case 'image':
      return pictureIn(value, to);
    case 'author':
      return namesIn(value).join(', ') || undefined;
    case 'category':
    case 'tags': {
      const all =
        typeof value === 'string'
          ? value.split(value.includes(',') ? ',' : '\n').map((each) => each.trim())
          : namesIn(value);
      return name === 'category' && all.length === 1 ? all[0] : all.length === 0 ? undefined : [...new Set(all)];
    }
    case 'aliases':
      return textsIn(value);
    case 'order':
      return typeof value === 'number' ? value : undefined;
    case 'title':
    case 'description':
    case 'date':
    case 'updated':
      return value === null || isObject(value) || isList(value) || value === '' ? undefined : value;
    default:
      return value ?? undefined;
  }
}

/** The names in a list of texts, or of people with names. */
function namesIn(value: Json): string[] {
  const all = isList(value) ? value : [value];
  return all.flatMap((each) => {
    const name = isObject(each) ? (each.name ?? each.title) : each;
    return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
  });
}

/** A picture with its text, where its file is there. */
export function pictureIn(value: Json, to: (url: string) => string | undefined): Json | undefined {
  if (isList(value)) return value[0] === undefined ? undefined : pictureIn(value[0], to);
  const words = isObject(value) ? value : { src: value };
  const [src] = Object.values(words).flatMap((each) => (typeof each === 'string' ? (to(each) ?? []) : []));
  if (src === undefined) return undefined;
  const alt = firstText(words, ['alt', 'altText', 'alt_text', 'description', 'caption']) ?? '';
  return { src, ...(alt.trim() === '' ? { decorative: true } : { alt }) };
}

/** Gives all texts below a key the addresses that are right now. */
function replaceAddresses({ value: below }: Pair, to: (url: string) => string | undefined): void {
  visit(below as Node, {
    Scalar: (at, node) => {
      const { value } = node;
      if (at === 'key' || typeof value !== 'string' || /\s/.test(value) || !/[/.]/.test(value)) return;
      node.value = to(value) ?? value;
    },
  });
}

/** The name of a field, for a key of any form: letters and digits alone. */
export const ownFieldName = (key: string): string => fieldWords(key.replace(/[-_.]+/g, ' '));
