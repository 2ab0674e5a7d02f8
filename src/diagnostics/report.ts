import type { Diagnostic } from './diagnostic.ts';

/** What a check has found, and what a format must know to tell it. */
export type Report = {
  /** By file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many of them can be fixed automatically, by the function that does it; undefined where that wasn't tried. */
  readonly fixable?: number | undefined;
  /** The files that were read, relative to the content root. */
  readonly files: readonly string[];
  /** The text of a file of the content root; undefined if it cannot be shown. */
  readonly sourceOf: (file: string) => string | undefined;
  /** Where a file of the content root stands for whoever reads the report, with `/`. */
  readonly pathOf: (file: string) => string;
  /** The version of this program. */
  readonly version: string;
  /** Whether the whole list is shown somewhere else, too, so that a format with a limit may stop at it. */
  readonly summarized: boolean;
};

export type Format = (report: Report) => string;
