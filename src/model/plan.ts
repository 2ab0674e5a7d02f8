import type { CarriedByBlocks } from './carried.ts';
import type { Background, Block, Link, SiteFrame, Words } from './generated/resolved.ts';
import type { Icon } from './media.ts';
import type { Absence, PdfDocument } from './site.ts';
import type { Href, RichText, Text } from './text.ts';
import type { Ornament, Theme } from './theme.ts';

/** The colour mode a first-time visitor sees: the device's own (`system`) or a fixed one. */
export type ColorMode = 'system' | 'light' | 'dark';

/** Where a block stands on its page: what it cannot know from its own fields. */
export type Place = {
  /** Unique on the page, valid as an HTML id: the author's `id`, or `block-3` for the third block. */
  readonly id: string;
  /** Counted from 0. */
  readonly index: number;
  /** The heading level of the block's own title. */
  readonly titleLevel: 1 | 2;
  /** The heading level of titles inside the block's items. */
  readonly itemLevel: 2 | 3;
  /** The background behind the block above, if there is one. */
  readonly previousBackground?: Background;
  /** On the first block of a sub-page: the way to it, from the home page to the page itself. */
  readonly trail?: readonly Link[];
  /** What this type of block says besides its texts; absent if that is nothing. */
  readonly words?: Partial<Words>;
  /** On the block with a long list: the pages of it. */
  readonly pager?: Pager;
  /** Whether one of its texts has more than paragraphs. */
  readonly hasParts?: true;
  /** Whether it is left out of the page's PDF document. */
  readonly unprinted?: true;
  /** On an announcement: its words as one short name, by which it's known that it was put away. Other words have another one. */
  readonly away?: string;
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

/** A block and its place. */
export type PlacedBlock = {
  readonly place: Place;
  readonly block: Block;
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

/** What of site.yaml every visitor gets: what the page around the blocks, and blocks, show of it. A new key isn't among it by itself. */
export type SharedSite = Pick<
  SiteFrame,
  'name' | 'logo' | 'logoDark' | 'showName' | 'contact' | 'nav' | 'footer' | 'email' | 'forms'
> & { readonly notFound?: Pick<NonNullable<SiteFrame['notFound']>, 'actions'> };

/** What all pages of a site share, as the page around the blocks needs it. */
export type Frame = {
  readonly site: SharedSite;
  /**
   * What visitors read besides the texts of pages, site.yaml's or English. What only some blocks say comes with their place
   * instead: blocks read both by `useWords`.
   */
  readonly words: Words;
  /** BCP 47, for `<html lang>`. */
  readonly language: string;
  /** Path the site is served under: `/`, or `/site/`. */
  readonly base: string;
  readonly mode: ColorMode;
  /** From which width of screen on (`breakpoints` of the theme) the menu is a row in the bar: it has room there beside the name. */
  readonly menuFrom: MenuFrom;
  /** The marks of `contact.profiles`, in their order; absent where there are none. */
  readonly profileMarks?: readonly ProfileMark[];
  /** What is drawn behind heroes and before taglines. */
  readonly ornament: Ornament;
  /** What the site looks like. Not in a browser, which finds all of it in the style of its page. */
  readonly theme?: Theme;
};

/** The frame with all that site.yaml says, for whoever makes files of it. */
export type WholeFrame = Frame & { readonly site: SiteFrame };

/** How a profile is shown. `name` is that of its service, where its label doesn't say it. */
export type ProfileMark = { readonly icon: Icon; readonly name?: string };

/** `none`: the menu is a sheet on every screen. */
export type MenuFrom = 'xl' | '2xl' | 'none';

/** A page with nothing left to look up. Plain data: it survives JSON. */
export type PagePlan = {
  /** `/`, `/contact`, `/services/cloud`; `/404` for the not-found screen. */
  readonly route: string;
  readonly head: PageHead;
  readonly screen: Screen;
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
  /** Its PDF document, if it has one. The address is without the base. */
  readonly pdf?: PdfDocument;
  /** What that document says besides the page. */
  readonly pdfWords?: Partial<Words>;
  /** Old addresses that lead to it. */
  readonly aliases?: readonly string[];
  /** What of it visitors don't see. Nothing in a build. */
  readonly hidden?: HiddenParts;
  /** What is known of it without looking into it, if that was noted. */
  readonly notes?: PageNotes;
};

/** What a build has to know of pages that it doesn't make anew. */
export type PageNotes = {
  /** A hash of its plan. */
  readonly print: string;
  /** The origins of its pictures. */
  readonly pictures: readonly string[];
  /** The origins of what it shows of other sites. */
  readonly frames: readonly string[];
  /** Where its forms are sent. */
  readonly forms: readonly string[];
};

/** What is known of a page besides what it shows. */
export type UnplannedPage = Omit<SitePage, 'screen'>;

/** A page or blocks of it that visitors don't see, and why. */
export type HiddenParts = {
  readonly page?: Absence;
  /** By the ids that they have on the page. */
  readonly blocks: readonly { readonly id: string; readonly absence: Absence }[];
};

/** A page of the site, or the not-found screen, which comes from no file. */
export type AnyPage = PagePlan & Pick<Partial<SitePage>, 'file' | 'hidden'>;

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
export type SiteOverview = Omit<SitePlan, 'pages'> & { readonly pages: readonly UnplannedPage[] };

/** All that is needed to render one route. */
export type RoutePlan = PagePlan & { readonly frame: Frame };

/** A plan as it travels to the browser: what all pages share is fetched once. */
export type PageData = PagePlan & {
  /** Address of the `Frame` as JSON. */
  readonly frame: string;
  /** Address of the app's module that this data was made for: `/assets/app-abc123.js`. */
  readonly app: string;
};

/** What a document tells the app that takes it over, as `data-` attributes of the boot script. Addresses. */
export type Handover = {
  /** The app's module. */
  readonly app: string;
  /** The `PageData` of the document's page. */
  readonly page: string;
  /** What the addresses of all pages begin with: `/`, or `/site/`. */
  readonly base: string;
  /** The `Frame`. */
  readonly frame: string;
  /** The style sheet with all properties of the theme. */
  readonly theme: string;
  /** The types of the page's blocks, with spaces between them. */
  readonly blocks: string;
  /** Set by the development server. */
  readonly development?: string;
};

/** What the app's server entry makes of a plan. */
export type Rendered = {
  /** The markup inside `<div id="root">`. */
  readonly body: string;
  /** The CSS this page needs and no more, in canonical order. */
  readonly css: string;
  /** The properties of the theme, all of them, as CSS: for when the page is taken over. */
  readonly theme: string;
  /** Tags that React put before the markup (preloads); they belong in `<head>`. */
  readonly headTags: string;
};

/** How the pages of a site were rendered. */
export type RenderReport = {
  /** Structures of blocks that were rendered once for all blocks that have them. */
  readonly shapes: number;
  /** Blocks that were filled into one of these, and blocks that were rendered by themselves. */
  readonly filled: number;
  readonly rendered: number;
  /** Pages that React rendered as a whole, besides the not-found screen. */
  readonly whole: number;
  /** What can't be shared, by the type of the block: how many structures, and why the last one. */
  readonly refused: ReadonlyMap<string, { readonly count: number; readonly reason: string }>;
};

/** Renders the pages of a site. */
export type PageRenderer = {
  /** The same as `ServerEntry.render` gives, in less time. @throws Error as that does */
  readonly render: (plan: RoutePlan) => Rendered;
  readonly report: () => RenderReport;
};

/** The app's server entry, `src/app/entry-server.tsx`. */
export type ServerEntry = {
  /** Must be awaited once before `render`: loads every block. */
  readonly prepare: () => Promise<void>;
  /** @throws Error with the page's route and block in its message, when a component throws. */
  readonly render: (plan: RoutePlan) => Rendered;
  /**
   * Renders many pages, and what they have in common once.
   * @param carried what blocks carry without looking at it
   * @param from which block of a structure is the first for which that is worth it
   */
  readonly renderer: (carried: CarriedByBlocks, from?: number) => PageRenderer;
  /** Address of the web font, base included, to be preloaded. */
  readonly fontUrl: string;
};
