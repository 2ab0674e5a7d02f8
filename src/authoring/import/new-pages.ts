import { posix } from 'node:path';
import type { Document } from 'yaml';
import { withoutEndSlashes } from '../../model/address.ts';
import type { Json } from '../../model/json.ts';
import { type Around, markdownOf } from './body.ts';
import { lineOf } from './keys.ts';
import { type Folder, listOf, ofAnyPage } from './kinds.ts';
import type { Moved } from './moved.ts';
import { isIdle, nameOf, type OldPage, pairsOf } from './old-pages.ts';
import { isSection, sectionsOf } from './sections.ts';

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
  const said = (...names: readonly string[]): string | undefined =>
    names.map((key) => all[key]).find((each): each is string => typeof each === 'string');
  const first = said('heading', 'headline', 'hero', 'title');
  const words = said('subheading', 'subheadline', 'blurb', 'intro', 'lead', 'text', 'description');
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
