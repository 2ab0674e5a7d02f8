import { realpath } from 'node:fs/promises';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { join, relative } from 'node:path';
import compression from 'compression';
import { redirectsIn, textIn } from '../../builder/hosting/hosted.ts';
import { ignoreMissing } from '../../disk/error-code.mjs';
import { slashed } from '../../disk/slashed.ts';
import { asksFor, assetsFolder, composed, documentFile, notFoundRoute, withoutQuery } from '../../model/address.ts';
import { headersAt, headersFile, parseHeaders } from '../../outputs/headers/header-rules.ts';
import { redirectsFile } from '../../outputs/redirects.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import { type OpenedFile, openIn } from '../serving/opened.ts';
import { answering, isReading, type Middleware, malformed, onlyRead, sayPlainly } from '../serving/reply.ts';
import { askedFor, decodedPath } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';
import { inOneVersion, type Version } from './version.ts';

/** What a version of a site has for a request. */
type FoundFile =
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

/** Finds what answers a request, and opens it. @param url as it came over the wire */
async function findIn({ folder, base }: Version, url: string): Promise<FoundFile> {
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
async function letGo(found: FoundFile): Promise<void> {
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
  const found = redirectsIn(await textIn(folder, redirectsFile)).find(
    ({ from, params }) => decodedPath(from) === path && asksFor(url, params),
  );
  // Somebody else may have written there what no server can send.
  return found !== undefined && /^[!-~]+$/.test(found.to) ? found.to : undefined;
}

/** Assets carry a hash of their content in their names. */
const year = 31_536_000;

function cacheControl(path: string): string {
  return path.startsWith(`/${assetsFolder}/`) ? `public,max-age=${year},immutable` : 'public,max-age=0,must-revalidate';
}

/** Larger files are not pages of a builder whose sources are at most 1 MB each. In bytes. */
const largest = 8 * 1024 * 1024;

/** The bytes of a page, or of a page's data, with the forms leading here. Undefined for everything else, which is sent as it is. */
async function localBytes({ path, size, handle }: OpenedFile): Promise<Buffer | undefined> {
  if (size > largest || !/\.(?:html|json)$/.test(path)) return undefined;
  const bytes = await handle.readFile();
  const text = bytes.toString();
  const local = towardsMailbox(path, text);
  return local === text ? bytes : Buffer.from(local);
}

async function sendFound(res: ServerResponse, file: OpenedFile, status: 200 | 404): Promise<void> {
  let body: Buffer | undefined;
  try {
    body = await localBytes(file);
  } catch (error) {
    await file.handle.close();
    throw error;
  }
  const caching = String(res.getHeader('Cache-Control') ?? cacheControl(file.path));
  await sendFile(res, file, { status, cacheControl: caching, ...(body && { body }) });
}

/** What a version has for a request, and the headers that it says go with it. */
type Answer = { readonly found: FoundFile; readonly headers: SentHeaders };

async function answerIn(version: Version, url: string): Promise<Answer> {
  const headers = await siteHeadersAt(version.folder, url);
  return { found: await findIn(version, url), headers };
}

async function send(res: ServerResponse, answer: Answer | undefined): Promise<void> {
  for (const [name, value] of answer?.headers ?? []) res.setHeader(name, value);
  const found = answer?.found;
  switch (found?.kind) {
    case 'file':
      return sendFound(res, found.file, found.status);
    case 'redirect':
      return void res.writeHead(found.status, { Location: found.to, 'Content-Length': 0 }).end();
    case 'malformed':
      return sayPlainly(res, malformed);
    case 'nothing':
      return sayPlainly(res, { status: 404, words: 'Not found' });
    case undefined:
      return sayPlainly(res, {
        status: 503,
        words: 'There is no built site right now. Run the build.',
        headers: { 'Retry-After': '1' },
      });
  }
}

/**
 * Serves the built site in `out` as a static host would: compressed, with the right types, and with its own not-found
 * page. Each request is answered from one whole version, also while a build puts a new one in its place. What the forms of
 * its pages send goes to `mailbox`.
 */
export function siteHandler(out: string, mailbox: Middleware): RequestListener {
  const answer = answering(async (req, res) => {
    const url = req.url ?? '/';
    const found = await inOneVersion(
      out,
      (version) => answerIn(version, url),
      (unused) => letGo(unused.found),
    );
    await send(res, found);
  });
  const compress = compression({
    // Half a compressed file is no part of the file.
    filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
  });
  // Its types come from Express, but it needs no more than what Node's own request and response have.
  const compressed = compress as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  const serve: RequestListener = (req, res) => {
    if (isReading(req)) compressed(req, res, () => answer(req, res));
    else sayPlainly(res, onlyRead);
  };
  return (req, res) => mailbox(req, res, () => serve(req, res));
}

/** An author's own line may hold what no server can send. */
function canBeSent([name, value]: readonly [string, string]): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

type SentHeaders = readonly (readonly [string, string])[];

/**
 * The headers that the site's `_headers` file has for an address, as a host sends them that reads it. The file is read for
 * every request, so that a new build counts at once.
 * @param folder the built site
 * @param url as it came over the wire: a path with the base, perhaps with a query
 */
async function siteHeadersAt(folder: string, url: string): Promise<SentHeaders> {
  return [...headersAt(parseHeaders(await textIn(folder, headersFile)), decodedPath(url) ?? withoutQuery(url))].filter(
    canBeSent,
  );
}

/** Whether a path (without the base) is a file for hosts, which they do not send. */
function isForHosts(path: string): boolean {
  return path === `/${headersFile}` || path === `/${redirectsFile}`;
}
