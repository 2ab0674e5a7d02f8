import { realpath, stat } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import compression from 'compression';
import { Failure } from '../builder/failure.ts';
import { redirectsIn, textIn } from '../builder/hosting/hosted.ts';
import { servedFolder } from '../builder/write/journal.ts';
import { readMarker } from '../builder/write/own-file.ts';
import { ignoreMissing } from '../disk/error-code.mjs';
import { slashed } from '../disk/slashed.ts';
import { asksFor, assetsFolder, composed, documentFile, notFoundRoute, withoutQuery } from '../model/address.ts';
import { headersAt, headersFile, parseHeaders } from '../outputs/headers/header-rules.ts';
import { redirectsFile } from '../outputs/redirects.ts';
import { createMailbox, mailboxLine, towardsMailbox } from './mailbox/mailbox.ts';
import { type Limits, usualLimits } from './serving/guard.ts';
import type { Hosts } from './serving/hosts.ts';
import { type Listening, serve } from './serving/listen.ts';
import { type Handler, inOrder, isReading, malformed, onlyRead, type Reply, sayPlainly } from './serving/reply.ts';
import { askedFor, decodedPath } from './serving/request-path.ts';
import { type OpenedFile, openIn, sendFile } from './serving/send-file.ts';

/** What a version of a site has for a request: a file, or where it leads, or only words. */
type Found =
  | { readonly status: 200 | 404; readonly file: OpenedFile }
  | { readonly status: 301 | 302; readonly to: string }
  | Reply;

/** The files that may answer for a path, in the order in which hosts try them: `/contact` is `contact.html`. */
function candidates(path: string): string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
}

/** Opens a file that has just this name: a system that doesn't tell capitals from small letters opens others, which no host sends. */
async function openAsNamed(folder: string, path: string): Promise<OpenedFile | undefined> {
  const file = await openIn(folder, path);
  if (file === undefined) return undefined;
  const [top, real] = await Promise.all(
    [folder, join(folder, path)].map((each) => realpath(each).catch(ignoreMissing)),
  );
  const name = top === undefined || real === undefined ? path : `/${slashed(relative(top, real))}`;
  const isOther = name !== path && plain(name) === plain(path);
  if (isOther) await file.handle.close();
  return isOther ? undefined : file;
}

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
async function findIn({ folder, base }: Version, url: string): Promise<Found> {
  const asked = askedFor(url, base);
  if (asked.kind === 'malformed') return malformed;
  if (asked.kind === 'redirect') return { status: 302, to: asked.to };
  if (asked.kind === 'path') {
    const to = (await redirectAt(folder, url)) ?? (await withoutSlash(asked.path, url, { folder, base }));
    if (to !== undefined) return { status: 301, to };
    const file = FOR_HOSTS.includes(asked.path) ? undefined : await firstOf(folder, candidates(asked.path));
    if (file !== undefined) return { status: 200, file };
  }
  const file = await openIn(folder, `/${documentFile(notFoundRoute)}`);
  return file === undefined ? { status: 404, words: 'Not found' } : { status: 404, file };
}

/** Hosts read these, and don't send them. */
const FOR_HOSTS: readonly string[] = [`/${headersFile}`, `/${redirectsFile}`];

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

/** Assets carry a hash of their content in their names, and are kept for a year. */
const cacheControl = (path: string): string =>
  path.startsWith(`/${assetsFolder}/`) ? 'public,max-age=31536000,immutable' : 'public,max-age=0,must-revalidate';

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
  const body = await localBytes(file).catch(async (error: unknown) => {
    await file.handle.close();
    throw error;
  });
  const caching = String(res.getHeader('Cache-Control') ?? cacheControl(file.path));
  await sendFile(res, file, { status, cacheControl: caching, ...(body && { body }) });
}

const NO_SITE: Reply = {
  status: 503,
  words: 'There is no built site right now. Run the build.',
  headers: { 'Retry-After': '1' },
};

async function send(res: ServerResponse, found: Found): Promise<void> {
  if ('file' in found) return sendFound(res, found.file, found.status);
  if ('words' in found) return sayPlainly(res, found);
  res.writeHead(found.status, { Location: found.to, 'Content-Length': 0 }).end();
}

