import { shortHash } from '../../disk/snapshot.ts';
import { input, type Reader, reads } from '../../engine/questions.ts';
import type { Absence } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import type { Entry } from '../entries/entries.ts';
import { type EntrySources, entryReaders } from '../entries/entry-inputs.ts';
import type { LoadedPage } from './load-file.ts';
import { type OwnPage, ownPages } from './own-pages.ts';
import { entryOf } from './page-queries.ts';

/** What the file of a page says. */
export const pageIn = input<[file: string], LoadedPage | undefined>({
  name: 'pageIn',
  keep: 'last',
  digest: (page) => shortHash(page?.content?.hash) ?? '',
});

/** The text of a page that is in a file of its own. */
export const bodyIn = input<[file: string], Content | undefined>({
  name: 'bodyIn',
  keep: 'last',
  digest: (body) => shortHash(body?.hash) ?? '',
});

/** Why visitors don't see a page; undefined if they do. */
export const absenceOf = input<[file: string], Absence | undefined>({
  name: 'absenceOf',
  keep: 'memory',
});

/** A page as an entry of its kind; how that looks is another question. */
export const entryIn = input<[file: string], Entry | undefined>({
  name: 'entryIn',
  keep: 'last',
  digest: (entry) => entry?.kind.name ?? '',
});

/** Which of the pages it is that its file becomes: the value that it stands for, how many pages its list takes. */
export const ownPage = input<[file: string, route: string], OwnPage | undefined>({
  name: 'ownPage',
  // How many pages its list takes follows from what that finds, and a block with a list asks for that, too.
  keep: 'memory',
});

/** What pages are filled in from. */
export type PageSources = {
  /** What the file of a page says; undefined for one that isn't shown. */
  readonly pageOf: (file: string) => LoadedPage | undefined;
  readonly sources: EntrySources;
};

/** Answers all that pages are filled in from. Whatever else they shall show becomes an input here, so that it is noted. */
export function pageReaders({ pageOf, sources }: PageSources): readonly Reader[] {
  let last: { readonly file: string; readonly pages: ReadonlyMap<string, OwnPage> } | undefined;
  const ownPagesIn = (file: string): ReadonlyMap<string, OwnPage> => {
    const page = pageOf(file);
    const own = page?.content === undefined ? [] : ownPages(page.content, page.route, sources);
    return new Map(own.map((each) => [each.route, each]));
  };
  return [
    ...entryReaders(sources),
    reads(pageIn, { read: pageOf }),
    reads(bodyIn, { read: (file) => pageOf(file.replace(/\.md$/, '.yaml'))?.content?.body }),
    reads(absenceOf, { read: (file) => pageOf(file)?.content?.absence }),
    reads(entryIn, {
      read: (file) => {
        const page = pageOf(file);
        return page && entryOf(page, () => sources.kinds);
      },
    }),
    reads(ownPage, {
      read: (file, route) => {
        // All pages of a file are asked for one after the other.
        if (last?.file !== file) last = { file, pages: ownPagesIn(file) };
        return last.pages.get(route);
      },
    }),
  ];
}
