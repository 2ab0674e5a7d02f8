import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { CodeFrame } from '../../diagnostics/format/frame.ts';

/** A place that an editor can open. Lines and columns count from 1. */
export type Spot = { readonly file: string; readonly line: number; readonly column: number };

/** Something the overlay shows: where, what, and the way out. Plain data, because it goes to the browser. */
export type Problem = {
  /** Names the mistake in this version of its file; absent where no file of the content has it. */
  readonly id?: string;
  /** Relative to the content root; `src` for the app itself. */
  readonly file: string;
  /** Absent where no file of the content has the mistake. */
  readonly at?: { readonly line: number; readonly column: number };
  readonly severity: Severity;
  readonly code?: string;
  readonly message: string;
  readonly hint: string;
  /** Whether it has one right answer, so that it can be fixed automatically. */
  readonly isFixable: boolean;
  /** The lines it stands on, as they were when it was found. */
  readonly frame?: CodeFrame;
  /** Other places that explain it. */
  readonly related: readonly (Spot & { readonly message: string })[];
};

export type PageState = {
  /** Errors and warnings of all files, by file and line; those of the page's own file first. */
  readonly problems: readonly Problem[];
  /** Whether an error stands in this page's own file, or in one that all pages share. */
  readonly concerned: boolean;
  /** The same for warnings that are news to their author. */
  readonly reminded: boolean;
  /** There is no last good version: nothing is shown but the problems. */
  readonly empty: boolean;
  readonly ribbon?: Ribbon;
};

/** What of a page visitors don't see, and why, in words: the page itself, and blocks by their ids. */
export type Ribbon = {
  readonly page?: string;
  readonly blocks: readonly { readonly id: string; readonly words: string }[];
};

/** The id of the element that carries the `PageState` as JSON, and the version of the page as `data-version`. */
export const stateId = 'sitewright-state';

/** Where pages open the websocket by which they hear of changes. */
export const changesPath = '/__changes';

/** The version comes first, and again with each new one: a page of another one is loaded again. */
export type ServerEvent = { readonly version: string } | { readonly update: Update };

export type Update = {
  /** Where other pages are shown than before, with the site's base and without a slash at the end. `all` for what all pages share. */
  readonly paths: readonly string[] | 'all';
  /** Whether other problems are known, which every page tells of. */
  readonly problems: boolean;
};

/** Where a `Spot` is sent to be opened in the editor. The answer is a sentence for whoever pressed the button. */
export const openPath = '/__open';

/**
 * Where the browser asks to fix the mistake of an id (`{ fix }`), or to undo the fix of that one (`{ undo }`). The answer is a `FixReply`, or a
 * sentence that says why nothing was written, with a status of 400 or more.
 */
export const fixPath = '/__fix';

export type FixReply = {
  readonly words: string;
  /** Undoes it; absent where nothing can be undone. */
  readonly undo?: string;
};
