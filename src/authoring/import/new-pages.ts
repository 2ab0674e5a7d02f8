import { posix } from 'node:path';
import type { Document } from 'yaml';
import { withoutEndSlashes } from '../../model/address.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { blockMeant } from '../../schema/schemas/meant-block.ts';
import { type Around, markdownOf } from './body.ts';
import { type Folder, listOf, ofAnyPage } from './kinds.ts';
import type { Moved } from './moved.ts';
import { fieldCalled, isIdle, lineOf, nameOf, type OldPage, pairsOf, pictureIn } from './old-pages.ts';
import { firstText, known } from './systems.ts';

/** What lists of sections are called, and what says which section it is. */
const LISTS = /^(?:sections|blocks|components|modules|rows|page-?blocks|content-?blocks)$/i;
const NAMES = ['type', 'block', 'component', '_template', 'template', 'widget', 'layout', 'name'] as const;

/** What only holds what a section says. */
const HOLDERS = ['content', 'data', 'props', 'fields'] as const;

/**
 * The blocks that the sections of a landing page are most likely to be: each key whose value is a group or a list of groups, and each entry of a list
 * of sections. Their words stay those of the other system: the checks know them.
 */
function sectionsOf(keys: JsonObject): JsonObject[] {
  const all = Object.entries(keys).flatMap(([key, value]) => {
    if (!LISTS.test(key)) return [sectionOf(key, value)];
    const all = isList(value)
      ? value.filter(isObject)
      : isObject(value)
        ? Object.entries(value).map(([type, each]): JsonObject => ({ ...groupOf(each), type }))
        : [];
    return all.map((each) => {
      const name = NAMES.find((name) => typeof each[name] === 'string');
      const { [name ?? '']: type, ...rest } = each;
      return sectionOf(typeof type === 'string' ? type : key, rest);
    });
  });
  // What opens a page stands at its top.
  return all.map((each, at) => (each.type === 'hero' && at > 0 ? { ...each, type: shapeOf(each) } : each));
}

/** The block for a section of which only the keys say what it is. */
const shapeOf = (section: JsonObject): string => {
  const hasList = Object.values(section).some((each) => isSection(each) && isList(each));
  return hasList ? known().blocks.list : 'image' in section ? known().blocks.picture : known().blocks.words;
};

/** A section by its keys; a list is its entries. */
const groupOf = (value: Json): JsonObject => (isObject(value) ? value : { items: value });

/** Whether a value is a section, or several: a group, or a list of them. */
export const isSection = (value: Json): boolean =>
  isObject(value) || (isList(value) && value.length > 0 && value.every(isObject));

function sectionOf(name: string, value: Json): JsonObject {
  const own = groupOf(value);
  const held = HOLDERS.filter((key) => isObject(own[key]));
  const rest = Object.entries(own).filter(([key]) => !held.some((holder) => holder === key));
  const all = withPictures(Object.assign(Object.fromEntries(rest), ...held.map((key) => own[key])));
  const called = blockMeant(name).suggestion;
  const isNoList = (called === 'hero' || called === known().blocks.words) && shapeOf(all) === known().blocks.list;
  return { type: called === undefined || isNoList ? shapeOf(all) : called, ...all };
}

const PICTURE = /^(?:https:\/\/|\/)[^\s]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Pictures under any name, at any depth, in our form: the first of each group. */
function withPictures(value: JsonObject): JsonObject {
  const all: Record<string, Json> = {};
  for (const [key, each] of Object.entries(value)) {
    const isPicture = fieldCalled(key.replace(/[-_]?\d{1,3}$/, '')) === 'image';
    const picture = isPicture ? pictureIn(each, (url) => (PICTURE.test(url) ? url : undefined)) : undefined;
    if (picture !== undefined && !('image' in all)) all.image = picture;
    else all[key] = isList(each) ? each.map((entry) => (isObject(entry) ? withPictures(entry) : entry)) : each;
  }
  return all;
}

