import type { PagePlan } from './plan.ts';

/** A plan as it travels to the browser: what all pages share is fetched once. */
export type PageData = PagePlan & {
  /** Address of the `Frame` as JSON. */
  readonly frame: string;
  /** Address of the app's module that this data was made for: `/built/app-abc123.js`. */
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
