import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { withoutEndSlashes } from '../../model/address.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { wordTable } from '../../values/word-table.ts';

export type MenuItem = { readonly label: string; readonly href?: string; readonly items?: readonly MenuItem[] };

/** What the settings of a system say that a site has, too. */
export type OldSettings = {
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  readonly menu: readonly MenuItem[];
  readonly all: JsonObject;
};

/** What a program exports as a value, as far as that can be known without running it; undefined for nothing. */
export type ReadProgram = (text: string) => unknown;

/** Reads the settings of a system. A file that can't be read says nothing. @param unread is told of those */
export function settingsOf(
  { settings }: System,
  folder: OldFolder,
  { literalIn, unread }: { readonly literalIn: ReadProgram; readonly unread: (file: string) => void },
): OldSettings {
  const all: Record<string, Json> = {};
  for (const file of settings.filter(folder.has)) {
    const found = /\.[mc]?[jt]s$/.test(file)
      ? (literalIn(folder.text(file)) as Json | undefined)
      : valuesIn(file, folder.text(file));
    const [, part = ''] = /(?:^|\/)(?:_default|_data)\/(\w+)\.\w+$/.exec(file) ?? [];
    if (found === undefined || !(isObject(found) || (part !== '' && isList(found)))) {
      unread(file);
      continue;
    }
    // config/_default/params.yaml has what stands under params.
    const isWhole = part === '' || /^(?:hugo|config|site|metadata)$/.test(part);
    Object.assign(all, isWhole ? found : { [part]: found });
  }
  const [language] = isObject(all.languages) ? Object.values(all.languages).filter(isObject) : [];
  return withFacts({ ...all, ...language });
}

/** The values in a file in YAML, JSON or TOML; undefined where it can't be read. */
export function valuesIn(file: string, text: string): Json | undefined {
  try {
    return JSON.parse(JSON.stringify(file.endsWith('.toml') ? parseToml(text) : parseYaml(text)));
  } catch {
    // Whoever asks says so: it isn't a file of the new site.
    return undefined;
  }
}

function withFacts(all: JsonObject): OldSettings {
  const { facts } = known();
  const said = <T extends Json>(fact: keyof typeof facts, is: (value: Json | undefined) => value is T) =>
    facts[fact].map((place) => at(all, place)).find(is);
  const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';
  const isAddress = (value: Json | undefined): value is string => isText(value) && /^https?:\/\//.test(value);
  const address = said('url', isAddress);
  return {
    ...{ name: said('name', isText), description: said('description', isText), language: said('language', isText) },
    url: address && withoutEndSlashes(address),
    menu: (said('menu', isList) ?? []).flatMap(menuItem),
    all,
  };
}

/** What stands at a place such as `menu.main`. */
function at(all: Json, place: string): Json | undefined {
  return place.split('.').reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), all);
}

/** The text under the first of some keys that has one. */
export const firstText = (value: JsonObject, keys: readonly string[]): string | undefined =>
  keys.map((key) => value[key]).find((each): each is string => typeof each === 'string' && each !== '');

/** An entry of a menu under whatever keys; none for what has no words. */
function menuItem(value: Json): MenuItem[] {
  if (!isObject(value)) return [];
  const label = firstText(value, ['label', 'name', 'text', 'title', 'identifier']);
  const href = firstText(value, ['url', 'pageRef', 'link', 'to', 'href']);
  const below = ['items', 'children', 'links', 'sublinks'].map((key) => value[key]).find(isList);
  if (label === undefined) return [];
  return [{ label, ...(href !== undefined && { href }), ...(below && { items: below.flatMap(menuItem) }) }];
}

/** Texts of one sort, as a system keeps them. */
export type Collection = {
  /** The folder they are in; `""` for the top. `../docs` is beside the site. */
  readonly from: string;
  /** The folder in `pages/` that they come into. */
  readonly to: string;
  /** Their addresses there: `/:year/:month/:title.html`. `:path` is the way from the folder, behind that in `pages/`. */
  readonly address: string;
  /** Whether the names of their files begin with a day. */
  readonly dated?: true;
  /** The setting that says other addresses, or one of these names for some. */
  readonly setting?: string;
  readonly styles?: Readonly<Record<string, string>>;
  /** Whether files in YAML are pages, too, with nothing but keys. */
  readonly yaml?: true;
};

