import { decoded } from '../../model/address.ts';
import { isAlias, type Leading } from '../check/all-redirects.ts';
import { pathOf } from '../check/misnamed.ts';
import { meantAddress } from '../check/nearest-address.ts';
import { nameOf } from '../entries/entries.ts';
import { keyOf } from '../files/names.ts';
import { routeOf } from '../files/route.ts';
import type { LoadedPage } from '../load/load-file.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { siteIndexOf } from '../load/site-index.ts';
import { blockedFolder } from '../new-page/folders.ts';
import { type Refusal, refuse } from '../new-page/refusal.ts';
import type { Surroundings } from '../new-page/surroundings.ts';
import { placeOf } from '../text/source.ts';

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

const OTHER = 'Choose another address.';

/** The page at an address and all pages below it, where they go; or why they can't move. */
export async function movedPages(site: Surroundings, from: string, to: string): Promise<MovedPage[] | Refusal> {
  const { files } = site;
  const pages = files.pages.filter(({ route }) => route === from || route.startsWith(`${from}/`));
  const parameter = pages.find(({ content, file }) => content?.parameter !== undefined || file.includes('['));
  if (parameter !== undefined) return refuse(inFolder(parameter.file, { from, to }, files));
  if (pages.length === 0) return refuse(nothingAt(from, files));
  const listed = new Set(files.ledger?.ledger?.lines.map(({ address }) => decoded(address)));
  const moved = pages.map((page): MovedPage => {
    const newFile = fileAt(page.file, from, to);
    const body = page.content?.bodyFile;
    return {
      page,
      from: page.route,
      to: routeOf(newFile),
      newFile,
      body: body === undefined ? undefined : { file: body, newFile: newFile.replace(/\.yaml$/, '.md') },
      isPublished: page.content?.draft !== true || listed.has(page.route),
    };
  });
  return (await obstacle(moved, site)) ?? moved;
}

/** `pages/old.yaml`, `pages/old/index.yaml` and `pages/old/a.yaml`, by their new address. */
function fileAt(file: string, from: string, to: string): string {
  const rest = file.slice(`pages${from}`.length);
  const start = to === '/' ? 'pages' : `pages${to}`;
  return to === '/' && rest === '.yaml' ? 'pages/index.yaml' : start + rest;
}

function ofParameter(file: string): string {
  return `${file} makes a page for each value of a field, so its addresses come from other pages. Rename the file or its folder by hand, and add redirects for those of its addresses that were published.`;
}

/** So many redirects are shown. */
const MOST_LINES = 20;

/** A folder with such a file: which redirects its pages need once it is renamed. */
function inFolder(file: string, { from, to }: { from: string; to: string }, files: SiteFiles): string {
  const { addresses, pageAt } = siteIndexOf(files);
  const made = addresses('pages').filter((address) => address.startsWith(`${from}/`) && pageAt(address)?.file === file);
  if (made.length === 0) return ofParameter(file);
  const lines = made.map(
    (address) => `  - { from: ${address}, to: ${to === '/' ? '' : to}${address.slice(from.length)} }`,
  );
  const rest = lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : [];
  return [
    `${file} makes a page for each value of a field, and such pages can't list their old addresses. Nothing was moved.`,
    `Move the other pages below ${from} by their own addresses, and this file by hand. Then add to "redirects" in site.yaml:`,
    ...lines.slice(0, MOST_LINES),
    ...rest,
  ].join('\n');
}

function nothingAt(from: string, files: SiteFiles): string {
  const site = siteIndexOf(files);
  const generated = site.pageAt(from)?.file;
  if (generated !== undefined) return ofParameter(generated);
  const leading = site.redirects.find((each) => each.from === from);
  if (leading !== undefined) {
    const end = isAlias(leading) ? leading.content.route : pathOf(leading.to ?? '');
    return `${from} is an old address, which leads to ${end} (${whereOf(leading)}). Move ${end} instead.`;
  }
  if (site.isPublicFile(from)) return `public${from} is a file, and only pages can be moved.`;
  const meant = meantAddress(from, site.addresses('pages'))?.address;
  return `There's no page at ${from}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

function whereOf({ content: { source }, fromRange }: Leading): string {
  return `${source.file}, line ${placeOf(source, fromRange).line}`;
}

/** What is in the way: another page, an old address of another page, a file, a name that is taken. */
async function obstacle(moved: readonly MovedPage[], { files }: Surroundings): Promise<Refusal | undefined> {
  const there = await files.disk.list('pages');
  const paths = new Set(there.map(({ path }) => path));
  const byAddress = new Map(
    there.filter(({ path }) => path.endsWith('.yaml')).map(({ path }) => [keyOf(routeOf(path)), path]),
  );
  const { redirects, pageAt } = siteIndexOf(files);
  const leading = new Map(redirects.map((each) => [each.from, each]));
  const folders = new Map<string, string>();
  for (const page of moved) {
    const { to, newFile, body } = page;
    const other = byAddress.get(keyOf(to)) ?? pageAt(to)?.file;
    if (other !== undefined) return refuse(`${other} is at ${to} already. ${OTHER}`);
    const file = [newFile, body?.newFile].find((name) => name !== undefined && paths.has(name));
    if (file !== undefined) return refuse(`${file} is there already. ${OTHER}`);
    const old = leading.get(to);
    if (old !== undefined && !isOwn(old, page)) {
      return refuse(
        `${to} is an old address, which leads to ${old.to} (${whereOf(old)}). Delete that first, or choose another address.`,
      );
    }
    folders.set(newFile.slice(0, newFile.lastIndexOf('/')), newFile);
  }
  for (const file of folders.values()) {
    const blocked = await blockedFolder(file, files.disk);
    if (blocked !== undefined) return blocked;
  }
  const clash = sameName(moved, files);
  return clash === undefined ? undefined : refuse(clash);
}

/** Whether an old address leads to the page that moves there: it goes back. */
export function isOwn(old: Leading, { page, from }: MovedPage): boolean {
  return isAlias(old) ? old.content === page.content : old.to === from;
}

/** Other pages call an entry by the name of its file, so that no other of its kind may have that. */
function sameName(moved: readonly MovedPage[], files: SiteFiles): string | undefined {
  const entries = files.entries.all;
  const fields = [...files.kinds.values()].flatMap((kind) => kind.fields.filter(({ type }) => type === 'entry'));
  for (const { page, newFile } of moved) {
    const own = entries.find(({ file }) => file === page.file);
    const name = nameOf(newFile);
    if (own === undefined || own.name === name) continue;
    if (!fields.some(({ kind }) => kind === undefined || kind === own.kind.name)) continue;
    const other = entries.find((entry) => entry.name === name && entry.kind.name === own.kind.name);
    if (other !== undefined) {
      return `Other pages call pages of the kind "${own.kind.name}" by the names of their files, and ${other.file} has the name "${name}" already. ${OTHER}`;
    }
  }
  return undefined;
}
