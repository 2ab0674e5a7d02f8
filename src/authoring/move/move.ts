import { meantAddress, pathOf } from '../../content/check/addresses.ts';
import type { Content } from '../../content/check/contents.ts';
import { type Link, linksIn } from '../../content/check/parts.ts';
import { allRedirects, isAlias } from '../../content/check/rules/redirects.ts';
import type { Leading } from '../../content/check/site-index.ts';
import { nameOf, pathOf as pathOfEntry } from '../../content/entries/entries.ts';
import { pdfAddressIn } from '../../content/entries/pdf.ts';
import { keyOf } from '../../content/files/names.ts';
import { newAfter } from '../../content/judge/judge.ts';
import { changesOf, fileStep, type Step } from '../../content/judge/step.ts';
import type { LoadedPage } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import type { Reason } from '../../diagnostics/messages/told.ts';
import { decoded } from '../../model/address.ts';
import { grouped } from '../../model/lists.ts';
import { bodyFileOf, isPageFile, pageEndingOf } from '../../model/page-file.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { queriesIn } from '../../schema/lists.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { type Edit, replace, rewriteScalar } from '../../yaml/text/edits.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';
import { changeIn, readAgain } from '../fix/apply-fixes.ts';
import type { FileChange } from '../fix/save.ts';
import { addressOf } from '../new-page/address.ts';
import { refuseBlocked, refuseUnread, type Surroundings } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';
import { listEdits } from './list-edits.ts';

/** The two addresses that were typed, and the pages that follow from them. */
type Moving = { readonly from: string; readonly to: string; readonly pages: readonly MovedPage[] };

/** What changes in a file. */
type FileEdits = {
  readonly content: Content;
  readonly edits: readonly Edit[];
  /** How many of them change where something leads. */
  readonly links: number;
};

/** All that has to change in the files of a site so that its pages can move. Files in which nothing changes are left out. */
function editsFor(moving: Moving, files: SiteFiles): FileEdits[] {
  const { site, pages, bodies, kindFiles } = files;
  const index = siteIndexOf(files);
  const addresses = new Map([
    ...index
      .addresses('planned')
      .filter((address) => isIn(moving.from, address))
      .map((address) => [address, movedTo(address, moving)] as const),
    ...moving.pages.flatMap(addressesMoved),
  ]);
  const namesIn = nameEdits(moving.pages, files);
  const byFile = new Map(moving.pages.map((moved) => [moved.page.file, moved]));
  return [site, ...pages, ...bodies, ...kindFiles].flatMap((file) => {
    const content = file?.content;
    if (content === undefined) return [];
    const own = byFile.get(content.source.file);
    const lists = [
      ...(content === site?.content ? siteEdits(content, moving) : []),
      ...(own === undefined ? [] : aliasEdits(content, own)),
    ];
    const links = [...linkEdits(content, addresses, index.url), ...folderEdits(content, moving), ...namesIn(content)];
    // A redirect that goes away leads nowhere any more.
    const left = links.filter(
      ({ range: [start, end] }) => !lists.some(({ range: [first, last] }) => first <= start && end <= last),
    );
    return lists.length + left.length === 0 ? [] : [{ content, edits: [...lists, ...left], links: left.length }];
  });
}

/** The old addresses of a page (its own, and that of its PDF document if that follows from it) become aliases of it. Those that it has again are none any more. */
function aliasEdits(content: Content, moved: MovedPage): Edit[] {
  const aliases = itemsOf(content.root, 'aliases');
  const known = new Set(aliases.map(textIn));
  const addresses = addressesMoved(moved);
  const now = new Set<unknown>(addresses.map(([, to]) => to));
  return listEdits(content, 'aliases', {
    added: moved.isPublished ? addresses.flatMap(([from]) => (known.has(from) ? [] : from)) : [],
    removed: aliases.filter((item) => now.has(textIn(item))),
    after: 'description',
  });
}

