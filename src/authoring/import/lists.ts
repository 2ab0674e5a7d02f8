import { stringify } from 'yaml';
import type { Json, JsonObject } from '../../model/json.ts';
import { type Folder, listOf } from './kinds.ts';
import type { Moved } from './moved.ts';
import type { OldPage } from './old-pages.ts';
import type { MenuItem, OldSettings } from './settings.ts';
import { ourBlocks } from './systems.ts';

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
        ? { type: ourBlocks().links, from: { kind: 'doc', folder: `/${each.folder}`, sort: 'order' } }
        : listOf(each);
    const page = {
      ...{ title: titled(each.folder), description: `${titled(each.folder)} – ${name}` },
      blocks: [{ type: 'hero', title: titled(each.folder) }, block],
    };
    return [`pages/${each.folder}/index.yaml`, stringify(page, { lineWidth: 0 })];
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
  return [['pages/index.yaml', stringify(home, { lineWidth: 0 })], ...made];
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
  return stringify(site, { lineWidth: 0 });
}