/** The words of a section as a text, beside its picture: what is left of it where its form has no place here. Undefined if there are none. */
export function asText({ type: _, id: _id, background: _back, image, ...section }: JsonObject): JsonObject | undefined {
  const title = firstText(section, ['title', 'heading', 'name', 'headline']);
  const words = wordsIn(section).filter((each) => each !== title);
  // What was left of it before is escaped already.
  const body = words
    .map((each) =>
      each
        .replace(/<br\s{0,9}\/?>/gi, ' ')
        .trim()
        .replace(/(?<!\\)[{}<>]/g, '\\$&'),
    )
    .join('\n\n');
  if (body === '' && title === undefined) return undefined;
  const { src, alt } = isObject(image) ? image : {};
  if (typeof src === 'string' && title !== undefined) {
    const picture = { src, ...(typeof alt === 'string' ? { alt } : { decorative: true }) };
    return { type: known().blocks.picture, title, ...(body !== '' && { description: body }), image: picture };
  }
  return {
    type: known().blocks.words,
    ...(title !== undefined && body !== '' && { title }),
    description: body === '' ? (title ?? '') : body,
  };
}

/** Keys whose texts no visitor reads on the page. */
const LOOKS = /^(?:alt|design|background|css_?class|class(?:_?name)?|style|icon|id|ui)$/i;

/** Texts that people read: no addresses, colours, names of icons or files. */
function wordsIn(value: Json): string[] {
  if (typeof value === 'string')
    return /\s/.test(value.trim()) || /^\p{Lu}\p{L}{3,}[.!?]?$/u.test(value) ? [value] : [];
  return isList(value)
    ? value.flatMap(wordsIn)
    : isObject(value)
      ? Object.entries(value).flatMap(([key, each]) => (LOOKS.test(key) ? [] : wordsIn(each)))
      : [];
}

/** What could not be brought, and where it stands in the old folder. */
export type Left = {
  readonly file: string;
  readonly line?: number;
  readonly why: 'settings' | 'key' | 'code' | 'link' | 'section' | 'template' | 'data' | 'address' | 'other';
  /** What it is: the key, the code, the address. */
  readonly what: string;
};

/**
 * Makes the pages.
 * @param left gets what could not be brought
 * @returns their texts, and what each was made of, by its new file; and keys that stay in the pages of a folder for the old system alone, by folder
 */
export function newPages(
  pages: readonly OldPage[],
  { folders, moved, left }: { readonly folders: readonly Folder[]; readonly moved: Moved; readonly left: Left[] },
) {
  const texts: [string, string][] = [];
  const oldPages = new Map<string, OldPage>();
  const ignored = new Map<string, Set<string>>();
  const folderOf = new Map(folders.flatMap((folder) => folder.pages.map((page) => [page, folder] as const)));
  const above = new Set(pages.flatMap(({ route }) => (route.includes('/') ? posix.dirname(route) : [])));
  for (const page of pages) {
    const folder = folderOf.get(page);
    const idle = withFormOf(page, folder);
    if (folder === undefined)
      for (const what of idle)
        if (!isIdle(what)) left.push({ file: page.file, why: 'key', ...lineOf(page.front, what), what });
    if (folder !== undefined) ignored.set(folder.folder, new Set([...(ignored.get(folder.folder) ?? []), ...idle]));
    const own = folders.find((each) => each.folder === page.route && each.kind !== undefined && each.kind !== 'doc');
    if (own !== undefined) page.keys.set('blocks', [...(page.keys.toJS()?.blocks ?? []), listOf(own)]);
    const text = textOf(page, {
      to: (url) => moved.to(url, page.file),
      left: (what) => left.push({ ...placeOf(page, what), why: 'code', what }),
    });
    if (text === undefined || page.route === '404') left.push({ file: page.file, why: 'template', what: '' });
    else {
      const file = `pages/${page.route}${above.has(page.route) ? '/index' : ''}.${text.isYaml ? 'yaml' : 'md'}`;
      oldPages.set(file, page);
      texts.push([file, text.text]);
    }
  }
  return { texts, oldPages, ignored };
}