/** The addresses of a page before and after: its own, and that of its PDF document if all pages of its kind have one. */
function addressesMoved({ page, from, to }: MovedPage): (readonly [string, string])[] {
  const hasDocument = page.content?.pdf?.address === `${from}.pdf` && pdfAddressIn(page.content.root) === undefined;
  return [[from, to] as const, ...(hasDocument ? [[`${from}.pdf`, `${to}.pdf`] as const] : [])];
}

/** What was planned at a new address is there, and what was planned below an old one moves along. Redirects back are gone. */
function siteEdits(content: Content, moving: Moving): Edit[] {
  const { pages } = moving;
  const there = new Set(pages.map(({ to }) => to));
  const planned = itemsOf(content.root, 'planned').map((item) => {
    const address = String(textIn(item));
    return { item, address, to: isIn(moving.from, address) ? movedTo(address, moving) : address };
  });
  const byOld = grouped(
    allRedirects([content]).filter((each) => !isAlias(each)),
    (each) => each.from,
  );
  const back = pages.flatMap((page) => (byOld.get(page.to) ?? []).filter((each) => isOwn(each, page)));
  const redirects = itemsOf(content.root, 'redirects').filter((item) =>
    back.some(({ fromRange: [start] }) => item.range[0] <= start && start < item.range[1]),
  );
  const gone = planned.filter(({ to }) => there.has(to)).map(({ item }) => item);
  return [
    ...listEdits(content, 'planned', { added: [], removed: gone, after: '' }),
    ...planned.flatMap(({ item, address, to }) =>
      item.kind === 'scalar' && to !== address && !there.has(to) ? (rewriteScalar(content.source, item, to) ?? []) : [],
    ),
    ...listEdits(content, 'redirects', { added: [], removed: redirects, after: '' }),
  ];
}

const textIn = (item: Node): unknown => (item.kind === 'scalar' ? item.value : undefined);

const isIn = (folder: string, address: string): boolean => address === folder || address.startsWith(`${folder}/`);

/** The links of a file that lead to what moves, with their new addresses. What comes after `?` or `#` stays. @param url of the site */
function linkEdits(content: Content, addresses: ReadonlyMap<string, string>, url: URL | undefined): Edit[] {
  return [...linksIn(content)].flatMap((link) => {
    const own = ownAddress(link.href, url) ?? link.href;
    const from = pathOf(own);
    const to = addresses.get(from);
    // An address in percent signs is left: the old address leads on.
    return to === undefined || !own.startsWith(from) ? [] : edits(link, own, [from, to]);
  });
}

