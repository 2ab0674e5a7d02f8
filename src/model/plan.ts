import type { Frame, WholeFrame } from './frame.ts';
import type { Background, Block, Link, Words } from './generated/resolved.ts';
import type { MapPlan } from './map.ts';
import type { Absence, PdfDocument } from './site.ts';
import type { Href, RichText, Text } from './text.ts';

/** A plan as it travels to the browser: what all pages share is fetched once. */
export type PageData = PagePlan & {
  /** Address of the `Frame` as JSON. */
  readonly frame: string;
  /** Address of the app's module that this data was made for: `/built/app-abc123.js`. */
  readonly app: string;
};

/** What a document tells the app that takes it over, as `data-` attributes of the boot script. Addresses. */
export type Handover = {
  readonly app: string;
  /** The `PageData` of the document's page. */
  readonly page: string;
  /** What the addresses of all pages begin with: `/`, or `/site/`. */
  readonly base: string;
  readonly frame: string;
  /** The style sheet with all properties of the theme. */
  readonly theme: string;
  /** The types of the page's blocks, with spaces between them. */
  readonly blocks: string;
  /** Set by the development server. */
  readonly development?: string;
};

export type PagePlan = {
  /** `/`, `/contact`, `/services/cloud`; `/404` for the not-found screen. */
  readonly route: string;
  readonly head: PageHead;
  readonly screen: Screen;
};

/** Which screen a route shows: a page of blocks, or the screen for an address without a page. */
export type Screen =
  | {
      readonly kind: 'page';
      /** The page's title as a visually hidden h1, when no block has a title. */
      readonly hiddenTitle?: string;
      readonly blocks: readonly PlacedBlock[];
    }
  | NotFoundPlan;

/** What stands at an address without a page. */
export type NotFoundPlan = {
  readonly kind: 'not-found';
  readonly title: Text;
  /** After the number 404. */
  readonly status: string;
  readonly description: RichText;
};

export type PlacedBlock = {
  readonly place: BlockPlace;
  readonly block: Block;
};

/** Where a block stands on its page: what it cannot know from its own fields. */
export type BlockPlace = {
  /** Unique on the page, valid as an HTML id: the author's `id`, or `block-3` for the third block. */
  readonly id: string;
  /** Counted from 0. */
  readonly index: number;
  /** The heading level of the block's own title. */
  readonly titleLevel: 1 | 2;
  /** The heading level of titles inside the block's items: one more, where these are under headings. */
  readonly itemLevel: 2 | 3 | 4;
  /** The background behind the block above, if there is one. */
  readonly previousBackground?: Background;
  /** On the first block of a sub-page: the way to it, from the home page to the page itself. */
  readonly trail?: readonly Link[];
  /** What this type of block says besides its texts; absent if that is nothing. */
  readonly words?: Partial<Words>;
  /** The headings among the items of its list, in their order. */
  readonly headings?: readonly ListHeading[];
  /** The same of its groups, if pages were found for all of them: `from` counts groups. */
  readonly groups?: readonly ListHeading[];
  /** On the block with a long list: the pages of it. */
  readonly pager?: Pager;
  /** On a block from whose list visitors choose: by what. */
  readonly filters?: ListFilters;
  readonly calendarFile?: Href;
  readonly maps?: MapPlan;
  readonly hasParts?: true;
  readonly unprinted?: true;
  /** On an announcement: its words as one short name, by which it's known that it was put away. Other words have another one. */
  readonly away?: string;
};

/** A heading among the items of a list. */
export type ListHeading = {
  readonly title: Text;
  /** The page that the items have in common. */
  readonly href?: Href;
  readonly id?: string;
  /** Where the first item under it is in the list, counted from 0. */
  readonly from: number;
};

/** The pages that a long list takes, for the one that is shown. */
export type Pager = {
  /** Which one is shown, counted from 1. */
  readonly current: number;
  /** In their order. `null` stands for those between that are left out. */
  readonly pages: readonly (NumberedPage | null)[];
  readonly previous?: Href;
  readonly next?: Href;
};

