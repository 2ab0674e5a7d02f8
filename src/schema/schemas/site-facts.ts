import { isTimeZone } from '../../values/day.ts';
import { itemsOf, type Node, textOf } from '../../yaml/syntax/tree.ts';

/** What site.yaml says that decides what is proposed in the other files. */
export type SiteFacts = {
  /** The code of its language alone, such as `de`; undefined if it doesn't say it. */
  readonly language: string | undefined;
  /** With the country, where it says one: `en-GB`. */
  readonly locale: string | undefined;
  /** By whose clock it shows moments. */
  readonly timeZone: string;
  /** Its address as it is written. */
  readonly url: string | undefined;
  /** Of the blocks that the site has of its own, which its files are held against. Empty without any. */
  readonly blocks?: string;
  /** What the pages in folders have in common. */
  readonly folders: readonly PageFolder[];
};

/** A folder in pages/, the kind of its pages, and their keys of which nothing is made. */
export type PageFolder = {
  readonly folder: string;
  readonly kind: string | undefined;
  readonly ignore: readonly string[];
};

function foldersIn(settings: Node | undefined): PageFolder[] {
  const texts = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => (node.kind === 'scalar' && typeof node.value === 'string' ? node.value : []));
  return itemsOf(settings, 'folders').flatMap((entry) => {
    const folder = textOf(entry, 'folder');
    return folder === undefined
      ? []
      : [{ folder, kind: textOf(entry, 'kind'), ignore: texts(itemsOf(entry, 'ignore')) }];
  });
}

/** What site.yaml says of itself. What it says may be anything: `de`, `de_DE`, `Deutsch`. @param settings its root */
export function siteFacts(settings: Node | undefined): SiteFacts {
  return {
    language: languageCode(textOf(settings, 'language')),
    locale: localeIn(textOf(settings, 'language')),
    timeZone: zoneIn(textOf(settings, 'timeZone')),
    url: textOf(settings, 'url'),
    folders: foldersIn(settings),
  };
}

/** The zone of a site; that of Greenwich where it says none, or none that is known. */
export const zoneIn = (written: string | undefined): string =>
  written !== undefined && isTimeZone(written) ? written : 'UTC';

/** `en_GB` -> `en-GB`, `de` -> `de`. */
function localeIn(written: string | undefined): string | undefined {
  const [, language, country] = /^([A-Za-z]{2,3})[-_]([A-Za-z]{2})(?![A-Za-z])/.exec(written ?? '') ?? [];
  return country === undefined ? languageCode(written) : `${language}-${country}`;
}

/** `de_DE` -> `de`: the code of a language alone. @param written anything that site.yaml says */
export function languageCode(written: string | undefined): string | undefined {
  return /^[A-Za-z]{2,3}(?![A-Za-z])/.exec(written ?? '')?.[0];
}
