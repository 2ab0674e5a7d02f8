import type { Finding } from '../findings/finding.ts';
import type { FileSort } from './contents.ts';
import type { Parts } from './parts.ts';

/**
 * What a rule looks at in a file, by its name, and what is wrong with it. What comes first is looked at first.
 * @template Others what it gets besides
 */
export type Find<Others extends readonly unknown[]> = {
  readonly [Name in keyof Parts]?: (part: Parts[Name], ...others: Others) => readonly Finding[];
};

/** A rule that needs nothing but the one file. */
export type FileRule = { readonly scope: 'file'; readonly of: readonly FileSort[]; readonly find: Find<[]> };

/** Every file that authors write texts in. */
export const WRITTEN: readonly FileSort[] = ['page', 'text', 'settings'];

/** The same, and the declarations of kinds: their layouts have texts, too. */
export const ANY: readonly FileSort[] = [...WRITTEN, 'kind'];