/** A system that makes sites, and where it keeps what. */
export type System = {
  readonly name: string;
  /** Files, and folders with `/`, that only it has. */
  readonly marks: readonly string[];
  /** Its settings. What a later one says counts. */
  readonly settings: readonly string[];
  /** Folders whose files have their path as their address. */
  readonly statics: readonly string[];
  readonly collections: readonly Collection[];
  readonly data?: string;
  /** How folders of collections begin that the settings name. */
  readonly own?: string;
  /** Whether numbers before names only say their order. */
  readonly numbered?: true;
  /** Whether its pages are a documentation, read in order, where they are no posts. */
  readonly docs?: true;
  /** Whether its texts stand in one file, so that nobody knows them by their names and lines. */
  readonly exported?: true;
};

/** All that is known of other systems. */
export const known = wordTable<{
  /** In the order in which they are looked for: the last one is any folder with Markdown. */
  readonly systems: readonly System[];
  /** Where settings say what the settings of a site say, by the keys that lead there: the first that is there. */
  readonly facts: Readonly<Record<'name' | 'url' | 'description' | 'language' | 'menu', readonly string[]>>;
  /** The blocks that show posts, other pages of a folder, links to pages, the text of a page, some words, and words beside a picture. */
  readonly blocks: Readonly<Record<'posts' | 'list' | 'links' | 'text' | 'words' | 'picture', string>>;
}>('systems');

/** Which system a folder is of, and the part of it in which its site stands: in the folder itself, or one below it. */
export function systemOf(folder: OldFolder): {
  readonly system: System;
  readonly site: OldFolder;
  readonly part: string;
} {
  const tops = folder.files.flatMap((file) => (file.includes('/') ? (file.split('/')[0] ?? '') : []));
  const { systems } = known();
  for (const part of new Set(['', ...tops])) {
    const site = partOf(folder, part);
    const system = systems.find(({ marks }) => marks.some(site.has));
    if (system !== undefined) return { system, site, part };
  }
  const any = systems.at(-1);
  if (any === undefined) throw new Error('There is no system in schemas/words/systems.json.');
  return { system: any, site: folder, part: '' };
}

/** A folder with the site of another system. It is only read. */
export type OldFolder = {
  /** Paths of its files, with `/`, in order: without packages, the history of Git, and what was built from the others. */
  readonly files: readonly string[];
  /** @param path of a file, or of a folder with `/` at its end */
  readonly has: (path: string) => boolean;
  /** @throws what the system says where it can't be read */
  readonly bytes: (path: string) => Uint8Array;
  readonly text: (path: string) => string;
};

/** Folders whose files come from others: packages, themes, caches, what was built. */
const OF_OTHERS =
  /^(?:\.git|\.github|\.hugo_build\.lock|node_modules|vendor|themes|_site|dist|build|\.next|\.nuxt|\.output|\.astro|\.cache|\.jekyll-cache|bower_components)$/;

/**
 * The files below a folder. No link is followed.
 * @param only the one file of it that is meant, with those in folders beside it
 * @throws what the system says where a folder can't be read
 */
export function oldFolder(root: string, only?: string): OldFolder {
  const files = filesIn(root, '').filter(
    (file) => only === undefined || file === only || file.startsWith('wp-content/'),
  );
  return folderOf(files.sort(), (path) => readFileSync(join(root, path)));
}

export function folderOf(files: readonly string[], bytes: OldFolder['bytes']): OldFolder {
  const all = new Set(files);
  return {
    files,
    has: (path) => (path.endsWith('/') ? files.some((file) => file.startsWith(path)) : all.has(path)),
    bytes,
    text: (path) => new TextDecoder().decode(bytes(path)).replace(/\r\n?/g, '\n'),
  };
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OF_OTHERS.test(entry.name) ? [] : filesIn(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** The part of a folder in which a site stands: `site/` of a repository. Its paths are as seen from there; `../docs/a.md` is beside it. */
function partOf(folder: OldFolder, part: string): OldFolder {
  if (part === '') return folder;
  const files = folder.files.map((file) => (file.startsWith(`${part}/`) ? file.slice(part.length + 1) : `../${file}`));
  return folderOf(files, (path) => folder.bytes(path.startsWith('../') ? path.slice('../'.length) : `${part}/${path}`));
}
