import { wordTable } from '../../values/word-table.ts';
import { type OldFolder, partOf } from './old-folder.ts';

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
  /** The setting that says other addresses. */
  readonly setting?: string;
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
  /** The folder with lists of data. */
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

/** All that is known of other systems, in the order in which they are looked for: the last one is any folder with Markdown. */
const table = wordTable<{
  readonly systems: readonly System[];
  /** Where settings say what, the first that is there. */
  readonly facts: Readonly<Record<'name' | 'url' | 'description' | 'language' | 'menu', readonly string[]>>;
  /** The blocks of ours that show what is imported. */
  readonly blocks: Readonly<Record<'posts' | 'list' | 'links' | 'text' | 'words' | 'picture', string>>;
}>('systems');

/** The blocks that show posts, other pages of a folder, links to pages, the text of a page, some words, and words beside a picture. */
export const ourBlocks = (): ReturnType<typeof table>['blocks'] => table().blocks;

/** Where settings say what the settings of a site say, by the keys that lead there. */
export const factPlaces = (): ReturnType<typeof table>['facts'] => table().facts;

/** Which system a folder is of, and the part of it in which its site stands: in the folder itself, or one below it. */
export function systemOf(folder: OldFolder): {
  readonly system: System;
  readonly site: OldFolder;
  readonly part: string;
} {
  const tops = folder.files.flatMap((file) => (file.includes('/') ? (file.split('/')[0] ?? '') : []));
  for (const part of new Set(['', ...tops])) {
    const site = partOf(folder, part);
    const system = table().systems.find(({ marks }) => marks.some(site.has));
    if (system !== undefined) return { system, site, part };
  }
  const any = table().systems.at(-1);
  if (any === undefined) throw new Error('There is no system in schemas/words/systems.json.');
  return { system: any, site: folder, part: '' };
}
