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

/** A document of a server's own. @param head and `body`: the lines of both */
export function ownDocument(head: readonly string[], body: readonly string[]): string {
  const always = ['<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">'];
  const lines = ['<html lang="en">', '<head>', ...always, ...head, '</head>', '<body>', ...body, '</body>', '</html>'];
  return ['<!DOCTYPE html>', ...lines, ''].join('\n');
}

/** What the system says when it has no room for another open file: it may have in a moment. */
const full = new Set(['EMFILE', 'ENFILE']);

/** Answers a request; or gives `false`, and leaves it to who comes after. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

const isBelow = (at: string, url: string): boolean => `${withoutQuery(url)}/`.startsWith(`${at}/`);

/**
 * Asks one after the other, each at its address and below it, until one answers. Never throws: a request that fails is answered with 500 (503 when too
 * much is asked for at once), and the server goes on.
 */
export function inOrder(handlers: readonly (readonly [at: string, handle: Handler])[]): RequestListener {
  const answer: Handler = async (req, res) => {
    for (const [at, handle] of handlers) if (isBelow(at, req.url ?? '/') && (await handle(req, res)) !== false) return;
    sayPlainly(res, { status: 404, words: 'There is nothing at this address.' });
  };
  return (req, res) =>
    void answer(req, res).catch((error: unknown) => {
      if (full.has(codeOf(error) ?? ''))
        sayPlainly(res, { status: 503, words: 'Too many files are open. Try again.', headers: { 'Retry-After': '1' } });
      else sayPlainly(res, { status: 500, words: `This request could not be answered: ${reasonOf(error)}` });
    });
}
