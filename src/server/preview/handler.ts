import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import type { Middleware } from '../serving/chain.ts';
import type { OpenedFile } from '../serving/opened.ts';
import { answering, isReading, malformed, onlyRead, sayPlainly } from '../serving/reply.ts';
import { sendFile } from '../serving/send-file.ts';
import { type FoundFile, findIn, letGo } from './find.ts';
import { type SentHeaders, siteHeadersAt } from './headers.ts';
import { inOneVersion, type Version } from './version.ts';

/** Assets carry a hash of their content in their names. */
const year = 31_536_000;

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? `public,max-age=${year},immutable` : 'public,max-age=0,must-revalidate';
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
