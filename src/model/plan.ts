import type { Frame, WholeFrame } from './frame.ts';
import type { Words } from './generated/resolved.ts';
import type { Screen } from './screen.ts';
import type { Absence, PdfDocument } from './site.ts';

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
