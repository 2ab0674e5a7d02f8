import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '../serving/chain.ts';
import type { Hosts } from '../serving/hosts.ts';
import { isFromForeignPage, isReadByAnotherPage } from '../serving/origin.ts';
import { answering, isReading, type Reply, sayPlainly } from '../serving/reply.ts';
import { bodyOf } from './body.ts';
import { mailboxPage } from './page.ts';
import { messageLines } from './print.ts';
import { judge, type Message, type Posted, sendFormPath, serviceIn, servicePath } from './protocol.ts';

/** Where a browser shows the messages. */
export const mailboxPath = '/__mailbox';

/** How many messages are kept; older ones make room. */
const kept = 100;
/** Of a whole request, files included. */
const bodyLimit = 10 * 1024 * 1024;
/** Messages that are received at the same time: each may take as much memory as its whole request. */
const atOnce = 8;

type Effects = {
  /** The names this server answers for. */
  readonly hosts: Hosts;
  /** Told of each message, for the terminal. */
  readonly print: (text: string) => void;
  readonly now: () => Date;
};

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
};

function say(res: ServerResponse, { status, words, headers }: Reply): void {
  // EmailJS's answers end without a line break, and are compared by programs.
  const plain = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' };
  res.writeHead(status, { ...plain, ...cors, ...headers }).end(words);
}

/** Says that a message was received, as services do: with JSON where that is asked for, with a page to a browser without script. */
function thank(req: IncomingMessage, res: ServerResponse, to: string): void {
  if (req.headers.accept === 'application/json')
    say(res, { status: 200, words: '{"ok":true}', headers: { 'Content-Type': 'application/json' } });
  else
    say(res, {
      status: 200,
      words: `Your message was received. On the published site, a page of ${to} would be here.`,
    });
}

async function receive(req: IncomingMessage, res: ServerResponse, keep: (posted: Posted) => void): Promise<void> {
  const body = await bodyOf(req, bodyLimit);
  if (body === undefined) return say(res, { status: 413, words: 'Request Entity Too Large' });
  const service = serviceIn(req.url ?? '/');
  const verdict = await judge({ contentType: req.headers['content-type'] ?? '', body }, service);
  if (verdict.kind === 'refused') return say(res, verdict);
  keep(verdict.message);
  if (service === undefined) say(res, { status: 200, words: 'OK' });
  else thank(req, res, service);
}

/** Takes so many requests at once, and says to the others that they should try again. */
function receiver(keep: (posted: Posted) => void): (req: IncomingMessage, res: ServerResponse) => void {
  const receiving = { now: 0 };
  return answering(async (req, res) => {
    if (receiving.now >= atOnce)
      return say(res, { status: 429, words: 'Too Many Requests', headers: { Connection: 'close' } });
    receiving.now += 1;
    try {
      await receive(req, res, keep);
    } finally {
      receiving.now -= 1;
    }
  });
}

function show(res: ServerResponse, messages: readonly Message[]): void {
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // What strangers typed is escaped; should that ever fail, it still runs nothing.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
  res.writeHead(200, headers).end(mailboxPage(messages, kept));
}

/**
 * A stand-in for EmailJS and other services that delivers to a page instead of an inbox: it takes forms at EmailJS's path with EmailJS's
 * answers, and those for other services at a path of its own. It prints each message, and lists them at `mailboxPath`. It remembers until the server stops.
 */
export function createMailbox({ hosts, print, now }: Effects): Middleware {
  const messages: Message[] = [];
  const count = { received: 0 };
  const keep = (posted: Posted): void => {
    count.received += 1;
    const message = { ...posted, number: count.received, at: now() };
    messages.unshift(message);
    messages.length = Math.min(messages.length, kept);
    print(messageLines(message));
  };
  const take = receiver(keep);
  return (req, res, next) => {
    const [path] = (req.url ?? '/').split('?');
    if (path === mailboxPath && isReading(req)) {
      if (isReadByAnotherPage(req, hosts))
        sayPlainly(res, { status: 403, words: 'Only this server may show its mailbox.' });
      else show(res, messages);
    } else if (path === mailboxPath)
      sayPlainly(res, { status: 405, words: 'The mailbox can only be read.', headers: { Allow: 'GET, HEAD' } });
    else if (path !== sendFormPath && path !== servicePath) next();
    else if (isFromForeignPage(req, hosts))
      sayPlainly(res, {
        status: 403,
        words: 'Pages of other sites may not send messages here.',
        headers: { Connection: 'close' },
      });
    else if (req.method === 'OPTIONS') res.writeHead(204, cors).end();
    else if (req.method !== 'POST')
      say(res, { status: 405, words: 'Method Not Allowed', headers: { Allow: 'POST, OPTIONS' } });
    else take(req, res);
  };
}
