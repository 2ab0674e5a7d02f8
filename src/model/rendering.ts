import type { CarriedByBlocks } from './carried.ts';
import type { Frame, OwnAddresses } from './frame.ts';
import type { RoutePlan } from './plan.ts';

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
  /** Pages that were put together of what earlier builds have learned. */
  readonly learned?: number;
  /** Pages that React rendered as a whole, besides the not-found screen. */
  readonly whole: number;
  /** What can't be shared, by the type of the block: how many structures, and why the last one. */
  readonly refused: ReadonlyMap<string, { readonly count: number; readonly reason: string }>;
};

/** What a renderer has learned of pages with one frame, as plain data. Only renderers of the same compiled app know what is in it. */
export type Learned = object;

/** How pages are to be rendered. */
export type RendererOptions = {
  /** Which block of a structure is the first for which it is worth it to render the structure once for all. */
  readonly from?: number | undefined;
  /** How many structures at most are rendered so; by default all that are worth it. */
  readonly most?: number | undefined;
  /** Who renders pages as a whole, which are held against what is put together. */
  readonly whole?: ((plan: RoutePlan) => Rendered) | undefined;
  /** Whether what becomes of items is kept, because they come again as the same objects. */
  readonly cachesItems?: boolean | undefined;
  /** What another renderer has learned of pages with this frame. It becomes more. */
  readonly before?: { readonly of: Frame; readonly learned: Learned } | undefined;
};

/** Renders the pages of a site. */
export type PageRenderer = {
  /** The same as `ServerEntry.render` gives, in less time. @throws Error as that does */
  readonly render: (plan: RoutePlan) => Rendered;
  /** The same, by what it has learned. Undefined for a page of which more is to be learned. */
  readonly known: (plan: RoutePlan) => Rendered | undefined;
  readonly report: () => RenderReport;
  /** What it knows of pages with a frame; undefined where that is nothing. */
  readonly learned: (frame: Frame) => Learned | undefined;
};

/** The block that keeps a page from being rendered: the cause of the error that says so. Plain data, which other threads can send. */
export type BlamedBlock = {
  /** Which of the blocks that the page shows, counted from 0. */
  readonly index: number;
  readonly type: string;
  /** What it has thrown. */
  readonly message: string;
  readonly stack: string;
};

/** Runs the code of a block of the site's own as it is loaded. */
export type RunOwn = <T>(type: string, load: () => T) => T;

/** The app's server entry, `src/app/entry-server.tsx`. */
export type ServerEntry = {
  /** Must be awaited once before `render`: loads every block. @param own where those of the site's own are, by type @param run how those are loaded */
  readonly prepare: (own?: OwnAddresses, run?: RunOwn) => Promise<void>;
  /** @throws Error with the page's route and block in its message, when a component throws. */
  readonly render: (plan: RoutePlan) => Rendered;
  /**
   * Renders many pages, and what they have in common once.
   * @param carried what blocks carry without looking at it
   */
  readonly renderer: (carried: CarriedByBlocks, options?: RendererOptions) => PageRenderer;
};

/** What pages with a frame are by what was learned before, without loading what renders others. */
export type LearnedPages = {
  /** What `ServerEntry.render` gives; undefined for a page of which something isn't known. */
  readonly page: (plan: RoutePlan) => Rendered | undefined;
  /** The style sheet that all pages share. */
  readonly theme: () => string;
};

/** The app's entry for those, `src/app/entry-learned.ts`. */
export type LearnedEntry = {
  readonly learnedPages: (before: NonNullable<RendererOptions['before']>, carried: CarriedByBlocks) => LearnedPages;
};
