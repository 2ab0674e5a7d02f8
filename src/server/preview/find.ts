import { documentFile, notFoundRoute, withoutEndSlashes } from '../../model/address.ts';
import { type OpenedFile, openIn } from '../serving/opened.ts';
import { askedFor } from '../serving/request-path.ts';
import { isForHosts } from './headers.ts';
import type { Version } from './version.ts';

/** What a version of a site has for a request. */
export type FoundFile =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly file: OpenedFile }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'malformed' };

/** The files that may answer for a path, in the order in which hosts try them: `/contact/` is `contact.html`. */
function candidates(path: string): string[] {
  const page = withoutEndSlashes(path);
  const pages = [...(page === '' ? [] : [`${page}.html`]), `${page}/index.html`];
  return path.endsWith('/') ? pages : [path, ...pages];
}

async function firstOf(folder: string, paths: readonly string[]): Promise<OpenedFile | undefined> {
  for (const path of paths) {
    const file = await openIn(folder, path);
    if (file !== undefined) return file;
  }
  return undefined;
}

/**
 * Finds what answers a request, and opens it.
 * @param url as it came over the wire
 */
export async function findIn({ folder, base }: Version, url: string): Promise<FoundFile> {
  const asked = askedFor(url, base);
  if (asked.kind === 'malformed' || asked.kind === 'redirect') return asked;
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