export type NumberedPage = { readonly number: number; readonly href: Href };

/** By what visitors choose from a list. */
export type ListFilters = {
  readonly fields: readonly ListFilter[];
  /**
   * For each item the options that it has, by their places: `0,1 3;1,2` is an item with the first option of one field and two of another, and
   * a second item. Of bounds, only the first of those that it keeps to. `=0` is the first item once more, under another heading.
   */
  readonly items: string;
  /** What names in the address begin with, on a page with several such lists. */
  readonly prefix?: string;
  /** What its heading says, there: which of the lists it is. */
  readonly of?: string;
  /** Whether there is a search field. */
  readonly find?: true;
};

/** A field by whose values visitors choose. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Side by side, of which any are chosen; in a menu, of which one is; or bounds, of which one is. */
  readonly as: 'chips' | 'menu' | 'bounds';
  /** Each as the address says it and as visitors read it, and the page with all that have it, if there is one. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly page?: Href }[];
};

/** What the document's `<head>` says about a page. Addresses are absolute. */
export type PageHead = {
  /** The whole text of `<title>`. */
  readonly title: string;
  readonly description: string;
  /** Absent on the not-found page. */
  readonly canonical?: string;
  readonly image?: string;
  readonly siteName: string;
};

/** A page of the site, and where it comes from. */
export type SitePage = PagePlan & {
  /** `pages/services/cloud.yaml`. */
  readonly file: string;
  /** What kind of page it is (`article`), if it says so, and the day that it bears then (`2031-05-01`). */
  readonly kind?: string;
  readonly date?: string;
  /** The day it last changed (`2031-05-01`), where that is known. */
  readonly changed?: string;
  readonly pdf?: PdfDocument;
  /** What that document says besides the page. */
  readonly pdfWords?: Partial<Words>;
  /** The file with all dates that it shows, for the calendars of visitors, if it has one. */
  readonly calendar?: CalendarFile;
  /** Old addresses that lead to it. */
  readonly aliases?: readonly string[];
  readonly hidden?: HiddenParts;
  /** What is known of it without looking into it, if that was noted. */
  readonly notes?: PageNotes;
};

/** A file for calendars: its address, without the base, and its text. */
export type CalendarFile = { readonly address: string; readonly text: string };

/** What a build has to know of pages that it doesn't make anew. */
export type PageNotes = {
  /** Changes with its plan. */
  readonly digest: string;
  /** The origins of its pictures. */
  readonly pictures: readonly string[];
  /** The origins of what it shows of other sites. */
  readonly frames: readonly string[];
  /** Where its forms are sent. */
  readonly forms: readonly string[];
};

/** What is known of a page besides what it shows. */
export type PageRecord = Omit<SitePage, 'screen'>;

/** A page or blocks of it that visitors don't see, and why. */
export type HiddenParts = {
  readonly page?: Absence;
  /** By the ids that they have on the page. */
  readonly blocks: readonly { readonly id: string; readonly absence: Absence }[];
};

/** A page of the site, or the not-found screen, which comes from no file. */
export type AnyPage = PagePlan & Pick<Partial<SitePage>, 'file' | 'hidden' | 'calendar'>;

/** A whole site, ready to be rendered. */
export type SitePlan = {
  /** `https://example.com`. The path below it is the frame's `base`. */
  readonly origin: string;
  readonly frame: WholeFrame;
  /** Sorted by route. */
  readonly pages: readonly SitePage[];
  /** What stands at an address without a page. */
  readonly notFound: PagePlan;
};

/** A site as it is known without looking at what its pages show. */
export type SiteOverview = Omit<SitePlan, 'pages'> & { readonly pages: readonly PageRecord[] };

/** All that is needed to render one route. */
export type RoutePlan = PagePlan & { readonly frame: Frame };
