import type { AnyPage, SiteOverview } from '../model/plan.ts';
import type { Sources } from './headers/policy.ts';
import type { Redirect } from './redirects.ts';

/** A file to publish, at a path relative to the output folder: its text, its bytes, or the file to copy. */
export type SiteFile = {
  readonly path: string;
  /** Whether its name carries a hash of its content: what has this name never changes. */
  readonly hashed?: true;
  /** Whether it would be the same as the last build has published there, as far as that is known without making it. */
  readonly isSame?: () => boolean;
} & ({ readonly text: string } | { readonly make: () => Made } | FileSource);

/** A file to copy, and the folder that it must be in, also when it is a link. */
export type FileSource = { readonly from: string; readonly inside: string };

export type Addresses = {
  /** The address of the site: `https://example.com/site/`. */
  readonly site: string;
  readonly pages: readonly string[];
  readonly pdfs: readonly string[];
  /** Routes of pages with a file for calendars. */
  readonly calendars: readonly string[];
  readonly redirects: readonly string[];
  /** Files in `public/`, with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
};

/** A text to publish, relative to the output folder. */
export type DataFile = { readonly path: string; readonly text: string };

/** What the files are made of that the development server sends, too. */
export type Served = {
  readonly plan: SiteOverview;
  readonly addresses: Addresses;
  /** The page at a route of the plan, or the not-found screen. @throws Error if there is none */
  readonly page: (route: string) => AnyPage;
  readonly app: string;
  /** What all pages share, and the style sheet with all properties of the theme: every page names both. */
  readonly frame: DataFile;
  readonly theme: DataFile;
  /** The icon for home screens, so many pixels wide and high: a PNG file. */
  readonly icon: (size: number) => Promise<Uint8Array>;
  /** The files of the fonts that don't come with the app. */
  readonly fonts: readonly SiteFile[];
  /** The PDF document at an address of the plan. @throws Error if there is none */
  readonly pdf: (address: string) => Promise<Uint8Array>;
  /** Texts of files in `public/` that outputs take up, by name: `_headers`. Those that are there. */
  readonly own: ReadonlyMap<string, string>;
};

export type Materials = Served & {
  /** The document of a route of the plan. @throws Failure when a component throws */
  readonly document: (route: string) => Made;
  /** Where an address of the plan leads on. @throws Error if it does not */
  readonly redirect: (from: string) => Redirect;
  readonly sources: Sources;
  readonly boot: string;
  readonly notices: string;
  readonly assets: readonly SiteFile[];
  /** The files of `public/`, by their names with a leading `/`. */
  readonly publicFiles: ReadonlyMap<string, FileSource & Pick<SiteFile, 'isSame'>>;
};

/** What a file is made of: its text, or its bytes, which take longer. */
export type Made = string | Promise<Uint8Array>;

/** A file whose path follows from the addresses of a site. */
export type OutputFile = {
  readonly path: string;
  /** What it is about, for `make`: a route, say. Its path, if left out. */
  readonly about?: string;
};

/** The build writes it, the check keeps its paths free, the development server sends it if it is `served`. @typeParam M what it is made of */
export type Output<M> = {
  /** No other has it. */
  readonly name: string;
  /** Files that are named by their content in `built/`, or by their authors. */
  readonly others?: (materials: M) => readonly SiteFile[];
  /** Paths that are kept free in any case. */
  readonly reserves?: readonly string[];
  /** A file in `public/` that goes into one of this output's, and so doesn't clash with it. */
  readonly merges?: string;
  /** Files whose paths follow from addresses, and what is in one. */
  readonly files?: (addresses: Addresses) => readonly OutputFile[];
  /** It follows from what the file is about and what this asks of `M` alone: a build makes it again only when one of these is another. */
  readonly make?: (made: M, about: string) => Made;
};
