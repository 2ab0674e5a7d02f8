import type { Size } from '../../model/site.ts';
import type { PropertyUse } from '../../schema/own/read-own.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { Calendar } from '../dates/calendar.ts';
import type { EntriesToFind } from '../entries/entry-index.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import type { Made } from '../entries/made-pages.ts';
import type { Ledger } from '../files/ledger.ts';
import type { Content } from './contents.ts';
import type { Outline } from './outline.ts';

export type PageAt = {
  readonly file: string;
  /** Undefined for a page that could not be read: it is still a place to link to. */
  readonly outline: Outline | undefined;
  /** Of a further page of a long list: the address of the first. */
  readonly furtherOf?: string;
};

/** An entry of a kind without pages: its file, and the name of its kind. */
export type EntryAt = { readonly file: string; readonly kind: string };

/** A file that makes a page for each value of a field, and what it makes. */
export type MadeBy = Made & { readonly file: string };

/** A list that may have further pages, at the address of its first one. */
export type PagedList = { readonly address: string; readonly file: string; readonly count: number };

/**
 * A picture in public/ that is in use: its size, and whether it asks for the mode of the page; or why it couldn't be read; no reason where its
 * format is none that browsers show.
 */
export type PictureFile =
  | { readonly size: Size; readonly asksMode?: true }
  | { readonly size?: undefined; readonly asksMode?: undefined; readonly reason: string | undefined };

export type AddressOf = 'pages' | 'documents' | 'redirects' | 'publicFiles' | 'planned' | 'misnamed';

/** An old address that leads on: a redirect of site.yaml, or an alias of a page. */
export type Leading = {
  readonly from: string;
  /** Where it leads, as it is written; of an alias the address of its page, or of the page's PDF document. Undefined if that isn't written. */
  readonly to: string | undefined;
  readonly content: Content;
  readonly fromRange: Range;
  /** Where it is written where it leads; undefined for an alias. */
  readonly toNode: ScalarNode | undefined;
};

/**
 * What is known of the files of a site: all that a rule may ask besides the one file that it looks at. One question for one thing.
 * Whatever is about all files or all addresses is asked by rules for the site as a whole, and where a mistake was found.
 */
export type SiteIndex = {
  /** The page at an address, whatever state it is in. */
  readonly pageAt: (address: string) => PageAt | undefined;
  /** The entry that would have its page at an address, if its kind had pages. */
  readonly entryAt: (address: string) => EntryAt | undefined;
  /** The page that the PDF document at an address is made of. */
  readonly documentAt: (address: string) => Outline | undefined;
  /** Whether a file is in public/. @param path from there, with a leading `/` */
  readonly isPublicFile: (path: string) => boolean;
  /** Whether it is published: whether nothing is wrong with it, either. */
  readonly isServed: (path: string) => boolean;
  /** A picture in public/, if any file uses it. */
  readonly pictureAt: (path: string) => PictureFile | undefined;
  /** How many bytes such a picture has; none for any other. */
  readonly weightOf: (path: string) => number;
  /** Whether a font in public/ that site.yaml names couldn't be read as one. */
  readonly isBrokenFont: (path: string) => boolean;
  /** Whether visitors who ask for an old address are led on. */
  readonly isRedirect: (address: string) => boolean;
  readonly isPlanned: (address: string) => boolean;
  readonly listAt: (address: string) => PagedList | undefined;
  /** The lists with further pages that a file makes. */
  readonly listsOf: (file: string) => readonly PagedList[];
  /** The file whose page will be at an address once its name or form is right. It is reported. */
  readonly misnamedAt: (address: string) => string | undefined;
  /** The right address of the page that is at one only because of the wrong name of its file. */
  readonly renamedFrom: (address: string) => string | undefined;
  /** Whether site.yaml says anything at a path, such as `contact.phone`, as far as it could be read. */
  readonly settingAt: (path: string) => 'written' | 'absent' | 'unread';
  /** Whether an address may be an alias of a page whose aliases could not all be read. */
  readonly mayBeUnread: (address: string) => boolean;

  readonly hasPages: boolean;
  readonly hasMisnamed: boolean;
  /** Whether all redirects and planned addresses of site.yaml could be read. */
  readonly isComplete: boolean;
  /** Whether no file has an error by itself. */
  readonly isSound: boolean;
  readonly url: URL | undefined;
  readonly language: string | undefined;
  /** How the redirects of site.yaml are written, for one more. */
  readonly redirectList: 'none' | 'dashes' | 'brackets';
  /** site.yaml, if it could be parsed. Rules for one file among others ask `settingAt`: a change of something else doesn't concern them. */
  readonly settings: Content | undefined;
  /** The list of published addresses, if there is one that could be read. */
  readonly ledger: Ledger | undefined;
  readonly kinds: EntryKinds;
  readonly calendar: Calendar;
  readonly propertyUses: readonly PropertyUse[];
  /** The pages of kinds: lists find those that visitors see. */
  readonly entries: EntriesToFind;

  /** What is known of a file without reading it; undefined for one that could not be parsed. */
  readonly outlineOf: (file: string) => Outline | undefined;
  /** What a file has in it; undefined for one that could not be parsed. It is read now, if it wasn't. */
  readonly contentOf: (file: string) => Content | undefined;

  /** All files that could be parsed: site.yaml, the pages, their texts, and the kinds. */
  readonly files: readonly Outline[];
  readonly addresses: (of: AddressOf) => readonly string[];
  readonly made: readonly MadeBy[];
  /** All old addresses: those of site.yaml, then those of pages, in their order. */
  readonly redirects: readonly Leading[];

  /** What several rules or files want to know, made once. @param about what it is asked about */
  readonly derived: <T>(what: Derived<T>, about?: string) => T;
};

/** Makes something of the answers to questions about a site. */
export type Derived<T> = (site: SiteIndex, about: string) => T;

/** Makes what is derived from a site when it is first asked for. @param site what it is made of */
export function derivedFrom(site: () => SiteIndex): SiteIndex['derived'] {
  const all = new Map<Derived<unknown>, Map<string, unknown>>();
  return <T>(what: Derived<T>, about = ''): T => {
    const known = all.get(what) ?? new Map<string, unknown>();
    all.set(what, known);
    if (!known.has(about)) known.set(about, what(site(), about));
    // That is what it makes.
    return known.get(about) as T;
  };
}

/** Whether entries say all that they are meant to say: no file has an error by itself, and each file with entries is there. */
export function areEntriesKnown({ isSound, kinds, outlineOf }: SiteIndex): boolean {
  return isSound && [...kinds.values()].every(({ data }) => data === undefined || outlineOf(data.file) !== undefined);
}