/** Where something stands in the old file of a page. */
export function placeOf({ file, body, above }: OldPage, what: string): Pick<Left, 'file' | 'line'> {
  const at = body.indexOf(what.split('\n')[0] ?? '');
  return { file, ...(at !== -1 && { line: above + body.slice(0, at).split('\n').length }) };
}

/** Gives a page the form that those of its folder have. @returns the keys that stay in it for the old system alone */
function withFormOf({ keys, body, file }: OldPage, folder: Folder | undefined): string[] {
  if (folder?.kind === 'doc' && typeof keys.get('order') !== 'number')
    keys.set('order', (folder.pages.findIndex((each) => each.file === file) + 1) * 10);
  const allowed = folder?.kind === undefined ? [...ofAnyPage(), 'image'] : [...folder.allowed, 'image'];
  const image = keys.toJS()?.image;
  if (folder?.made === undefined && image !== undefined) keys.set('image', image.src);
  if (folder?.kind === undefined) withSections(keys, body.trim() === '');
  const others = pairsOf(keys)
    .map(nameOf)
    .filter((key) => !allowed.includes(key));
  if (folder === undefined) for (const key of others) keys.delete(key);
  return others;
}

/** Groups that say how a page is made or found. */
const NO_SECTIONS = 'image cascade build menu menus head metadata header seo design'.split(' ');

/** Makes blocks of the groups and lists of groups among the keys of a page. With no text below them, what else it says becomes a hero. */
function withSections(keys: Document, hasNoText: boolean): void {
  const all = (keys.toJS() ?? {}) as Readonly<Record<string, Json>>;
  const sections = Object.entries(all).filter(
    ([key, value]) => ![...ofAnyPage(), ...NO_SECTIONS].includes(key) && isSection(value),
  );
  if (sections.length === 0) return;
  const blocks = sectionsOf(Object.fromEntries(sections));
  const first = firstText(all, ['heading', 'headline', 'hero', 'title']);
  const words = firstText(all, ['subheading', 'subheadline', 'blurb', 'intro', 'lead', 'text', 'description']);
  const hero = {
    type: 'hero',
    title: first ?? '',
    ...(words !== undefined && words !== first && { description: words }),
  };
  const isOpened = blocks[0]?.type === 'hero' || first === undefined || !hasNoText;
  for (const [key] of sections) keys.delete(key);
  keys.set('blocks', isOpened ? blocks : [hero, ...blocks]);
}

/** The text of a page; undefined where nothing stands in it. Without a text of its own, it is one in YAML. */
function textOf(page: OldPage, around: Around): { readonly text: string; readonly isYaml: boolean } | undefined {
  const { keys, route, oldAddress } = page;
  const now = route === 'index' ? '' : `/${route}`;
  const aliases = [...(keys.toJS()?.aliases ?? []), oldAddress]
    .filter((each): each is string => typeof each === 'string' && each.startsWith('/'))
    .map((each) => withoutEndSlashes(each).replace(/(?:\/index)?\.html$/, ''))
    .filter((each) => each !== '' && each !== now);
  if (aliases.length > 0) keys.set('aliases', [...new Set(aliases)]);
  else keys.delete('aliases');
  const body = markdownOf(page.body, around).replace(/^\s*\n/, '');
  const isYaml = body.trim() === '';
  if (isYaml && !keys.has('blocks')) return undefined;
  if (isYaml && !keys.has('description')) keys.set('description', String(keys.get('title') ?? ''));
  const front = pairsOf(keys).length === 0 ? '' : `${keys.toString({ lineWidth: 0 }).trim()}\n`;
  return { text: isYaml ? front : front === '' ? body : `---\n${front}---\n\n${body}`, isYaml };
}
