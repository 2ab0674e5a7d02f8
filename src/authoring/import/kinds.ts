import { stringify } from 'yaml';
import { say } from '../../diagnostics/messages/say.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { grouped } from '../../model/lists.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { isDay, momentIn } from '../../values/day.ts';
import type { Moved } from './moved.ts';
import { isIgnored, type OldPage, ownFieldName } from './old-pages.ts';
import { known, type MenuItem, type OldSettings } from './systems.ts';

/** What pages have around them. */
type Around = {
  readonly pages: readonly OldPage[];
  readonly settings: OldSettings;
  readonly name: string;
  readonly moved: Moved;
  readonly folders: readonly Folder[];
  readonly ignored: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Pages that lead to the others, where the old system made them by a template. */
export function listPages({ folders, pages, settings, name }: Around): [string, string][] {
  const isThere = (route: string): boolean => pages.some((page) => page.route === route);
  const lists = folders.filter(({ folder, kind }) => kind !== undefined && !isThere(folder));
  const made = lists.map((each): [string, string] => {
    const block =
      each.kind === 'doc'
        ? { type: known().blocks.links, from: { kind: 'doc', folder: `/${each.folder}`, sort: 'order' } }
        : listOf(each);
    const page = {
      ...{ title: titled(each.folder), description: `${titled(each.folder)} – ${name}` },
      blocks: [{ type: 'hero', title: titled(each.folder) }, block],
    };
    return [`pages/${each.folder}/index.yaml`, inYaml(page)];
  });
  if (isThere('index')) return made;
  const docs = folders.find(({ kind }) => kind === 'doc');
  const blocks = [
    {
      type: 'hero',
      title: name,
      ...(docs !== undefined && { actions: [{ label: titled(docs.folder), href: `/${docs.folder}` }] }),
      ...(settings.description !== undefined && { description: settings.description }),
    },
    ...folders.filter(({ kind }) => kind !== undefined && kind !== 'doc').map(listOf),
  ];
  const home = { title: name, description: settings.description ?? name, blocks };
  return [['pages/index.yaml', inYaml(home)], ...made];
}

/** So many entries has a menu that nobody has made. */
const MOST_ENTRIES = 6;

/** A menu of a site whose system has it in its templates: the pages at the top, and those of folders. */
function menuOf(pages: readonly OldPage[], folders: readonly Folder[]): JsonObject[] {
  const lists = folders
    .filter(({ kind }) => kind !== undefined)
    .map(({ folder }) => ({ label: titled(folder), href: `/${folder}` }));
  const others = pages
    .filter(
      ({ route }) =>
        !route.includes('/') && !/^(?:index|404)$/.test(route) && !lists.some(({ href }) => href === `/${route}`),
    )
    .map(({ route, keys }) => ({ label: String(keys.get('title') ?? titled(route)), href: `/${route}` }));
  return [...lists, ...others].slice(0, MOST_ENTRIES);
}

/** What a folder is called where nobody says more: `Case studies`. */
const titled = (folder: string): string => folder.charAt(0).toUpperCase() + folder.slice(1).replace(/-/g, ' ');

/** site.yaml of the new site. */
export function siteFile({ settings, name, moved, pages, folders, ignored }: Around): string {
  const item = ({ label, href, items }: MenuItem): { readonly [key: string]: Json } => ({
    label,
    ...(href !== undefined && { href: moved.to(href, '') ?? href }),
    ...(items !== undefined && { items: items.map(item) }),
  });
  const said = settings.menu.map(item).filter(({ href, items }) => href !== undefined || items !== undefined);
  const menu = said.length > 0 ? said : menuOf(pages, folders);
  const common = folders.flatMap(({ folder, kind }) => {
    const ignore = [...(ignored.get(folder) ?? [])].sort();
    return kind === undefined && ignore.length === 0
      ? []
      : [{ folder, ...(kind !== undefined && { kind }), ...(ignore.length > 0 && { ignore }) }];
  });
  const site = {
    name: name,
    url: settings.url ?? 'https://www.example.com',
    ...(settings.description !== undefined && { description: settings.description }),
    ...(settings.language !== undefined && { language: settings.language.replace('_', '-') }),
    ...(menu.length > 0 && { nav: { items: menu } }),
    ...(common.length > 0 && { folders: common }),
  };
  return inYaml(site);
}

/** What the pages of a folder have in common. */
export type Folder = {
  /** Below `pages/`: `blog`. */
  readonly folder: string;
  /** Their kind; undefined where it is none. */
  readonly kind: string | undefined;
  /** The file of that kind: its keys. Undefined where it is there already. */
  readonly made: JsonObject | undefined;
  readonly isBlog: boolean;
  /** The keys that such a page can have. */
  readonly allowed: readonly string[];
  readonly pages: readonly OldPage[];
};

/** Folders with pages that are read in order. */
const DOCS = /^(?:docs?|documentation|handbook|manual|reference|guides?|tutorials?)$/;

/** A field is made of a key that so many pages have, and at least two. */
const SHARE = 0.3;

/** Sorts pages by the folder at the top that they are in. @param areDocs whether the system makes nothing but documentation */
export function foldersOf(pages: readonly OldPage[], areDocs: boolean): Folder[] {
  const folders = [...new Set(pages.flatMap(({ route }) => (route.includes('/') ? (route.split('/')[0] ?? '') : [])))];
  return folders.map((folder) => {
    const inside = pages.filter(({ route }) => route.startsWith(`${folder}/`));
    const posts = inside.filter(({ isPost }) => isPost).length;
    const isBlog = posts > 0 && posts >= inside.length * 0.6;
    if (!isBlog && (areDocs || DOCS.test(folder)))
      return {
        ...{ folder, kind: 'doc', made: undefined, isBlog, pages: inside },
        allowed: [...ofAnyPage(), 'order', 'section'],
      };
    const fields = isBlog || inside.length > 2 ? fieldsOf(inside.map(({ keys }) => keys.toJS() ?? {})) : [];
    const hasOwn = isBlog || fields.length > 0;
    const kind = isBlog ? 'post' : singular(folder);
    const allowed = [...ofAnyPage(), ...fields.map(({ name }) => name)];
    const made = hasOwn ? kindWith(kind, fields) : undefined;
    return { folder, kind: hasOwn ? kind : undefined, made, isBlog, allowed, pages: inside };
  });
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

type Field = { readonly name: string; readonly type: string; readonly withTime?: true; readonly required?: true };

/** What pages of a kind have from us, so that it is no field: the keys of any page. */
export const ofAnyPage = (): readonly string[] =>
  Object.keys(schemaOf('page').properties ?? {}).filter((key) => key !== 'image');

/** The fields that things of one kind have: the keys that many of them have, where all values are of one type. */
export function fieldsOf(all: readonly JsonObject[]): Field[] {
  const own = all.flatMap(Object.entries<Json>).filter(([name]) => !ofAnyPage().includes(name) && !isIgnored(name));
  const many = Math.max(2, all.length * SHARE);
  return [...grouped(own, ([name]) => name)].flatMap(([key, some]) => {
    const said = some.map(([, value]) => value);
    const found =
      said.length < many && !/^(?:date|author|image|tags|category)$/.test(key) ? undefined : typeOf(key, said);
    if (found === undefined || ownFieldName(key) !== key) return [];
    const isRequired = found.type === 'date' && key === 'date' && said.length === all.length;
    return [{ name: key, ...found, ...(isRequired && { required: true as const }) }];
  });
}

/** The type that all values of a key have; undefined where they have none in common. */
function typeOf(key: string, values: readonly Json[]): Pick<Field, 'type' | 'withTime'> | undefined {
  const are = (fits: (value: string) => boolean): boolean =>
    values.every((value) => typeof value === 'string' && fits(value));
  if (key === 'image') return values.every(isObject) ? { type: 'image' } : undefined;
  if (values.every((value) => typeof value === 'boolean')) return { type: 'yes-no' };
  if (values.every((value) => typeof value === 'number')) return { type: 'number' };
  if (are(isDay)) return { type: 'date' };
  if (are((value) => momentIn(value) !== undefined || isDay(value))) return { type: 'date', withTime: true };
  if (are((value) => /^(?:https?:\/\/|\/)\S+$/.test(value))) return { type: 'link' };
  if (values.some(isObject)) return undefined;
  const isTexts = values.some(isList);
  return isTexts && values.some((each) => isList(each) && each.some(isObject))
    ? undefined
    : { type: isTexts ? 'texts' : 'text' };
}

/** A kind with these fields, shown above the text: what everybody has at the top of an article. */
function kindWith(kind: string, fields: readonly Field[]): JsonObject {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  const shown = fields.filter(
    ({ name, type }) => /^(?:text|texts|number|date)$/.test(type) && !/^(?:category|tags|order)$/.test(name),
  );
  const meta = shown.slice(0, 4).map(({ name }) => `{${name}}`);
  return {
    description: say('imported', { why: 'page', of: kind }),
    fields: fields as unknown as Json,
    layout: [
      {
        type: 'hero',
        ...(has('category') && { tagline: '{category}' }),
        ...{ title: '{title}', description: '{description}' },
        ...(meta.length > 0 && { meta }),
        ...(has('image') && { image: '{image}' }),
      },
      { type: known().blocks.text, contents: true },
      ...(has('date') ? [{ type: known().blocks.links, variant: 'neighbours', from: { kind } }] : []),
    ],
  };
}

export const inYaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** A block with all pages of a folder. */
export const listOf = ({ folder, kind, isBlog }: Folder): { readonly [key: string]: Json } => ({
  type: isBlog ? known().blocks.posts : known().blocks.list,
  from: { kind: kind ?? '', folder: `/${folder}` },
});
