import type { Disk } from '../../disk/disk.ts';
import { queriesIn } from '../../schema/lists.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { itemsOf, type Node, plainObject, plainValue, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { onOneLine } from '../../yaml/text/white-space.ts';
import { entriesIn } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import type { nextChange } from '../dates/calendar.ts';
import { type Calendar, DATED_LISTS, type View } from '../dates/calendar.ts';
import { lastDayIn, nameOf } from '../entries/entries.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import { queriesOf, queryFrom } from '../entries/query.ts';
import type { Ledger } from '../files/ledger.ts';
import type { Discovered, Listed } from './discover.ts';
import type { DataEntries } from './kinds.ts';
import type { LoadedFile } from './load-file.ts';
import type { SitePages, SiteReader } from './site-reader.ts';

/** The list of published addresses as a file, and what it says: undefined if it can't be read. */
export type LoadedLedger = { readonly loaded: LoadedFile; readonly ledger: Ledger | undefined };

export type SharedFiles = {
  readonly disk: Disk;
  /** What its folders list, and which files these are. */
  readonly listed: Listed;
  readonly discovered: Discovered;
  readonly site: LoadedFile | undefined;
  /** The files in kinds/. */
  readonly kindFiles: readonly LoadedFile[];
  readonly kinds: EntryKinds;
  readonly dataOfKinds: DataEntries;
  /** What site.yaml says that proposals depend on. */
  readonly facts: SiteFacts;
  /** The list of published addresses; undefined for a site that has none. */
  readonly ledger: LoadedLedger | undefined;
  readonly calendar: Calendar;
  readonly view: View;
  /** Whether what isn't published then is shown, too. */
  readonly all: boolean;
  readonly reader: SiteReader;
};

/** The files of a site, each read and held against its schema. */
export type SiteFiles = SharedFiles & SitePages;

/** What may change a site by date: pages, the layouts of its kinds, what it announces, and days that lists ask for. */
export function datedIn(files: SiteFiles): Parameters<typeof nextChange>[0] {
  const kinds = files.kindFiles.flatMap(({ file, content }) =>
    content === undefined ? [] : [{ where: `pages of the kind ${nameOf(file)}`, root: content.root }],
  );
  const asked = kindsAskedByDay(files);
  const dayIn = (root: Node, kind: string): { readonly day?: string } => {
    const day = asked.has(kind) ? dayOf(root, files.kinds.get(kind)) : undefined;
    return day === undefined ? {} : { day };
  };
  const pages = files.pages.flatMap(({ route, content }) => {
    if (content === undefined) return [];
    if (!factsOf(content).hasDates && !asked.has(factsOf(content).kind ?? '')) return [];
    const { root } = content;
    return [{ where: route, root, ...dayIn(root, textOf(root, 'kind') ?? '') }];
  });
  const inData = files.data.flatMap(({ file, content }) =>
    (content === undefined ? [] : entriesIn(content)).flatMap((root) => {
      const day = dayIn(root, content?.dataOf ?? '');
      if (DATES.every((key) => valueAt(root, key) === undefined) && day.day === undefined) return [];
      return [{ where: onOneLine(`${textOf(root, 'title') ?? ''} (${file})`.trim()), root, ...day }];
    }),
  );
  const root = files.site?.content?.root;
  return [...pages, ...inData, ...kinds, ...(root === undefined ? [] : [{ where: 'every page', root }])];
}

const DATES = ['draft', 'publishAt', 'expireAt'];

/** The day of an entry of a kind, or the last of some days on end. */
const dayOf = (entry: Node, kind: EntryKind | undefined): string | undefined =>
  lastDayIn(kind?.fields ?? [], (name) => {
    const value = valueAt(entry, name);
    return value && plainValue(value);
  });

/** The kinds of which some list shows the pages whose day is to come, or those whose day is over. A calendar shows both, each in another place, and hours only what is to come. */
function kindsAskedByDay({ pages, kinds }: SiteFiles): ReadonlySet<string> {
  const asking = pages.filter(({ content }) => content !== undefined && factsOf(content).hasLists);
  const inPages = asking.flatMap(({ content }) =>
    itemsOf(content?.root, 'blocks').flatMap((block) =>
      queriesIn(block).map((from) => ({ type: textOf(block, 'type'), ...queryFrom(plainObject(from)) })),
    ),
  );
  const used = new Set(pages.flatMap(({ content }) => (content && kinds.get(factsOf(content).kind ?? '')) ?? []));
  const inLayouts = [...used].flatMap(({ layout }) =>
    layout.flatMap((block) => queriesOf(block).map((query) => ({ type: block.type, ...query }))),
  );
  return new Set(
    [...inPages, ...inLayouts].flatMap(({ kind, when, type }) =>
      when === undefined && !DATED_LISTS.has(String(type)) ? [] : [kind],
    ),
  );
}