/**
 * Serves the built site in `out` as a static host would: compressed, with the right types, and with its own not-found
 * page. Each request is answered from one whole version, also while a build puts a new one in its place.
 */
function siteHandler(out: string): Handler {
  const compress = compression({
    // Half a compressed file is no part of the file.
    filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
  });
  // Its types come from Express, but it needs no more than what Node's own request and response have.
  const compressed = compress as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  return async (req, res) => {
    if (!isReading(req)) return sayPlainly(res, onlyRead);
    compressed(req, res, () => undefined);
    const url = req.url ?? '/';
    const { found, headers } = (await inOneVersion(
      out,
      async (version) => ({ headers: await siteHeadersAt(version.folder, url), found: await findIn(version, url) }),
      // What was opened isn't sent.
      async (unused) => 'file' in unused.found && unused.found.file.handle.close(),
    )) ?? { found: NO_SITE, headers: [] };
    for (const [name, value] of headers) res.setHeader(name, value);
    await send(res, found);
  };
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

/**
 * The headers that the site's `_headers` file has for an address, as a host sends them that reads it. The file is read for
 * every request, so that a new build counts at once.
 * @param folder the built site
 * @param url as it came over the wire: a path with the base, perhaps with a query
 */
async function siteHeadersAt(folder: string, url: string): Promise<(readonly [string, string])[]> {
  const rules = parseHeaders(await textIn(folder, headersFile));
  return [...headersAt(rules, decodedPath(url) ?? withoutQuery(url))].filter(canBeSent);
}

type PreviewRequest = {
  /** The folder of the built site. */
  readonly out: string;
  /** This computer only, if left out. */
  readonly hosts?: Hosts;
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
  readonly print: (text: string) => void;
  readonly limits?: Limits;
};

/**
 * Serves a built site as a static host would, until it is closed. Only its forms send to a mailbox here. Writes nothing;
 * a new build is served as soon as it is whole.
 * @throws Failure when there is no built site, or no port
 */
export async function startPreview(request: PreviewRequest): Promise<Listening & Pick<Version, 'base'>> {
  const { out, hosts = { listen: '127.0.0.1', names: [] }, port, print, limits = usualLimits } = request;
  const base = await inOneVersion(out, async (version) => version.base);
  if (base === undefined) throw new Failure(`There is no built site in ${out}. Run the build first.`);
  const mailbox = createMailbox({ hosts, print, now: () => new Date() });
  const answer = inOrder([mailbox, siteHandler(out)].map((handle) => ['', handle] as const));
  const listening = await serve(answer, { hosts, limits }, { port, print });
  print(`Preview: ${listening.origin}${base}\n${mailboxLine(listening.origin)}`);
  return { ...listening, base };
}

type Version = {
  readonly folder: string;
  /** The path it is served under. */
  readonly base: string;
  /** What tells the folder from another one of the same name. */
  readonly identity: string;
};

async function folderId(folder: string): Promise<string | undefined> {
  const stats = await stat(folder, { bigint: true }).catch(ignoreMissing);
  return stats && [stats.dev, stats.ino, stats.birthtimeNs].join();
}

async function versionOf(out: string): Promise<Version | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const [marker, identity] = [await readMarker(folder), await folderId(folder)];
  return marker === undefined || identity === undefined ? undefined : { folder, base: marker.base, identity };
}

/** How often a version is looked for, and the longest pause between two looks, in milliseconds: half a second in all. */
const tries = 15;
const longestPause = 50;

/**
 * Does some work in one whole version of a site. If a build puts another version in its place meanwhile, what came of the
 * work is given to `undo`, and the work is done again in the new version.
 * @returns undefined when there is no version, also not a moment later
 */
async function inOneVersion<T>(
  out: string,
  work: (version: Version) => Promise<T>,
  undo: (result: T) => Promise<unknown> = async () => undefined,
): Promise<T | undefined> {
  for (let tried = 0; tried < tries; tried += 1) {
    const version = await versionOf(out);
    if (version !== undefined) {
      const result = await work(version);
      const now = await versionOf(out).catch(async (error: unknown) => {
        await undo(result);
        throw error;
      });
      if (now?.folder === version.folder && now.identity === version.identity) return result;
      await undo(result);
    }
    await wait(Math.min(2 ** tried, longestPause));
  }
  return undefined;
}
