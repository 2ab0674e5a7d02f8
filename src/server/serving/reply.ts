import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { reasonOf } from '../../builder/failure.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { withoutQuery } from '../../model/address.ts';

export type Reply = {
  readonly status: number;
  readonly words: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What both servers say alike. */
export const onlyRead: Reply = { status: 405, words: 'Only GET and HEAD are served.', headers: { Allow: 'GET, HEAD' } };
export const malformed: Reply = { status: 400, words: 'This address is malformed.' };

/** Whether a request changes nothing. */
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Answers with a sentence. Breaks the connection off if an answer has begun already, so that nobody takes it for whole. */
export function sayPlainly(res: ServerResponse, { status, words, headers }: Reply): void {
  if (res.headersSent) {
    if (!res.writableEnded) res.destroy();
    return;
  }
  // What was meant for another answer, such as a length or an encoding, doesn't fit this one.
  for (const name of res.getHeaderNames()) if (name.startsWith('content-')) res.removeHeader(name);
  const body = `${words}\n`;
  const plain = { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': Buffer.byteLength(body) };
  const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  res.writeHead(status, { ...plain, ...always, ...headers }).end(body);
}

/** What the system says when it has no room for another open file: it may have in a moment. */
const full = new Set(['EMFILE', 'ENFILE']);

/** Makes a handler that never throws: a request that fails is answered with 500 (503 when too much is asked for at once), and the server goes on. */
export function answering(handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>): RequestListener {
  return (req, res) => {
    handle(req, res).catch((error: unknown) => {
      if (full.has(codeOf(error) ?? ''))
        sayPlainly(res, { status: 503, words: 'Too many files are open. Try again.', headers: { 'Retry-After': '1' } });
      else sayPlainly(res, { status: 500, words: `This request could not be answered: ${reasonOf(error)}` });
    });
  };
}

/** Answers a request, or leaves it to who comes after. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Mounted = { readonly at: string; readonly answers: Middleware };

const isBelow = (at: string, url: string): boolean => `${withoutQuery(url)}/`.startsWith(`${at}/`);

/** Asks one after the other, until somebody answers. Whatever throws is answered with 500, also after a wait. */
export function inOrder(middlewares: readonly (Middleware | Mounted)[]): RequestListener {
  const ask = (req: IncomingMessage, res: ServerResponse, from: number): void => {
    const one = middlewares[from];
    const next = (): void => asked(req, res, from + 1);
    if (one === undefined) sayPlainly(res, { status: 404, words: 'There is nothing at this address.' });
    else if (typeof one === 'function') one(req, res, next);
    else if (isBelow(one.at, req.url ?? '/')) one.answers(req, res, next);
    else next();
  };
  const asked = (req: IncomingMessage, res: ServerResponse, from: number): void => {
    try {
      ask(req, res, from);
    } catch (error) {
      sayPlainly(res, { status: 500, words: `This request could not be answered: ${reasonOf(error)}` });
    }
  };
  return (req, res) => asked(req, res, 0);
}
