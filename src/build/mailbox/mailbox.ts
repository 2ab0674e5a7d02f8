import type { IncomingMessage, ServerResponse } from 'node:http';
import { reasonOf } from '../failure.ts';
import { bodyOf } from './body.ts';
import type { Message, Posted } from './message.ts';
import { mailboxPage } from './page.ts';
import { messageLines } from './print.ts';
import { judge, sendFormPath } from './protocol.ts';

/** Where a browser shows the messages. */
export const mailboxPath = '/__mailbox';

/** How many messages are kept; older ones make room. */
const kept = 100;
/** Of a whole request, files included. */
const bodyLimit = 10 * 1024 * 1024;

type Effects = {
  /** Told of each message, for the terminal. */
  readonly print: (text: string) => void;
  readonly now: () => Date;
};

/** Answers requests to the mailbox, and leaves all others to `next`. */
export type MailboxHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
};

function say(res: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  const plain = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' };
  res.writeHead(status, { ...plain, ...cors, ...headers }).end(text);
}

async function receive(req: IncomingMessage, res: ServerResponse, keep: (posted: Posted) => void): Promise<void> {
  const body = await bodyOf(req, bodyLimit);
  if (body === undefined) return say(res, 413, 'Request Entity Too Large');
  const verdict = await judge(req.headers['content-type'] ?? '', body);
  if (verdict.kind === 'refused') return say(res, verdict.status, verdict.reason);
  keep(verdict.message);
  say(res, 200, 'OK');
}

function show(res: ServerResponse, messages: readonly Message[]): void {
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
    // What strangers typed is escaped; should that ever fail, it still runs nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  };
  res.writeHead(200, headers).end(mailboxPage(messages, kept));
}

/**
 * A stand-in for EmailJS that delivers to a page instead of an inbox: it takes forms at EmailJS's path with EmailJS's
 * answers, prints each message, and lists them at `mailboxPath`. It remembers until the server stops.
 */
export function createMailbox({ print, now }: Effects): MailboxHandler {
  const messages: Message[] = [];
  const count = { received: 0 };
  const keep = (posted: Posted): void => {
    count.received += 1;
    const message = { ...posted, number: count.received, at: now() };
    messages.unshift(message);
    messages.length = Math.min(messages.length, kept);
    print(messageLines(message));
  };
  return (req, res, next) => {
    const [path] = (req.url ?? '/').split('?');
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (path === mailboxPath && isReading) return show(res, messages);
    if (path !== sendFormPath) return next();
    if (req.method === 'OPTIONS') return void res.writeHead(204, cors).end();
    if (req.method !== 'POST') return say(res, 405, 'Method Not Allowed', { Allow: 'POST, OPTIONS' });
    // Mostly a body that broke off: then nobody hears the answer.
    receive(req, res, keep).catch((error: unknown) => say(res, 500, reasonOf(error)));
  };
}
