import { meantAddress, pathOf } from '../../content/check/addresses.ts';
import { isAlias } from '../../content/check/rules/redirects.ts';
import type { Leading } from '../../content/check/site-index.ts';
import { nameOf } from '../../content/entries/entries.ts';
import { keyOf } from '../../content/files/names.ts';
import type { LoadedPage } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import type { Reason } from '../../diagnostics/messages/told.ts';
import { decoded } from '../../model/address.ts';
import { bodyFileOf, isPageFile, pageEndingOf } from '../../model/page-file.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Surroundings } from '../new-page/surroundings.ts';
import { refuseBlocked } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';

/** A page that moves: its address, its file, and the file with its text, before and after. */
export type MovedPage = {
  readonly page: LoadedPage;
  readonly from: string;
  readonly to: string;
  readonly newFile: string;
  readonly body: { readonly file: string; readonly newFile: string } | undefined;
  /** Whether visitors may ask for the old address. */
  readonly isPublished: boolean;
};

/** The page at an address and all pages below it, where they go. @throws Refused if they can't move */
export async function movedPages(site: Surroundings, from: string, to: string): Promise<MovedPage[]> {
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
export function movedTo(address: string, { from, to }: { readonly from: string; readonly to: string }): string {
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
export function isOwn(old: Leading, { page, from }: MovedPage): boolean {
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
