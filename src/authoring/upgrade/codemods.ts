import type { FileSort } from '../../content/check/contents.ts';
import type { MapNode } from '../../yaml/syntax/tree.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';

/** A file of a site as somebody wrote it. */
export type WrittenFile = { readonly sort: FileSort; readonly source: SourceText; readonly root: MapNode };

/** What changes at a place of a file. Without edits, its author has to do it. */
export type Change = { readonly at: Range; readonly edits: readonly Edit[] | undefined };

/** All that changes in a file. It is asked of each file of a site, as all codemods before have left it. */
export type Changes = (file: WrittenFile) => readonly Change[];

/** One thing that is written in another way from some format on. */
export type Codemod = {
  /** The format that it leads to. */
  readonly format: number;
  /** What it does, for whoever reads what has changed: `"heading" of a hero is called "title".` */
  readonly does: string;
  readonly changes: Changes;
};

/**
 * What leads from one format to the next, in the order that it is done in. There is only the first format yet. The next one is a number in
 * `src/model/format.ts`, and lines here, made with `kit.ts`; each has a case in `tests/cases/upgrade/` (decision 54).
 */
export const codemods: readonly Codemod[] = [];
