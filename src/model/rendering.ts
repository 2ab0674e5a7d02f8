import type { OwnAddresses } from './frame.ts';
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

/** The block that keeps a page from being rendered: the cause of the error that says so. Plain data. */
export type BlamedBlock = {
  /** Which of the blocks that the page shows, counted from 0. */
  readonly index: number;
  readonly type: string;
  /** What it has thrown. */
  readonly message: string;
  readonly stack: string;
};

export type RunOwn = <T>(type: string, load: () => T) => T;

/** The app's server entry, `src/app/entry-server.tsx`. */
export type ServerEntry = {
  /** Must be awaited once before `render`: loads every block. @param own where those of the site's own are, by type @param run how those are loaded */
  readonly prepare: (own?: OwnAddresses, run?: RunOwn) => Promise<void>;
  /** @throws Error with the page's route and block in its message, when a component throws. */
  readonly render: (plan: RoutePlan) => Rendered;
};
