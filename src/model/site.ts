import type { WrittenPage, WrittenSite } from './generated/written.ts';
import type { FontMeasures } from './theme.ts';

/** Why visitors don't see a page or a block: it is a draft, it comes later, or its time is over. Dates are as written. */
export type Absence =
  | { readonly why: 'draft' }
  | { readonly why: 'early'; readonly date: string }
  | { readonly why: 'over'; readonly date: string };

export type ListPage = {
  /** The address of the first one. */
  readonly first: string;
  /** Which one this is, counted from 1. */
  readonly number: number;
  /** How many there are: two at least. */
  readonly count: number;
};

/**
 * Keys that a block has besides what its author wrote: whether it is the list that has pages, the headings among its items or of its
 * groups, what visitors choose from its list by, and why they don't see it, where it is shown all the same. No schema has keys that begin
 * with a dollar sign.
 */
export const blockNotes = {
  paged: '$paged',
  headings: '$headings',
  groups: '$groups',
  filters: '$filters',
  absence: '$absence',
} as const;

export type NotedHeading = {
  readonly words: string;
  /** The page that it leads to. */
  readonly route?: string;
  /** Whether links can lead to it. */
  readonly isNamed: boolean;
  /** Where the first item under it is in the list, counted from 0. */
  readonly from: number;
};

export type PdfDocument = {
  /** `/docs/brochure.pdf`. */
  readonly address: string;
  /** Left out, it has a cover if it's long. */
  readonly cover?: boolean;
};

/** A page that is true to its schema. */
export type PageContent = {
  /** Relative to the content root, with `/`: `pages/services/cloud.yaml`. */
  readonly file: string;
  /** `/services/cloud`. */
  readonly route: string;
  /** As the author wrote it. */
  readonly content: WrittenPage;
  readonly title: string;
  /** Its PDF document, if it has one. */
  readonly pdf?: PdfDocument;
  /** Absent on a page that visitors see. */
  readonly absence?: Absence;
  /** Absent on a page without a list that has several. */
  readonly list?: ListPage;
};

/** What is known of a page without looking at what it shows. */
export type UnfilledPage = Omit<PageContent, 'content'>;

/** Which page of its file one is: the address of the first page of its long list, and its number there. */
export function listPageOf({ route, list }: UnfilledPage): readonly [first: string, number: number] {
  return list === undefined ? [route, 1] : [list.first, list.number];
}

/** The size of a picture in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A whole site, checked across files: every link, picture and icon in it can be resolved. */
/** Where files are, by their addresses. A disk may keep the accents in a name in another way than an address has them. */
export type PublicPaths = ReadonlyMap<string, string>;

export type Site = {
  readonly settings: WrittenSite;
  /** Why visitors don't see the announcement of site.yaml, where it is shown all the same. */
  readonly unannounced?: Absence;
  /** Sorted by route. Pages with mistakes are left out. */
  readonly pages: readonly UnfilledPage[];
  /** Addresses of the pages that were left out or not read yet, which are still places to link to, and their titles where these are known. */
  readonly brokenRoutes: ReadonlyMap<string, string | undefined>;
  /** Files in `public/`, by their addresses: `/images/hero.jpg` -> `public/images/hero.jpg`. */
  readonly publicFiles: PublicPaths;
  /** Sizes of the local pictures that pages use, by the same names. */
  readonly imageSizes: ReadonlyMap<string, Size>;
  /** Sizes of the files in `public/` in bytes, by the same names, where they are known. */
  readonly fileSizes?: ReadonlyMap<string, number>;
  /** The measures of the author's own fonts, by the same names. */
  readonly fontMeasures?: ReadonlyMap<string, FontMeasures>;
};

/** The key of a picture that has no file and no scene: what its cover is drawn from. No author writes it. */
export const coverKey = ' cover';

/** The key of a text that is a link: where it leads. Its words are under `text`. No author writes it: tables lead so to the pages that they show. */
export const linkKey = ' link';

/** The key of a text that is an icon: its name. What it is called, if that isn't its name, is under `alt`. No author writes it: a field of a page does. */
export const iconKey = ' icon';
