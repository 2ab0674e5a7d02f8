import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { allRedirects, isFollowed } from '../check/all-redirects.ts';
import { checkBrand } from '../check/brand.ts';
import { checkAcrossFiles } from '../check/check.ts';
import type { Content, Places } from '../check/contents.ts';
import { checkEntries } from '../check/entries.ts';
import { withTheirLinks } from '../check/file-links.ts';
import { checkHome } from '../check/home.ts';
import { checkPublished } from '../check/published.ts';
import { checkWords } from '../check/words.ts';
import { type Entry, entriesOf } from '../entries/entries.ts';
import { type EntryKinds, ownKinds } from '../entries/kinds.ts';
import { Entries } from '../entries/query.ts';
import { inBatches } from '../files/batches.ts';
import type { Disk } from '../files/disk.ts';
import {
  type At,
  answerOf,
  type Finding,
  identityOf,
  inGeneral,
  inOrder,
  severityOf,
  tell,
} from '../findings/finding.ts';
import { byFile, firstOfEach } from '../findings/most.ts';
import { ONCE, type Telling, togetherByCause, togetherWhereSame } from '../findings/together.ts';
import { wrongHints } from '../judge/hints.ts';
import { measurePictures } from '../pictures/measure.ts';
import { checkPublic } from '../public/check.ts';
import { settle } from '../settle/settle.ts';
import { mayHaveUnread } from '../settle/unread.ts';
import { siteUrl } from '../site-address.ts';
import { sourceText } from '../text/source.ts';
import { itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import { type Discovered, discover } from './discover.ts';
import { checkEditorFiles } from './editor-files.ts';
import { loadKind } from './kinds.ts';
import { type LoadedLedger, loadLedger } from './ledger.ts';
import { type LoadedFile, type LoadedPage, loadPage, loadSettings } from './load-file.ts';
import { generatedPages, siteOf } from './site.ts';

/** A site as far as it can be used, and all that is to say about it, by file, line and column. */
export type Loaded = {
  /** Undefined if site.yaml is missing or has mistakes. Pages with mistakes are left out of it. */
  readonly site: Site | undefined;
  /** What was found, for who looks into it. */
  readonly findings: readonly Finding[];
  /** The same in words, with lines and columns. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file as it was read, for the lines shown under a mistake; undefined if there is nothing to show. */
  readonly sourceOf: (file: string) => string | undefined;
};

/** The files of a site, each read and held against its schema. */
export type SiteFiles = {
  readonly discovered: Discovered;
  readonly site: LoadedFile | undefined;
  readonly pages: readonly LoadedPage[];
  /** The files in kinds/. */
  readonly kindFiles: readonly LoadedFile[];
  /** The kinds of pages that the site has: ours, and its own. */
  readonly kinds: EntryKinds;
  /** The texts of pages that are in files of their own. */
  readonly bodies: readonly LoadedFile[];
  /** The list of published addresses; undefined for a site that has none. */
  readonly ledger: LoadedLedger | undefined;
};

/**
 * Reads and checks a whole site. Mistakes in its content are returned, never thrown.
 *
 * @param telling how many mistakes of a file are reported, and whether those that say the same become one
 */
export async function loadSite(disk: Disk, telling: Telling = ONCE): Promise<Loaded> {
  return checkSite(disk, await readFiles(disk), telling);
}

/** Finds and reads the files of a site, and holds each against its schema. */
export async function readFiles(disk: Disk): Promise<SiteFiles> {
  const discovered = await discover(disk);
  const declared = await inBatches(discovered.kinds, (entry) => loadKind(disk, entry));
  const own = declared.map(({ kind }) => [kind.name, kind] as const);
  const kinds: EntryKinds = new Map([...ownKinds(), ...own]);
  const site = discovered.site === undefined ? undefined : await loadSettings(disk, discovered.site);
  const loaded = await inBatches(discovered.pages, (entry) =>
    loadPage(disk, entry, discovered.bodies.get(entry.path), kinds),
  );
  const pages = loaded.map(({ page }) => page);
  const bodies = loaded.flatMap(({ text }) => text ?? []);
  const ledger = discovered.ledger === undefined ? undefined : await loadLedger(disk, discovered.ledger);
  return { discovered, site, pages, bodies, kindFiles: declared.map((each) => each.loaded), kinds, ledger };
}

/** Checks the files of a site together, and looks at the pictures they use. */
export async function checkSite(disk: Disk, files: SiteFiles, telling: Telling = ONCE): Promise<Loaded> {
  const { discovered, site, pages, bodies, kindFiles, kinds, ledger } = files;
  const contents = [site, ...pages, ...bodies].flatMap((file) => file?.content ?? []);
  const all = [site, ...pages, ...bodies, ...kindFiles, ledger?.loaded].flatMap((file) => file ?? []);
  const texts = new Map(all.flatMap((file) => (file.text === undefined ? [] : [[file.file, file.text]])));
  const places = placesOf(files);
  const pictures = await measurePictures(disk, contents, places.publicFiles);
  const published = await checkPublic(disk, discovered.publicEntries, site?.content);
  const editorFiles = await checkEditorFiles(disk, discovered.editorFiles, kinds);
  const entries = entriesIn(files);
  const isSound = all.every((file) => file.findings.every((each) => severityOf(each) !== 'error'));
  const partlyRead = new Map(
    all.flatMap(({ file, partlyRead }) => (partlyRead === undefined ? [] : [[file, partlyRead]])),
  );
  const findings = settle(
    [
      ...withTheirLinks(discovered.findings, contents, places),
      ...published.findings,
      ...editorFiles,
      ...all.flatMap((file) => file.findings),
      ...pictures.findings,
      ...checkAcrossFiles(site?.content, contents, places),
      ...checkEntries(
        contents,
        kindFiles.flatMap(({ content }) => content ?? []),
        { kinds, entries: new Entries(entries) },
      ),
      ...(site?.content === undefined ? [] : checkWords(site.content, contents, kinds)),
      ...(ledger?.ledger === undefined ? [] : checkPublished(ledger.ledger, { contents, places, isSound })),
      ...(await checkBrand(site?.content)),
      ...(site === undefined || discovered.misnamed.has('/') ? [] : checkHome(places)),
    ],
    partlyRead,
  );
  const inPlaces = findings.toSorted(inOrder);
  const once = telling.together ? togetherWhereSame(togetherByCause(inPlaces)) : inPlaces;
  const told = withRightHints(all, firstOfEach(once, unreadIn(files), telling.most));
  return {
    site: siteOf(site, pages, findings, { publicFiles: published.files, imageSizes: pictures.sizes }, entries),
    findings: told,
    diagnostics: told.map(tell),
    sourceOf: (file) => texts.get(file) ?? published.texts.get(file),
  };
}

/** Findings whose hints name what to write only where that is right. */
function withRightHints(files: readonly LoadedFile[], told: readonly Finding[]): Finding[] {
  const withAnswers = byFile(told.filter((each) => answerOf(each) !== undefined));
  const wrong = new Set(
    files.flatMap(({ file, source, check, ...loaded }) => {
      const answered = withAnswers.get(file);
      if (source === undefined || answered === undefined) return [];
      const byItself = (held: Pick<LoadedFile, 'findings' | 'partlyRead'>): readonly Finding[] =>
        settle(held.findings, new Map(held.partlyRead === undefined ? [] : [[file, held.partlyRead]]));
      const found = byItself(loaded);
      const own = new Set(found.map(identityOf));
      return [
        ...wrongHints({
          source,
          found,
          told: answered.filter((each) => own.has(identityOf(each))),
          check: (text) => byItself(check(sourceText(file, text))),
        }),
      ];
    }),
  );
  return wrong.size === 0 ? [...told] : told.map((each) => (wrong.has(identityOf(each)) ? inGeneral(each) : each));
}

/** Where reading a file was given up, by file. */
function unreadIn({ site, pages }: SiteFiles): ReadonlyMap<string, At> {
  return new Map([site, ...pages].flatMap((file) => (file?.unread === undefined ? [] : [[file.file, file.unread]])));
}

/** What stands at which address. A page that could not be read is still a place to link to. */
export function placesOf(files: SiteFiles): Places {
  const { discovered, site, pages } = files;
  const entries = entriesIn(files);
  const root = site?.content?.root;
  // One address instead of a list is reported as that.
  const list = valueAt(root, 'planned');
  const items = list?.kind === 'scalar' ? [list] : itemsOf(root, 'planned');
  const planned = items.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : []));
  const { misnamed } = discovered;
  const contents = [site, ...pages].flatMap((file) => file?.content ?? []);
  return {
    pages: new Map(
      pages.flatMap((page) =>
        routesOf(page, entries).map((route) => [route, { file: page.file, content: page.content }]),
      ),
    ),
    misnamed,
    renamed: renamedIn(pages, misnamed),
    url: siteUrl(textOf(root, 'url')),
    publicFiles: new Set(discovered.publicEntries.map(({ path }) => path.slice('public'.length))),
    redirects: new Set(
      allRedirects(contents)
        .filter(isFollowed)
        .map(({ from }) => from),
    ),
    redirectList: redirectListIn(site?.content),
    planned: new Set(planned),
    isComplete: site?.content !== undefined && !mayHaveUnread(site.content, ['planned', 'redirects']),
    unread: pages.flatMap(mayHaveAliases),
  };
}

