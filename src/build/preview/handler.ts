import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { codeOf } from '../failure.ts';
import type { MailboxHandler } from '../mailbox/mailbox.ts';
import { askedFor, wireForm } from './address.ts';
import { formSender } from './forms.ts';
import { isForHosts, setSiteHeaders } from './headers.ts';

/** Assets carry a hash of their content in their names. */
const year = 31_536_000;

function setCacheHeader(res: ServerResponse, path: string): void {
  if (res.hasHeader('Cache-Control')) return;
  const forever = path.startsWith('/assets/');
  res.setHeader('Cache-Control', forever ? `public,max-age=${year},immutable` : 'public,max-age=0,must-revalidate');
}

function plain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${text}\n`);
}

async function notFoundPage(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, '404.html'), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function sendNotFound(folder: string, res: ServerResponse): Promise<void> {
  const html = await notFoundPage(folder);
  if (html === undefined) plain(res, 404, 'Not found');
  else res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
}

type Next = () => void;

/** Sends the file a request asks for, or else calls `missing`. */
function fileSender(folder: string): (req: IncomingMessage, res: ServerResponse, missing: Next) => void {
  // `dev` looks at the disk for every request, so that a new build is served at once.
  return sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders: setCacheHeader });
}

/** Answers requests from a folder as static hosts do: `/contact` and `/contact/` are `contact.html`. */
function answerer(folder: string, base: string): (req: IncomingMessage, res: ServerResponse) => void {
  const sendFile = fileSender(folder);
  const sendForm = formSender(folder);
  return (req, res) => {
    const missing = (): void => {
      sendNotFound(folder, res).catch((error: unknown) => plain(res, 500, String(error)));
    };
    const asked = askedFor(req.url ?? '/', base);
    if (asked.kind === 'malformed') plain(res, 400, 'This address is malformed');
    else if (asked.kind === 'redirect') res.writeHead(302, { Location: asked.to }).end();
    else {
      const path = asked.kind === 'path' ? asked.path : undefined;
      const send = async (): Promise<void> => {
        await setSiteHeaders(folder, req.url ?? '/', res);
        if (path === undefined || isForHosts(path)) return missing();
        req.url = wireForm(path) + (asked.kind === 'path' ? asked.search : '');
        if (!(await sendForm(path, req, res))) sendFile(req, res, missing);
      };
      send().catch((error: unknown) => plain(res, 500, String(error)));
    }
  };
}

/**
 * Serves a built site as a static host would: compressed, with the right types, and with its own not-found page.
 * What the forms of its pages send goes to `mailbox`.
 */
export function siteHandler(folder: string, base: string, mailbox: MailboxHandler): RequestListener {
  const answer = answerer(folder, base);
  const compress = compression({
    // Half a compressed file is no part of the file.
    filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
  });
  const serve: RequestListener = (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      plain(res, 405, 'Only GET and HEAD are served');
      return;
    }
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // Its types come from Express, but it needs no more than what Node's own request and response have.
    const middleware = compress as unknown as (req: IncomingMessage, res: ServerResponse, next: Next) => void;
    middleware(req, res, () => answer(req, res));
  };
  return (req, res) => mailbox(req, res, () => serve(req, res));
}
