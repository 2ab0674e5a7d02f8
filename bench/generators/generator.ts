import type { Content, Page, Site } from '../content/content.ts';

/** A program to run. */
export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** A site generator that is measured: installed, with a project of its own. */
export type Generator = {
  readonly name: string;
  readonly version: string;
  /** Writes a site into the project, in the form that is natural for this generator. What was there before goes. */
  readonly put: (content: Content) => void;
  /** Writes one page again. */
  readonly putPage: (number: number, page: Page) => void;
  /** Writes again what all pages share. */
  readonly putSite: (site: Site) => void;
  /** Builds the site into a folder. */
  readonly build: (out: string) => Command;
  /** Shows the site while it is edited. */
  readonly serve: (port: number) => Command;
  /** Files and folders that one build keeps for the next, without those that hold only the program itself. */
  readonly kept: readonly string[];
  /** The document of a page in the output folder, and its address on a server. */
  readonly documentOf: (number: number) => string;
  readonly addressOf: (number: number) => string;
  /** HTML files that a build makes besides those of the pages: a home page, a not-found page. */
  readonly others: number;
};

/** Where a benchmark keeps what it has installed, and its projects. */
export type Workshop = {
  readonly folder: string;
  /** Told what is being done, in a few words. */
  readonly progress: (words: string) => void;
};