/** @param own the address in the link, as one of this site */
function edits({ href, content: { source }, range }: Link, own: string, [from, to]: readonly [string, string]): Edit[] {
  const written = source.text.slice(...range);
  const at = (start: number): Edit => replace([range[0] + start, range[0] + start + from.length], to);
  const start = written.indexOf(href);
  const isAlone = written.replace(/^(["'])(.*)\1$/s, '$2') === href;
  if (isAlone && href.endsWith(own)) return [at(start + href.length - own.length)];
  // A link that could not be located is reported at the whole text.
  const address = new RegExp(`${from}(?<=(?:\\]\\(|<|\\]:\\s*)${from})(?=[?#)>\\s]|$)`, 'g');
  return [...written.matchAll(address)].map(({ index }) => at(index));
}

/** The lists of a file that show pages of a folder which moves: `from: { folder: /old }`. */
function folderEdits({ source, root }: Content, moving: Moving): Edit[] {
  return [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')].flatMap(queriesIn).flatMap((from) => {
    const folder = valueAt(from, 'folder');
    if (folder?.kind !== 'scalar') return [];
    const written = String(folder.value);
    return isIn(moving.from, written) ? (rewriteScalar(source, folder, movedTo(written, moving)) ?? []) : [];
  });
}

/** Says which names in a file refer to entries that get another one: `author: asha`, `from: { naming: asha }`. */
function nameEdits(
  moved: readonly MovedPage[],
  { entries, kinds }: Pick<SiteFiles, 'entries' | 'kinds'>,
): (content: Content) => Edit[] {
  const newFiles = new Map(moved.map(({ page, newFile }) => [page.file, newFile]));
  const edit = (source: SourceText, written: Node | undefined, kind: string | undefined): readonly Edit[] => {
    if (written?.kind !== 'scalar') return [];
    const name = String(written.value);
    const [meant, ...others] = entries.named(name, kind);
    const newFile = meant === undefined || others.length > 0 ? undefined : newFiles.get(meant.file);
    if (meant === undefined || newFile === undefined) return [];
    const path = pathOfEntry({ ...meant, file: newFile });
    if (`/${path}`.endsWith(`/${name}`)) return [];
    return rewriteScalar(source, written, name.includes('/') ? path : nameOf(newFile)) ?? [];
  };
  return ({ source, root }) => {
    const fields = kinds.get(textOf(root, 'kind') ?? '')?.fields ?? [];
    return [
      ...fields.flatMap((field) => (field.type === 'entry' ? edit(source, valueAt(root, field.name), field.kind) : [])),
      ...itemsOf(root, 'blocks')
        .flatMap(queriesIn)
        .flatMap((from) => edit(source, valueAt(from, 'naming'), undefined)),
    ];
  };
}

/** A move that was tried out in memory. Nothing has been written. */
export type Move = Moving & {
  /** The files that change, as they were and as they will be. */
  readonly files: readonly Required<FileChange>[];
  /** How many links change, by file. */
  readonly links: ReadonlyMap<string, number>;
  /** Whether the new address had to be put right. */
  readonly isMended: boolean;
};

/**
 * Moves a page, and all pages below its address. The site is loaded as it would be, and nothing may be wrong with it then that
 * wasn't before.
 * @param typed the old and the new address, however they are written
 * @throws Refused where that can't be done
 */
export async function moveOf(site: Surroundings, typed: { readonly from: string; readonly to: string }): Promise<Move> {
  const { from, to, isMended } = addressesIn(typed, site);
  // A link in a file that can't be read couldn't be changed.
  const { site: settings, pages: all, bodies, kindFiles, ledger } = site.files;
  const isWhole = ledger === undefined || ledger.ledger !== undefined;
  const unread = isWhole ? [] : [{ ...ledger.loaded, content: undefined }];
  refuseUnread([settings, ...all, ...bodies, ...kindFiles, ...unread], 'unread', site);
  const pages = await movedPages(site, from, to);
  const moving = { from, to, pages };
  const changes = editsFor(moving, site.files);
  const step = stepFor(changes, pages, site);
  await tryOut(step, pages, site);
  const links = changes.flatMap((each) => (each.links > 0 ? [[each.content.source.file, each.links] as const] : []));
  const changed = [...step].map(changeIn).sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...moving, isMended, files: changed, links: new Map(links) };
}

function addressesIn(typed: { readonly from: string; readonly to: string }, site: Surroundings) {
  if (/^\/?404$/.test(typed.from)) refuse({ why: 'not-found-page' });
  const from = /[[\]]/.test(typed.from)
    ? typed.from.replace(/^(?:pages)?\/*/, '/').replace(/\.(?:ya?ml|json)$/, '')
    : addressOf(typed.from, site).route;
  const { route: to, isMended } = addressOf(typed.to, site);
  if (from === '/') refuse({ why: 'home' });
  if (from === to) refuse({ why: 'same-address' });
  return { from, to, isMended };
}

/** What happens to each file. @throws Refused if one isn't as it was read */
function stepFor(changes: readonly FileEdits[], pages: readonly MovedPage[], site: Surroundings): Step {
  const names = new Map(
    pages.flatMap(({ page, newFile, body }) =>
      [{ file: page.file, newFile }, body ?? []].flat().map((each) => [each.file, each.newFile] as const),
    ),
  );
  const byFile = new Map(changes.map((change) => [change.content.source.file, change]));
  return new Map(
    [...new Set([...byFile.keys(), ...names.keys()])].map((file) => {
      const before = readAgain(site, file) ?? refuse({ why: 'changed', file });
      const edits = byFile.get(file)?.edits ?? [];
      return [file, fileStep(before, edits, { name: names.get(file) ?? file, mended: [] })];
    }),
  );
}

/** @throws Refused if something is wrong with the site as it would be that wasn't before */
async function tryOut(step: Step, pages: readonly MovedPage[], site: Surroundings): Promise<void> {
  const { findings, files, sourceOf } = await site.over(changesOf(step));
  // A link that leads to what is planned is a note, and no mistake.
  const brought = newAfter(step, site.findings, findings).filter(({ code }) => code !== 'planned-link');
  if (brought.length > 0) refuse({ why: 'mistakes-after' }, brought, sourceOf);
  // An old address would lead nowhere if its page is written in a way that we can't add to.
  const { isRedirect, pageAt } = siteIndexOf(files);
  const lost = pages.find(({ from, isPublished }) => isPublished && !isRedirect(from) && pageAt(from) === undefined);
  if (lost !== undefined) refuse({ why: 'no-room', file: lost.page.file, from: lost.from });
}

/** A page that moves: its address, its file, and the file with its text, before and after. */
type MovedPage = {
  readonly page: LoadedPage;
  readonly from: string;
  readonly to: string;
  readonly newFile: string;
  readonly body: { readonly file: string; readonly newFile: string } | undefined;
  /** Whether visitors may ask for the old address. */
  readonly isPublished: boolean;
};

/** The page at an address and all pages below it, where they go. @throws Refused if they can't move */
async function movedPages(site: Surroundings, from: string, to: string): Promise<MovedPage[]> {
  const { files } = site;
  const pages = files.pages.filter(({ route }) => route === from || route.startsWith(`${from}/`));
  const parameter = pages.find(({ content, file }) => content?.parameters !== undefined || file.includes('['));
  if (parameter !== undefined) refuse(inFolder(parameter.file, { from, to }, files));
  if (pages.length === 0) refuse(nothingAt(from, files));
  const listed = new Set(files.ledger?.ledger?.lines.map(({ address }) => decoded(address)));
  const moved = pages.map((page): MovedPage => {
    const newFile = fileAt(page.file, from, to);
    const body = page.content?.bodyFile;
    return {
      page,
      from: page.route,
      to: routeOf(newFile),
      newFile,
      body: body === undefined ? undefined : { file: body, newFile: bodyFileOf(newFile) },
      isPublished: (page.content?.draft !== true && page.content?.sort !== 'entry') || listed.has(page.route),
    };
  });
  await refuseObstacle(moved, site);
  return moved;
}

/** An address at or below an old one, by the new one of that. */
function movedTo(address: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return `${to === '/' ? '' : to}${address.slice(from.length)}` || '/';
}

/** `pages/old.yaml`, `pages/old/index.yaml` and `pages/old/a.yaml`, by their new address. */
function fileAt(file: string, from: string, to: string): string {
  const rest = file.slice(`pages${from}`.length);
  const start = to === '/' ? 'pages' : `pages${to}`;
  return to === '/' && rest === pageEndingOf(file) ? `pages/index${rest}` : start + rest;
}

/** So many redirects are shown. */
const MOST_REDIRECTS = 20;

/** A folder with such a file: which redirects its pages need once it is renamed. */
function inFolder(file: string, { from, to }: { from: string; to: string }, files: SiteFiles): Reason {
  const { addresses, pageAt } = siteIndexOf(files);
  const made = addresses('pages').filter((address) => address.startsWith(`${from}/`) && pageAt(address)?.file === file);
  if (made.length === 0) return { why: 'by-value', file };
  const redirects = made.slice(0, MOST_REDIRECTS).map((each) => ({ from: each, to: movedTo(each, { from, to }) }));
  return { why: 'by-hand', file, from, redirects, more: made.length - redirects.length };
}

function nothingAt(from: string, files: SiteFiles): Reason {
  const site = siteIndexOf(files);
  const generated = site.pageAt(from)?.file;
  if (generated !== undefined) return { why: 'by-value', file: generated };
  const leading = site.redirects.find((each) => each.from === from);
  if (leading !== undefined) {
    const end = isAlias(leading) ? leading.content.route : pathOf(leading.to ?? '');
    return { why: 'old-address', from, to: end ?? '', ...lineOf(leading) };
  }
  if (site.isPublicFile(from)) return { why: 'no-page-but-file', address: from };
  return { why: 'no-page', from, meant: meantAddress(from, site.addresses('pages'))?.address };
}

/** Where an old address is written. */
const lineOf = ({ content: { source }, fromRange }: Leading) => locationOf(source, fromRange);

/** @throws Refused if something is in the way: another page, an old address of another page, a file, a name that is taken */
async function refuseObstacle(moved: readonly MovedPage[], { files }: Surroundings): Promise<void> {
  const there = await files.disk.list('pages');
  const paths = new Set(there.map(({ path }) => path));
  const byAddress = new Map(
    there.filter(({ path }) => isPageFile(path)).map(({ path }) => [keyOf(routeOf(path)), path]),
  );
  const { redirects, pageAt } = siteIndexOf(files);
  const leading = new Map(redirects.map((each) => [each.from, each]));
  const folders = new Map<string, string>();
  for (const page of moved) {
    const { to, newFile, body } = page;
    const other = byAddress.get(keyOf(to)) ?? pageAt(to)?.file;
    if (other !== undefined && !isOwnText(other, page)) refuse({ why: 'address-taken', file: other, to });
    const file = [newFile, body?.newFile].find((name) => name !== undefined && paths.has(name));
    if (file !== undefined) refuse({ why: 'file-there', file });
    const old = leading.get(to);
    if (old !== undefined && !isOwn(old, page))
      refuse({ why: 'address-of-old', from: to, to: old.to ?? '', ...lineOf(old) });
    folders.set(newFile.slice(0, newFile.lastIndexOf('/')), newFile);
  }
  for (const file of folders.values()) await refuseBlocked(file, files.disk);
  const clash = sameName(moved, files);
  if (clash !== undefined) refuse(clash);
}

/** Whether a file is the text of a page that has no other, because a move was cut off in between. */
function isOwnText(file: string, { page, newFile, body }: MovedPage): boolean {
  const has = (key: string): boolean => valueAt(page.content?.root, key) !== undefined;
  return file === bodyFileOf(newFile) && file !== newFile && body === undefined && !has('body') && !has('blocks');
}

/** Whether an old address leads to the page that moves there: it goes back. */
function isOwn(old: Leading, { page, from }: MovedPage): boolean {
  return isAlias(old) ? old.content === page.content : old.to === from;
}

/** Other pages call an entry by the name of its file, so that no other of its kind may have that. */
function sameName(moved: readonly MovedPage[], files: SiteFiles): Reason | undefined {
  const entries = files.entries.all;
  const fields = [...files.kinds.values()].flatMap((kind) => kind.fields.filter(({ type }) => type === 'entry'));
  for (const { page, newFile } of moved) {
    const own = entries.find(({ file }) => file === page.file);
    const name = nameOf(newFile);
    if (own === undefined || own.name === name) continue;
    if (!fields.some(({ kind }) => kind === undefined || kind === own.kind.name)) continue;
    const other = entries.find((entry) => entry.name === name && entry.kind.name === own.kind.name);
    if (other !== undefined) return { why: 'name-taken', kind: own.kind.name, file: other.file, name };
  }
  return undefined;
}
