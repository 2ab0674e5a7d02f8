import { posix } from 'node:path';
import { type Document, stringify } from 'yaml';
import { say } from '../../diagnostics/messages/say.ts';
import { withoutEndSlashes } from '../../model/address.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { simpleWords } from '../../values/address-words.ts';
import { type Around, markdownOf } from './body.ts';
import { withOurKeys } from './keys.ts';
import { type Folder, fieldsOf, foldersOf, kindFile, OF_ANY_PAGE } from './kinds.ts';
import { type Moved, movedFrom } from './moved.ts';
import type { OldFolder } from './old-folder.ts';
import { nameOf, type OldPage, oldPages, pairsOf } from './old-pages.ts';
import { isSection, sectionsOf } from './sections.ts';
import { type MenuItem, type OldSettings, type ReadProgram, settingsOf, valuesIn } from './settings.ts';
import { settled } from './settled.ts';
import { ourBlocks, type System, systemOf } from './systems.ts';
import { wordpressIn } from './wordpress.ts';

/** What could not be brought, and where it stands in the old folder. */
export type Left = {
  /** Its path there. */
  readonly file: string;
  readonly line?: number;
  readonly why: 'settings' | 'key' | 'code' | 'link' | 'section' | 'template' | 'data' | 'address';
  /** What it is: the key, the code, the address. */
  readonly what: string;
};

/** A site made of another system's. Nothing has been written. */
export type Imported = {
  readonly system: string;
  /** By their path in the new site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly pages: number;
  /** How many files are published as they are. */
  readonly pictures: number;
  readonly left: readonly Left[];
};