function redirectListIn(site: Content | undefined): Places['redirectList'] {
  const list = valueAt(site?.root, 'redirects');
  if (list?.kind !== 'list') return 'none';
  return site?.source.text[list.range[0]] === '[' ? 'brackets' : 'dashes';
}

/** The text of a page whose aliases could not all be read. */
function mayHaveAliases({ content, text }: LoadedPage): string[] {
  const isRead = content !== undefined && !mayHaveUnread(content, ['aliases']);
  return isRead || text === undefined ? [] : [text];
}

/** The pages of a kind, as far as they could be read. */
export function entriesIn({ pages, kinds }: Pick<SiteFiles, 'pages' | 'kinds'>): Entry[] {
  return entriesOf(
    pages.flatMap(({ file, content }) =>
      content?.route === undefined ? [] : [{ ...content, file, route: content.route }],
    ),
    kinds,
  );
}

/** The addresses of a file's pages: one, or one for each value of a field. */
function routesOf({ route, content }: LoadedPage, entries: readonly Entry[]): string[] {
  return content?.parameter === undefined
    ? [route]
    : generatedPages(content, entries).map((generated) => generated.route);
}

/** Addresses that pages have by the wrong names of their files -> the right ones. */
function renamedIn(pages: readonly LoadedPage[], misnamed: Places['misnamed']): Places['renamed'] {
  const right = new Map([...misnamed].map(([route, file]) => [file, route]));
  return new Map(
    pages.flatMap(({ route, file }) => {
      const better = right.get(file);
      return better === undefined ? [] : [[route, better]];
    }),
  );
}
