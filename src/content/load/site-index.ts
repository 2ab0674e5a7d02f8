import { calendarAddress, composed, publicAddress } from '../../model/address.ts';
import { isObject } from '../../model/json.ts';
import { grouped } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import { asks } from '../../outputs/redirects.ts';
import { siteUrl } from '../../schema/formats/site-address.ts';
import { severityOf } from '../../yaml/findings/finding.ts';
import { itemsOf, nodeAt, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from '../check/contents.ts';
import { factsOf, type Outline, outlineOf } from '../check/outline.ts';
import { allRedirects, isFollowed } from '../check/rules/redirects.ts';
import {
  derivedFrom,
  type EntryAt,
  type Leading,
  type MadeBy,
  type PageAt,
  type PagedList,
  type PictureFile,
  type SiteIndex,
} from '../check/site-index.ts';
import { listPageRoute } from '../entries/query.ts';
import { sizesIn } from '../files/public-paths.ts';
import { mayHaveUnread } from '../settle/settle.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import { type Around, ownPages } from './page-inputs.ts';
import type { SiteFiles } from './site-files.ts';

/** What says which pages a file becomes. A language that is none is reported. */
function aroundIn({ site, calendar, entries }: SiteFiles): Around {
  const written = textOf(site?.content?.root, 'language') ?? 'en';
  const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(written) ? written : 'en';
  return { entries, calendar, all: false, language };
}

/** Every page by its address. One that could not be read is still a place to link to. The further pages of lists come after files. */
function pagesByAddress(files: SiteFiles) {
  const { pages } = files;
  const around = aroundIn(files);
  const found = new Map<string, Omit<PageAt, 'outline'>>();
  const lists = new Map<string, PagedList>();
  const calendars: [string, string][] = [];
  const makers: MadeBy[] = [];
  for (const { file, route, content } of pages) {
    const unread: ReturnType<typeof ownPages> = { pages: [{ route, count: 1, isPaged: false }] };
    const { pages: own, made } = content === undefined ? unread : ownPages(content, route, around);
    if (made !== undefined) makers.push({ file, ...made });
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
  return { pages: found, lists, calendars, made: makers };
}

/** Whether a page, or the layout of its kind, has dates that visitors can have in a file. */
function showsCalendarFile(content: Content, { kinds }: SiteFiles): boolean {
  if (factsOf(content).hasCalendarFile) return true;
  const { layout = [] } = kinds.get(factsOf(content).kind ?? '') ?? {};
  return layout.some(({ calendarFile }) => calendarFile === true || isObject(calendarFile));
}

export type PublicFacts = {
  /** The pictures in use. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** How large files are, in bytes. */
  readonly fileSizes: ReadonlyMap<string, number>;
  /** The files that are published. */
  readonly served: ReadonlySet<string>;
  /** The author's own fonts that are none. */
  readonly brokenFonts: ReadonlySet<string>;
};

const NOTHING: PublicFacts = { pictures: new Map(), fileSizes: new Map(), served: new Set(), brokenFonts: new Set() };

/** What rules ask of a site, and the same with some files that hold something else. */
export type Indexed = {
  readonly index: SiteIndex;
  /** The same site, in which some files hold something else, at the same addresses. */
  readonly with: (contents: Contents, others: Pick<PublicFacts, 'pictures'> & Pick<SiteIndex, 'entries'>) => Indexed;
};

/** What is known of the files of a site, which have all been read, for who doesn't look at those in public/. */
export function siteIndexOf(files: SiteFiles): SiteIndex {
  return indexedSite(files).index;
}

/** What is known of the files of a site, which have all been read. */
export function indexedSite(files: SiteFiles, seen = NOTHING): Indexed {
  const { site, pages, kinds, calendar } = files;
  const settings = site?.content;
  const contents = [site, ...pages].flatMap((file) => file?.content ?? []);
  const redirects = allRedirects(contents);
  const unread = pages.flatMap(mayHaveAliases);
  const isSound = once(() => allOf(files).every((file) => file.findings.every((each) => severityOf(each) !== 'error')));
  const places = placesIn(files, redirects);
  const indexed = (known: Contents, entries: SiteIndex['entries'], facts: PublicFacts): Indexed => {
    const all = once(() => [...known.values()].map(outlineOf));
    // A kind may name its file in other letters than the disk.
    const stored = once(() => new Map([...known.keys()].map((file) => [composed(file), file])));
    const index: SiteIndex = {
      ...places(known),
      ...publicFilesIn(facts),
      settingAt: settingIn(settings),
      mayBeUnread: (address) => unread.some((text) => text.includes(address)),
      isComplete: settings !== undefined && !mayHaveUnread(settings, ['planned', 'redirects']),
      get isSound() {
        return isSound();
      },
      url: siteUrl(textOf(settings?.root, 'url')),
      language: textOf(settings?.root, 'language'),
      redirectList: redirectListIn(settings),
      settings,
      ledger: files.ledger?.ledger,
      kinds,
      calendar,
      propertyUses: files.listed.own.propertyUses,
      entries,
      outlineOf: (file) => outlineIn(known, known.has(file) ? file : stored().get(composed(file))),
      contentOf: (file) => known.get(file),
      get files() {
        return all();
      },
      redirects,
      derived: derivedFrom(() => index),
    };
    return {
      index,
      with: (changed, others) => {
        const pictures = new Map([...facts.pictures, ...others.pictures]);
        return indexed(new Map([...known, ...changed]), others.entries, { ...facts, pictures });
      },
    };
  };
  const parsed = allOf(files).flatMap(({ file, content }) => (content === undefined ? [] : [[file, content] as const]));
  return indexed(new Map(parsed), files.entries, seen);
}

function publicFilesIn({ pictures, fileSizes, served, brokenFonts }: PublicFacts) {
  return {
    isServed: (path) => served.has(composed(path)),
    pictureAt: (path) => pictures.get(path),
    weightOf: (path) => (pictures.get(path)?.size === undefined ? 0 : (fileSizes.get(composed(path)) ?? 0)),
    isBrokenFont: (path) => brokenFonts.has(path),
  } satisfies Partial<SiteIndex>;
}

/** All files of a site, whether they could be parsed or not. */
export function allOf({ site, pages, bodies, data, kindFiles, ledger }: SiteFiles): LoadedFile[] {
  return [site, ...pages, ...bodies, ...data, ...kindFiles, ledger?.loaded].flatMap((file) => file ?? []);
}

/** What is in the files that could be parsed. */
type Contents = ReadonlyMap<string, Content>;

function outlineIn(known: Contents, file = ''): Outline | undefined {
  const content = known.get(file);
  return content && outlineOf(content);
}

function placesIn(files: SiteFiles, leading: readonly Leading[]) {
  const { discovered, site } = files;
  const { misnamed } = discovered;
  const { pages, lists, calendars, made } = pagesByAddress(files);
  const documents = new Map([
    ...files.pages.flatMap(({ file, content }): [string, string][] =>
      content?.pdf === undefined ? [] : [[content.pdf.address, file]],
    ),
    ...calendars,
  ]);
  const redirects = new Set(leading.filter((each) => isFollowed(each) && !asks(each.from)).map(({ from }) => from));
  const publicFiles = new Set([
    ...sizesIn(discovered.publicEntries).keys(),
    ...discovered.publicElsewhere.map(publicAddress),
  ]);
  // One address instead of a list is reported as that.
  const list = valueAt(site?.content?.root, 'planned');
  const items = list?.kind === 'scalar' ? [list] : itemsOf(site?.content?.root, 'planned');
  const planned = new Set(items.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : [])));
  const all = { pages, documents, redirects, publicFiles, planned, misnamed };
  const entries = new Map(
    files.pages.flatMap(({ file, route, content }): [string, EntryAt][] =>
      content?.sort === 'entry' ? [[route, { file, kind: factsOf(content).kind ?? '' }]] : [],
    ),
  );
  const right = new Map([...misnamed].map(([route, file]) => [file, route]));
  const renamed = new Map(
    files.pages.flatMap(({ route, file }) => {
      const better = right.get(file);
      return better === undefined ? [] : [[route, better] as const];
    }),
  );
  const byFile = once(() => grouped(lists.values(), ({ file }) => file));
  return (known: Contents) =>
    ({
      pageAt: (address) => {
        const page = pages.get(address);
        return page && { ...page, outline: outlineIn(known, page.file) };
      },
      entryAt: (address) => entries.get(address),
      documentAt: (address) => outlineIn(known, documents.get(address)),
      isPublicFile: (path) => publicFiles.has(composed(path)),
      isRedirect: (address) => redirects.has(address),
      isPlanned: (address) => planned.has(address),
      made,
      listAt: (address) => lists.get(address),
      listsOf: (file) => byFile().get(file) ?? [],
      misnamedAt: (address) => misnamed.get(address),
      renamedFrom: (address) => renamed.get(address),
      hasPages: pages.size > 0,
      hasMisnamed: misnamed.size > 0,
      addresses: (of) => [...all[of].keys()],
    }) satisfies Partial<SiteIndex>;
}

function settingIn(site: Content | undefined): SiteIndex['settingAt'] {
  return (path) => {
    const keys = path.split('.');
    if (site === undefined || mayHaveUnread(site, keys.slice(0, 1))) return 'unread';
    return nodeAt(site.root, keys) === undefined ? 'absent' : 'written';
  };
}

function redirectListIn(site: Content | undefined): SiteIndex['redirectList'] {
  const list = valueAt(site?.root, 'redirects');
  if (list?.kind !== 'list') return 'none';
  return site?.source.text[list.range[0]] === '[' ? 'brackets' : 'dashes';
}

/** The text of a page whose aliases could not all be read. */
function mayHaveAliases(page: LoadedPage): string[] {
  const { content } = page;
  const isRead = content !== undefined && !mayHaveUnread(content, ['aliases']);
  return isRead || page.text === undefined ? [] : [page.text];
}
