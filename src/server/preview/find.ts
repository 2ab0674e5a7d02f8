import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { redirectsIn, textIn } from '../../builder/hosting/hosted.ts';
import { ignoreMissing } from '../../disk/error-code.mjs';
import { slashed } from '../../disk/slashed.ts';
import { composed, documentFile, notFoundRoute } from '../../model/address.ts';
import { redirectsFile } from '../../outputs/redirects.ts';
import { type OpenedFile, openIn } from '../serving/opened.ts';
import { askedFor, decodedPath } from '../serving/request-path.ts';
import { isForHosts } from './headers.ts';
import type { Version } from './version.ts';

/** What a version of a site has for a request. */
export type FoundFile =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly file: OpenedFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'malformed' };

/** The files that may answer for a path, in the order in which hosts try them: `/contact` is `contact.html`. */
function candidates(path: string): string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
}

/** Opens a file that has just this name: a system that doesn't tell capitals from small letters opens others, which no host sends. */
async function openAsNamed(folder: string, path: string): Promise<OpenedFile | undefined> {
  const file = await openIn(folder, path);
  if (file === undefined) return undefined;
  const [top, real] = await Promise.all(
    [realpath(folder), realpath(join(folder, path))].map((each) => each.catch(ignoreMissing)),
  );
  const name = top === undefined || real === undefined ? path : `/${slashed(relative(top, real))}`;
  const isOther = name !== path && plain(name) === plain(path);
  if (isOther) await file.handle.close();
  return isOther ? undefined : file;
}

/** What some systems take for the same name. */
const plain = (name: string): string => composed(name).toLowerCase();

async function firstOf(folder: string, paths: readonly string[]): Promise<OpenedFile | undefined> {
  for (const path of paths) {
    const file = await openAsNamed(folder, path);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Where `/contact/` leads: to the page `/contact`, as on hosts. Undefined for what is no page with a slash at its end. */
async function withoutSlash(
  path: string,
  url: string,
  { folder, base }: Pick<Version, 'folder' | 'base'>,
): Promise<string | undefined> {
  if (path === '/' || !path.endsWith('/') || path.startsWith('//') || path.endsWith('//')) return undefined;
  const page = path.slice(0, -1);
  const file = await openAsNamed(folder, `${page}.html`);
  await file?.handle.close();
  const [search = ''] = /\?[^#]*/.exec(url) ?? [];
  return file && `${base}${page.slice(1).split('/').map(encodeURIComponent).join('/')}${search}`;
}

/**
 * Finds what answers a request, and opens it.
 * @param url as it came over the wire
 */
export async function findIn({ folder, base }: Version, url: string): Promise<FoundFile> {
  const asked = askedFor(url, base);
  if (asked.kind === 'malformed') return asked;
  if (asked.kind === 'redirect') return { ...asked, status: 302 };
  if (asked.kind === 'path') {
    const to = (await redirectAt(folder, url)) ?? (await withoutSlash(asked.path, url, { folder, base }));
    if (to !== undefined) return { kind: 'redirect', to, status: 301 };
  }
  const isSent = asked.kind === 'path' && !isForHosts(asked.path);
  const file = isSent ? await firstOf(folder, candidates(asked.path)) : undefined;
  if (file !== undefined) return { kind: 'file', status: 200, file };
  const missing = await openIn(folder, `/${documentFile(notFoundRoute)}`);
  return missing === undefined ? { kind: 'nothing' } : { kind: 'file', status: 404, file: missing };
}

/** Closes what was found and isn't sent. */
export async function letGo(found: FoundFile): Promise<void> {
  if (found.kind === 'file') await found.file.handle.close();
}

/**
 * Where the site's `_redirects` file leads an address, as a host does that reads it. The file is read for every request, so that a new
 * build counts at once.
 * @param folder the built site
 * @param url as it came over the wire: a path with the base, perhaps with a query
 */
async function redirectAt(folder: string, url: string): Promise<string | undefined> {
  const path = decodedPath(url);
  const found = redirectsIn(await textIn(folder, redirectsFile)).find(({ from }) => decodedPath(from) === path);
  // Somebody else may have written there what no server can send.
  return found !== undefined && /^[!-~]+$/.test(found.to) ? found.to : undefined;
}
