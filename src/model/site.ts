import type { WrittenPage, WrittenSite } from './generated/written.ts';

/** A page that is true to its schema. */
export type PageContent = {
  /** Relative to the content root, with `/`: `pages/services/cloud.yaml`. */
  readonly file: string;
  /** `/services/cloud`. */
  readonly route: string;
  /** As the author wrote it. */
  readonly content: WrittenPage;
  readonly draft: boolean;
  /** The address of its PDF document, if it has one: `/docs/brochure.pdf`. */
  readonly pdf?: string;
};

/** The size of a picture in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A whole site, checked across files: every link, picture and icon in it can be resolved. */
export type Site = {
  readonly settings: WrittenSite;
  /** Sorted by route. Pages with mistakes are left out. */
  readonly pages: readonly PageContent[];
  /** Addresses of the pages that were left out: they are still places to link to. */
  readonly brokenRoutes: ReadonlySet<string>;
  /** Files in `public/`, written from there with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Sizes of the local pictures that pages use, by the same names. */
  readonly imageSizes: ReadonlyMap<string, Size>;
};
