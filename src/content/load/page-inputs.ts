import { type Reader, reads } from '../../engine/questions.ts';
import type { Absence } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import type { Entry } from '../entries/entries.ts';
import { type EntrySources, entryReaders } from '../entries/entry-inputs.ts';
import { siteInput } from '../site-input.ts';
import type { LoadedPage } from './load-file.ts';
import { type OwnPage, ownPages } from './own-pages.ts';

/** What the file of a page says. */
export const pageIn = siteInput<[file: string], LoadedPage | undefined>({
  name: 'pageIn',
  reads: 'own',
  keep: 'last',
  digest: (page) => page?.content?.hash ?? '',
});

/** The text of a page that is in a file of its own. */
export const bodyIn = siteInput<[file: string], Content | undefined>({
  name: 'bodyIn',
  reads: 'own',
  keep: 'last',
  digest: (body) => body?.hash ?? '',
});

/** Why visitors don't see a page; undefined if they do. */
export const absenceOf = siteInput<[file: string], Absence | undefined>({
  name: 'absenceOf',
  reads: 'own',
  keep: 'memory',
});

/** A page as an entry of its kind; how that looks is another question. */
export const entryIn = siteInput<[file: string], Entry | undefined>({
  name: 'entryIn',
  reads: 'own',
  keep: 'last',
  digest: (entry) => entry?.kind.name ?? '',
});

/** Which of the pages it is that its file becomes: the value that it stands for, how many pages its list takes. */
export const ownPage = siteInput<[file: string, route: string], OwnPage | undefined>({
  name: 'ownPage',
  // How many pages its list takes follows from what that finds, and a block with a list asks for that, too.
  reads: 'own',
  keep: 'memory',
});

/** What pages are filled in from. */
export type PageSources = {
  readonly pages: readonly LoadedPage[];
  /** As far as they are pages of a kind. */
  readonly ofKinds: readonly Entry[];
  readonly sources: EntrySources;
};

/** Answers all that pages are filled in from. Whatever else they shall show becomes an input here, so that it is noted. */
export function pageReaders({ pages, ofKinds, sources }: PageSources): readonly Reader[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const entries = new Map(ofKinds.map((entry) => [entry.file, entry]));
  let last: { readonly file: string; readonly pages: ReadonlyMap<string, OwnPage> } | undefined;
  const ownPagesIn = (file: string): ReadonlyMap<string, OwnPage> => {
    const page = byFile.get(file);
    const own = page?.content === undefined ? [] : ownPages(page.content, page.route, sources);
    return new Map(own.map((each) => [each.route, each]));
  };
  return [
    ...entryReaders(sources),
    reads(pageIn, { read: (file) => byFile.get(file) }),
    reads(bodyIn, { read: (file) => byFile.get(file.replace(/\.md$/, '.yaml'))?.content?.body }),
    reads(absenceOf, { read: (file) => byFile.get(file)?.content?.absence }),
    reads(entryIn, { read: (file) => entries.get(file) }),
    reads(ownPage, {
      read: (file, route) => {
        // All pages of a file are asked for one after the other.
        if (last?.file !== file) last = { file, pages: ownPagesIn(file) };
        return last.pages.get(route);
      },
    }),
  ];
}