/** Makes a site of the texts, settings and pictures of another system. The old folder is only read. */
export async function importSite(
  folder: OldFolder,
  { name, literalIn }: { readonly name: string; readonly literalIn: ReadProgram },
): Promise<Imported> {
  const left: Left[] = [];
  const { system, site, part } = systemOf(wordpressIn(folder) ?? folder);
  const unread = (file: string): unknown => left.push({ file, why: 'settings', what: '' });
  const settings = settingsOf(system, site, { literalIn, unread });
  const pages = oldPages(site, system, settings);
  const moved = movedFrom(site, { system, settings, pages });
  for (const page of pages)
    for (const each of withOurKeys(page, moved))
      left.push({ file: page.file, why: 'key', line: each.line, what: each.key });
  const folders = foldersOf(pages, /^(?:VitePress|Docusaurus)$/.test(system.name));
  const ignored = new Map<string, Set<string>>();
  const files = new Map<string, Uint8Array>();
  const oldFiles = new Map<string, OldPage>();
  const write = (file: string, text: string): unknown => files.set(file, new TextEncoder().encode(text));
  for (const page of pages) {
    const folder = folders.find((each) => each.pages.includes(page));
    const idle = withFormOf(page, folder);
    if (folder !== undefined) ignored.set(folder.folder, new Set([...(ignored.get(folder.folder) ?? []), ...idle]));
    const own = folders.find((each) => each.folder === page.route && each.kind !== undefined && each.kind !== 'doc');
    if (own !== undefined) page.keys.set('blocks', [...(page.keys.toJS()?.blocks ?? []), listOf(own)]);
    const text = textOf(page, {
      to: (url) => moved.to(url, page.file),
      left: (what) => left.push({ ...placeOf(page, what), why: 'code', what }),
    });
    if (text === undefined || page.route === '404') {
      left.push({ file: page.file, why: 'template', what: '' });
      continue;
    }
    const file = fileOf(page, pages, text.isYaml);
    oldFiles.set(file, page);
    write(file, text.text);
  }
  for (const { kind, made } of folders) if (made !== undefined) write(`kinds/${kind}.yaml`, kindFile(made));
  for (const [file, text] of listPages({ folders, pages, settings, name })) write(file, text);
  for (const file of site.files) if (isTemplate(file, system)) left.push({ file, why: 'template', what: '' });
  for (const [file, text] of dataOf(system, site, (file) => left.push({ file, why: 'data', what: '' })))
    write(file, text);
  write('site.yaml', siteFile({ settings, name, moved, pages, folders, ignored }));
  if (settings.url === undefined)
    left.push({ file: system.settings.find(site.has) ?? 'site.yaml', why: 'address', what: '' });
  for (const [path, old] of moved.used) files.set(path, site.bytes(old));
  const done = await settled(files);
  for (const { file, why, what } of done.taken) {
    const old = oldFiles.get(file);
    left.push(old === undefined ? { file, why, what } : { ...placeOf(old, what), why, what });
  }
  const inRepository = (file: string): string =>
    part === '' || file.startsWith('../') ? file.replace(/^\.\.\//, '') : `${part}/${file}`;
  return {
    system: system.name,
    files: done.files,
    pages: oldFiles.size,
    pictures: moved.used.size,
    // Of an export, nobody has the files that stand for its posts.
    left: left.map(({ line, ...each }) => ({
      ...each,
      file: inRepository(each.file),
      ...(line !== undefined && !each.file.startsWith('wordpress/') && { line }),
    })),
  };
}

/** Whether a file makes pages of others, or is one that only its system can make. */
function isTemplate(file: string, { collections }: System): boolean {
  const isPage = /\.(?:html?|njk|liquid|astro|vue|svelte|jsx|tsx|pug|ejs|hbs|rst|adoc|org)$/.test(file);
  return (
    isPage &&
    !/(?:^|\/)(?:[._]|layouts?\/|components?\/|partials?\/|assets\/|static\/|public\/)/.test(file) &&
    collections.some(({ from }) => (from === '' ? !file.includes('/') : file.startsWith(`${from}/`)))
  );
}

/** Lists of data as entries of a kind of their own, which blocks can show. @param left is told of what is no such list */
function dataOf({ data, settings }: System, folder: OldFolder, left: (file: string) => void): [string, string][] {
  const files =
    data === undefined
      ? []
      : folder.files.filter(
          (file) => file.startsWith(`${data}/`) && !settings.includes(file) && /\.(?:ya?ml|json|toml)$/.test(file),
        );
  return files.flatMap((file): [string, string][] => {
    const { name } = posix.parse(file);
    const all = valuesIn(file, folder.text(file));
    const kind = simpleWords(name, undefined);
    const isFlat = (each: Json): each is JsonObject => isObject(each) && !Object.values(each).some(isSection);
    if (kind === undefined || all === undefined || !isList(all) || all.length === 0 || !all.every(isFlat)) {
      left(file);
      return [];
    }
    const entries = all.map(({ name, title = name ?? null, ...each }) => ({ title, ...each }));
    if (entries.some(({ title }) => typeof title !== 'string')) {
      left(file);
      return [];
    }
    const fields = fieldsOf(entries);
    const kept = entries.map((each) =>
      Object.fromEntries(
        Object.entries(each).filter(
          ([key]) => key === 'title' || key === 'description' || fields.some((field) => field.name === key),
        ),
      ),
    );
    const made = {
      description: say('imported', { why: 'entry', of: name }),
      data: `data/${kind}.yaml`,
      page: false,
      fields,
    };
    return [
      [`kinds/${kind}.yaml`, kindFile(made as unknown as JsonObject)],
      [`data/${kind}.yaml`, stringify(kept, { lineWidth: 0 })],
    ];
  });
}

/** The file of a page: with pages below it, it is the first in their folder. */
function fileOf({ route }: OldPage, pages: readonly OldPage[], isYaml: boolean): string {
  const hasBelow = pages.some((other) => other.route.startsWith(`${route}/`));
  return `pages/${route}${hasBelow ? '/index' : ''}.${isYaml ? 'yaml' : 'md'}`;
}

/** Where something stands in the old file of a page. */
function placeOf({ file, body, above }: OldPage, what: string): Pick<Left, 'file' | 'line'> {
  const at = body.indexOf(what.split('\n')[0] ?? '');
  return { file, ...(at !== -1 && { line: above + body.slice(0, at).split('\n').length }) };
}

/** Gives a page the form that those of its folder have. @returns the keys that stay in it for the old system alone */
function withFormOf({ keys, route, body, file }: OldPage, folder: Folder | undefined): string[] {
  if (folder?.kind === 'doc' && typeof keys.get('order') !== 'number')
    keys.set('order', (folder.pages.findIndex((each) => each.file === file) + 1) * 10);
  const allowed = folder?.kind === undefined ? [...OF_ANY_PAGE, 'image'] : [...folder.allowed, 'image'];
  const image = keys.toJS()?.image;
  if (folder?.made === undefined && image !== undefined) keys.set('image', image.src);
  if (folder?.kind === undefined) withSections(keys, body.trim() === '');
  const others = pairsOf(keys)
    .map(nameOf)
    .filter((key) => !allowed.includes(key));
  if (folder === undefined || route === folder.folder) for (const key of others) keys.delete(key);
  return others;
}

/** Makes blocks of the groups and lists of groups among the keys of a page. With no text below them, what else it says becomes a hero. */
function withSections(keys: Document, hasNoText: boolean): void {
  const all = (keys.toJS() ?? {}) as Readonly<Record<string, Json>>;
  const sections = Object.entries(all).filter(
    ([key, value]) =>
      !OF_ANY_PAGE.concat(
        'image',
        'cascade',
        'build',
        'menu',
        'menus',
        'head',
        'metadata',
        'header',
        'seo',
        'design',
      ).includes(key) && isSection(value),
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

/** A block with all pages of a folder. */
const listOf = ({ folder, kind, isBlog }: Folder): { readonly [key: string]: Json } => ({
  type: isBlog ? ourBlocks().posts : ourBlocks().list,
  from: { kind: kind ?? '', folder: `/${folder}` },
});

/** Pages that lead to the others, where the old system made them by a template. */
function listPages({
  folders,
  pages,
  settings,
  name,
}: {
  readonly folders: readonly Folder[];
  readonly pages: readonly OldPage[];
  readonly settings: OldSettings;
  readonly name: string;
}): [string, string][] {
  const isThere = (route: string): boolean => pages.some((page) => page.route === route);
  const lists = folders.filter(({ folder, kind }) => kind !== undefined && !isThere(folder));
  const made = lists.map((each): [string, string] => {
    const block =
      each.kind === 'doc'
        ? { type: ourBlocks().links, from: { kind: 'doc', folder: `/${each.folder}`, sort: 'order' } }
        : listOf(each);
    const page = {
      ...{ title: titled(each.folder), description: `${titled(each.folder)} – ${settings.name ?? name}` },
      blocks: [{ type: 'hero', title: titled(each.folder) }, block],
    };
    return [`pages/${each.folder}/index.yaml`, stringify(page, { lineWidth: 0 })];
  });
  if (isThere('index')) return made;
  const docs = folders.find(({ kind }) => kind === 'doc');
  const blocks = [
    {
      type: 'hero',
      title: settings.name ?? name,
      ...(docs !== undefined && { actions: [{ label: titled(docs.folder), href: `/${docs.folder}` }] }),
      ...(settings.description !== undefined && { description: settings.description }),
    },
    ...folders.filter(({ kind }) => kind !== undefined && kind !== 'doc').map(listOf),
  ];
  const home = { title: settings.name ?? name, description: settings.description ?? settings.name ?? name, blocks };
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

type Settings = {
  readonly pages: readonly OldPage[];
  readonly settings: OldSettings;
  readonly name: string;
  readonly moved: Moved;
  readonly folders: readonly Folder[];
  readonly ignored: ReadonlyMap<string, ReadonlySet<string>>;
};

/** site.yaml of the new site. */
function siteFile({ settings, name, moved, pages, folders, ignored }: Settings): string {
  const item = ({ label, href, items }: MenuItem): { readonly [key: string]: Json } => ({
    label,
    ...(href !== undefined && items === undefined && { href: moved.to(href, '') ?? href }),
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
    name: settings.name ?? name,
    url: settings.url ?? 'https://www.example.com',
    ...(settings.description !== undefined && { description: settings.description }),
    ...(settings.language !== undefined && { language: settings.language.replace('_', '-') }),
    ...(menu.length > 0 && { nav: { items: menu } }),
    ...(common.length > 0 && { folders: common }),
  };
  return stringify(site, { lineWidth: 0 });
}
