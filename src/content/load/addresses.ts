import { calendarAddress, publicAddress } from '../../model/address.ts';
import { isObject } from '../../model/json.ts';
import { itemsOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { isFollowed, type Leading } from '../check/all-redirects.ts';
import type { Content } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import type { EntryAt, MadeBy, PageAt, PagedList } from '../check/site-index.ts';
import { listPageRoute } from '../entries/paging.ts';
import { sizesIn } from '../files/public-paths.ts';
import type { LoadedPage } from './load-file.ts';
import { type Around, madeBy, ownPages } from './own-pages.ts';
import type { SiteFiles } from './site-files.ts';

/** What stands at which address of a site. */
export type Addresses = {
  readonly pages: ReadonlyMap<string, Omit<PageAt, 'outline'>>;
  /** Those that entries of kinds without pages would have. */
  readonly entries: ReadonlyMap<string, EntryAt>;
  readonly lists: ReadonlyMap<string, PagedList>;
  /** Those of PDF documents and of files for calendars, with the files of the pages that they are made of. */
  readonly documents: ReadonlyMap<string, string>;
  readonly redirects: ReadonlySet<string>;
  readonly publicFiles: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
  /** Those that pages will have once a file has the right name or form -> that file. */
  readonly misnamed: ReadonlyMap<string, string>;
  /** Those that pages have by the wrong names of their files -> the right ones. */
  readonly renamed: ReadonlyMap<string, string>;
};

/** All addresses of a site. */
export function addressesOf(files: SiteFiles, leading: readonly Leading[]): Addresses {
  const { discovered, site, pages } = files;
  const { misnamed } = discovered;
  // One address instead of a list is reported as that.
  const list = valueAt(site?.content?.root, 'planned');
  const planned = list?.kind === 'scalar' ? [list] : itemsOf(site?.content?.root, 'planned');
  const { calendars, ...byAddress } = pagesByAddress(files);
  return {
    ...byAddress,
    entries: entriesByAddress(pages),
    documents: new Map([
      ...pages.flatMap(({ file, content }): [string, string][] =>
        content?.pdf === undefined ? [] : [[content.pdf.address, file]],
      ),
      ...calendars,
    ]),
    redirects: new Set(leading.filter(isFollowed).map(({ from }) => from)),
    publicFiles: new Set([
      ...sizesIn(discovered.publicEntries).keys(),
      ...discovered.publicElsewhere.map(publicAddress),
    ]),
    planned: new Set(planned.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : []))),
    misnamed,
    renamed: renamedIn(pages, misnamed),
  };
}

/** What says which pages a file becomes. A language that is none is reported. */
function aroundIn({ site, calendar, entries }: SiteFiles): Around {
  const written = textOf(site?.content?.root, 'language') ?? 'en';
  const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(written) ? written : 'en';
  return { entries, calendar, all: false, language };
}

/** The files that make pages, with what they make. */
export function madeIn(files: SiteFiles): MadeBy[] {
  const around = aroundIn(files);
  return files.pages.flatMap(({ file, route, content }) => {
    const made = content === undefined || content.sort === 'entry' ? undefined : madeBy(content, route, around);
    return made === undefined ? [] : [{ file, ...made }];
  });
}

/** Every page by its address. One that could not be read is still a place to link to. The further pages of lists come after files. */
function pagesByAddress(
  files: SiteFiles,
): Pick<Addresses, 'pages' | 'lists'> & { readonly calendars: readonly [string, string][] } {
  const { pages } = files;
  const around = aroundIn(files);
  const found = new Map<string, Omit<PageAt, 'outline'>>();
  const lists = new Map<string, PagedList>();
  const calendars: [string, string][] = [];
  for (const { file, route, content } of pages) {
    const own = content === undefined ? [{ route, count: 1, isPaged: false }] : ownPages(content, route, around);
    const hasCalendar = content !== undefined && showsCalendarFile(content, files);
    for (const { route: address, count, isPaged } of own) {
      found.set(address, { file });
      for (let number = 1; hasCalendar && number <= count; number += 1)
        calendars.push([calendarAddress(listPageRoute(address, number)), file]);
      if (isPaged) lists.set(address, { address, file, count });
    }
  }
  for (const [first, { file, count }] of lists) {
    for (let number = 2; number <= count; number += 1) {
      const address = listPageRoute(first, number);
      if (!found.has(address)) found.set(address, { file: found.get(first)?.file ?? file, furtherOf: first });
    }
  }
  return { pages: found, lists, calendars };
}

/** Whether a page, or the layout of its kind, has dates that visitors can have in a file. */
function showsCalendarFile(content: Content, { kinds }: SiteFiles): boolean {
  if (factOf(content, 'hasCalendarFile')) return true;
  const { layout = [] } = kinds.get(factOf(content, 'kind') ?? '') ?? {};
  return layout.some(({ calendarFile }) => calendarFile === true || isObject(calendarFile));
}

function entriesByAddress(pages: readonly LoadedPage[]): Addresses['entries'] {
  return new Map(
    pages.flatMap(({ file, route, content }) =>
      content?.sort === 'entry' ? [[route, { file, kind: factOf(content, 'kind') ?? '' }]] : [],
    ),
  );
}

function renamedIn(pages: readonly LoadedPage[], misnamed: Addresses['misnamed']): Addresses['renamed'] {
  const right = new Map([...misnamed].map(([route, file]) => [file, route]));
  return new Map(
    pages.flatMap(({ route, file }) => {
      const better = right.get(file);
      return better === undefined ? [] : [[route, better]];
    }),
  );
}
