import type { Reader } from '../../engine/questions.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Site, UnfilledPage } from '../../model/site.ts';
import { wordsOf } from '../../schema/schemas/words.ts';
import { type MapNode, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import type { Entries } from '../entries/entry-index.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { unfilled, withoutEmptyLists } from './filled.ts';
import type { LoadedPage } from './load-file.ts';
import { ownPages, pageReaders, type PageSources } from './page-inputs.ts';

/** A site as far as it was read. */
export type ReadSite = Site & { readonly readers: readonly Reader[] };

/**
 * What site.yaml says at a moment, what the pages of a site are filled in from with that, and which pages a file becomes. An announcement that
 * visitors don't see then is left out, or has the reason beside it.
 * @param root that of site.yaml, true to its schema
 * @param asked what pages ask about each other: called only when somebody asks
 */
export function pageMaking(
  root: MapNode,
  { calendar, all, kinds }: Pick<EntrySources, 'calendar' | 'all' | 'kinds'>,
  {
    entries,
    textsIn,
    ...asked
  }: Omit<PageSources, 'sources'> & Pick<EntrySources, 'textsIn'> & { readonly entries: () => Entries },
) {
  const said = settingsIn(root);
  const { announcement: _, ...others } = said;
  const written = valueAt(root, 'announcement');
  const unannounced = written && absenceOfBlock(written, calendar);
  const sources: EntrySources = {
    get entries() {
      return entries();
    },
    textsIn,
    kinds,
    language: said.language ?? 'en',
    words: wordsOf(said),
    places: said.contact?.places ?? [],
    calendar,
    all,
  };
  return {
    settings: all || unannounced === undefined ? said : others,
    ...(all && unannounced && { unannounced }),
    readers: pageReaders({ ...asked, sources }),
    pagesOf: ({ file, route, content }: LoadedPage): UnfilledPage[] => {
      if (content === undefined) return [];
      return ownPages(content, route, sources).pages.flatMap((page) =>
        Array.from({ length: page.count }, (_, index) => unfilled({ file, content, page, number: index + 1 })),
      );
    },
  };
}

/** What site.yaml says. @param root of one that is true to its schema */
export function settingsIn(root: MapNode): WrittenSite {
  return withoutEmptyLists(plainObject(root)) as unknown as WrittenSite;
}
