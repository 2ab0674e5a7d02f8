import type { IncomingMessage, ServerResponse } from 'node:http';
import { largest } from '../../model/lists.ts';
import { escapeText } from '../../outputs/html/escape.ts';
import { type Hosts, isFromForeignPage, isReadByAnotherPage } from '../serving/hosts.ts';
import { answering, isReading, type Middleware, type Reply, sayPlainly } from '../serving/reply.ts';
import { bodyOf } from './body.ts';
import { type FormField, judge, type Message, type Posted, sendFormPath, serviceIn, servicePath } from './protocol.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dcdc, #304244); --quiet: light-dark(#4f5e60, #a9b6b7); }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #0a1213); color: light-dark(#0b1516, #edf3f3); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.0625rem; margin: 0; }
a { color: light-dark(#0f6f66, #5fd0c4); }
p, dt, time { color: var(--quiet); }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.25rem; }
li { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: .125rem 1.25rem; margin: 1rem 0 0; }
dt, time { font-size: .875rem; }
dd { margin: 0 0 .625rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 36rem) {
  dl { grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .5rem 1.25rem; align-items: baseline; }
  dt { overflow-wrap: anywhere; max-width: 12rem; } dd { margin: 0; }
}`;

function fieldHtml({ name, value }: FormField): string {
  return `<dt dir="auto">${escapeText(name)}</dt><dd dir="auto">${escapeText(value) || '–'}</dd>`;
}

function messageHtml({ number, at, to, library, fields }: Message): string {
  const way = `${to}${library === undefined ? '' : `, library ${library}`}`;
  return [
    '<li>',
    `<h2>Message ${number}</h2>`,
    `<time datetime="${at.toISOString()}">${escapeText(at.toLocaleString('en-GB'))}</time>`,
    `<dl>${fields.map(fieldHtml).join('')}<dt>Sent to</dt><dd>${escapeText(way)}</dd></dl>`,
    '</li>',
  ].join('\n');
}

/** The page that lists messages, newest first. */
function mailboxPage(messages: readonly Message[], kept: number): string {
  const lead =
    messages.length === 0
      ? 'No messages yet. Send one with a form of the site, then come back.'
      : `What the forms of the site have sent since the server started, newest first. The last ${kept} are kept.`;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Mailbox (${messages.length})</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<h1>Mailbox</h1>',
    `<p>${lead} <a href="">Look again</a></p>`,
    ...(messages.length === 0 ? [] : ['<ol>', ...messages.map(messageHtml), '</ol>']),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Characters that steer a terminal or turn the order of a line around. Joiners stay: several scripts need them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** One line of somebody else's text, safe to print: what could steer the terminal is spelled out. */
function harmless(line: string): string {
  return line.replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

function harmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(harmless);
}

/** A terminal is no place to read a novel: the whole text is at the mailbox's address. */
const mostLines = 20;
const mostCharacters = 400;

function shortLine(line: string): string {
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)} ...` : line;
}

function linesOf({ name, value }: FormField, width: number): string[] {
  const [first = '', ...others] = harmlessLines(value).map(shortLine);
  const shown = others.slice(0, mostLines - 1);
  const more = others.length > shown.length ? [`... and ${others.length - shown.length} more lines`] : [];
  const label = harmless(name).padEnd(width);
  return [`  ${label}  ${first}`, ...[...shown, ...more].map((line) => `  ${' '.repeat(width)}  ${line}`)];
}

function messageLines({ number, to, fields }: Message): string {
  const width = Math.min(
    24,
    largest(
      fields.map(({ name }) => name.length),
      0,
    ),
  );
  const head = `Message ${number} from a form, for ${harmless(to)}`;
  const lines = fields.filter(({ value }) => value !== '').flatMap((field) => linesOf(field, width));
  return `\n${[head, ...lines].join('\n')}\n\n`;
}

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
