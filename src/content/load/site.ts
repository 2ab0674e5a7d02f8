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
import { ownPages } from './own-pages.ts';
import { type PageSources, pageReaders } from './page-inputs.ts';

/** A site as far as it was read. */
export type ReadSite = Site & {
  /** Answers all that its pages are filled in from. */
  readonly readers: readonly Reader[];
  /** What is known of pages that aren't among `pages`, where not all were read. */
  readonly unread?: UnreadPages;
};

/** Pages that are known by the names of their files. Both throw when the name doesn't say it. */
export type UnreadPages = {
  readonly isPage: (route: string) => boolean;
  readonly titleAt: (route: string) => string | undefined;
};

/** When a site is shown, and whether all of it is; its kinds of pages. */
type Shown = Pick<EntrySources, 'calendar' | 'all' | 'kinds'>;

/** What the pages of a site ask about others. Both are called only when somebody asks. */
type Others = Pick<PageSources, 'pageOf' | 'makers'> &
  Pick<EntrySources, 'textsIn'> & { readonly entries: () => Entries };

/** What site.yaml says, what pages are filled in from with that, and which pages a file becomes. */
export type PageMaking = Pick<Site, 'settings' | 'unannounced'> &
  Pick<ReadSite, 'readers'> & { readonly pagesOf: (page: LoadedPage) => UnfilledPage[] };

/** What the pages of a site are made with. @param root that of site.yaml, true to its schema */
export function pageMaking(
  root: MapNode,
  { calendar, all, kinds }: Shown,
  { pageOf, makers, textsIn, entries }: Others,
): PageMaking {
  const said = settingsAt(root, { calendar, all });
  const sources: EntrySources = {
    get entries() {
      return entries();
    },
    textsIn,
    kinds,
    language: said.settings.language ?? 'en',
    words: wordsOf(said.settings),
    places: said.settings.contact?.places ?? [],
    calendar,
    all,
  };
  return { ...said, readers: pageReaders({ pageOf, makers, sources }), pagesOf: (page) => pagesOf(page, sources) };
}

/** The pages that a file becomes. */
function pagesOf({ file, route, content }: LoadedPage, sources: EntrySources): UnfilledPage[] {
  if (content === undefined) return [];
  const { absence } = content;
  return ownPages(content, route, sources).flatMap((page) =>
    Array.from({ length: page.count }, (_, index) => unfilled({ file, content, page, number: index + 1, absence })),
  );
}

/** What site.yaml says. @param root of one that is true to its schema */
export function settingsIn(root: MapNode): WrittenSite {
  return withoutEmptyLists(plainObject(root)) as unknown as WrittenSite;
}

/**
 * What site.yaml says at a moment: without an announcement that visitors don't see then, or with the reason.
 * @param root as for `settingsIn`
 */
function settingsAt(
  root: MapNode,
  { calendar, all }: Pick<EntrySources, 'calendar' | 'all'>,
): Pick<Site, 'settings' | 'unannounced'> {
  const settings = settingsIn(root);
  const announcement = valueAt(root, 'announcement');
  const unannounced = announcement === undefined ? undefined : absenceOfBlock(announcement, calendar);
  if (unannounced === undefined) return { settings };
  if (all) return { settings, unannounced };
  const { announcement: _, ...others } = settings;
  return { settings: others };
}
