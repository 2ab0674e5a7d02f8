import { stringify } from 'yaml';
import { say } from '../../diagnostics/messages/say.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { isDay, momentIn } from '../../values/day.ts';
import { ownFieldName } from './keys.ts';
import type { OldPage } from './old-pages.ts';
import { isIgnored } from './page-words.ts';
import { ourBlocks } from './systems.ts';

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
  const values = new Map<string, Json[]>();
  for (const [name, value] of all.flatMap(Object.entries<Json>))
    if (!ofAnyPage().includes(name) && !isIgnored(name)) values.set(name, [...(values.get(name) ?? []), value]);
  const many = Math.max(2, all.length * SHARE);
  return [...values].flatMap(([key, said]) => {
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
      { type: ourBlocks().text, contents: true },
      ...(has('date') ? [{ type: ourBlocks().links, variant: 'neighbours', from: { kind } }] : []),
    ],
  };
}

/** The kind as a file. */
export const kindFile = (made: JsonObject): string => stringify(made, { lineWidth: 0 });

/** A block with all pages of a folder. */
export const listOf = ({ folder, kind, isBlog }: Folder): { readonly [key: string]: Json } => ({
  type: isBlog ? ourBlocks().posts : ourBlocks().list,
  from: { kind: kind ?? '', folder: `/${folder}` },
});
