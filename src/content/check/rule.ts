import type { Finding } from '../../yaml/findings/finding.ts';
import type { FileSort } from './contents.ts';
import type { Outline } from './outline.ts';
import type { Parts } from './parts.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * What a rule looks at in a file, by its name, and what is wrong with it. What comes first is looked at first.
 * @template Others what it gets besides
 */
export type Find<Others extends readonly unknown[]> = {
  readonly [Name in keyof Parts]?: (part: Parts[Name], ...others: Others) => readonly Finding[];
};

/** A rule that needs nothing but the one file. A file in which nothing was wrong isn't held against it again while it is the same. */
type FileRule = { readonly of: readonly FileSort[]; readonly concerns?: undefined; readonly find: Find<[]> };

/** A rule that holds one file against the others. */
type AcrossRule = {
  readonly of: readonly FileSort[];
  /** Whether anything may be wrong with a file, by what is known without reading it. Only then is it looked into. */
  readonly concerns: (file: Outline, site: SiteIndex) => boolean;
  readonly find: Find<[site: SiteIndex]>;
};

/** A rule for all files together, or for site.yaml if what it needs is loaded only for sites that need it. */
type SiteRule = {
  readonly of?: undefined;
  readonly concerns?: undefined;
  readonly find: (site: SiteIndex) => readonly Finding[] | Promise<readonly Finding[]>;
};

/** What a rule asks for says what it needs: without `concerns` no other file, without `of` all files together. */
export type Rule = FileRule | AcrossRule | SiteRule;

/** Every file that authors write texts in. */
export const WRITTEN: readonly FileSort[] = ['page', 'entry', 'data', 'text', 'pictures', 'settings'];

/** The same, and the declarations of kinds: their layouts have texts, too. */
export const ANY: readonly FileSort[] = [...WRITTEN, 'kind'];
