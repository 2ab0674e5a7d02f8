import type { IncomingMessage, ServerResponse } from 'node:http';
import { reasonOf } from '../../builder/failure.ts';
import { sendsMail } from '../../content/check/rules/forms.ts';
import { largest } from '../../model/lists.ts';
import { escapeText } from '../../outputs/html/escape.ts';
import { type Hosts, isFromForeignPage, isReadByAnotherPage } from '../serving/hosts.ts';
import { type Handler, isReading, ownDocument, type Reply, sayPlainly } from '../serving/reply.ts';

/**
 * The body of a request; undefined when it is larger than `limit` bytes. It is read to its end all the same, so that
 * the browser hears the answer and not a broken connection.
 * @throws Error when the other side goes away
 */
export async function bodyOf(req: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
    else chunks.length = 0;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

type FormField = { readonly name: string; readonly value: string };

type Posted = {
  /** Where it would have gone: the service and the template of an EmailJS account, or the address of another service. */
  readonly to: string;
  /** The version of EmailJS's library, if it says so. */
  readonly library: string | undefined;
  readonly fields: readonly FormField[];
};

type Message = Posted & {
  /** Counted from 1 since the server started. */
  readonly number: number;
  readonly at: Date;
};

/** Where EmailJS takes forms, on its own server and on one that speaks its protocol. */
const sendFormPath = '/api/v1.0/email/send-form';

type Verdict = Posted | Reply;

/** Text fields together, as at EmailJS. */
const textLimit = 50 * 1024;
/** A form of a page has a dozen fields. Empty ones count nothing as text, but take memory here. */
const mostFields = 500;

const reserved = ['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken'];

/** A text as it is; a file by its name, since nobody needs its bytes here. */
function fieldOf([name, value]: [string, FormDataEntryValue]): FormField {
  return { name, value: typeof value === 'string' ? value : `${value.name} (a file of ${value.size} bytes)` };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** As EmailJS does, or another service that takes what comes. @param service undefined for EmailJS */
function verdictOn(form: FormData, service: string | undefined): Verdict {
  const fields = [...form].map(fieldOf);
  if (fields.length > mostFields) return { status: 413, words: `Too many fields. The maximum is ${mostFields}` };
  const needed = service === undefined ? ['user_id', 'service_id', 'template_id'] : [];
  const missing = needed.find((name) => textOf(form, name) === '');
  if (missing !== undefined) return { status: 400, words: `The ${missing} parameter is required` };
  const size = Buffer.byteLength(fields.map(({ name, value }) => name + value).join(''));
  if (size > textLimit)
    return { status: 413, words: 'Variables size limit. The maximum allowed variables size is 50Kb' };
  if (service !== undefined) return { to: service, library: undefined, fields };
  return {
    to: `${textOf(form, 'service_id')} / ${textOf(form, 'template_id')}`,
    library: textOf(form, 'lib_version') || undefined,
    fields: fields.filter(({ name }) => !reserved.includes(name)),
  };
}

/**
 * Reads a request and judges it as the service does that it would have gone to. Never throws.
 * @param service its address; undefined for EmailJS, at `sendFormPath`
 */
async function judge(body: Buffer<ArrayBuffer>, contentType: string, service: string | undefined): Promise<Verdict> {
  // Without a form there is no parameter either: EmailJS asks for the first.
  if (service === undefined && !contentType.startsWith('multipart/form-data'))
    return verdictOn(new FormData(), service);
  const response = new Response(body, { headers: { 'Content-Type': contentType } });
  return response.formData().then(
    (form) => verdictOn(form, service),
    (error: unknown) => ({ status: 400, words: `The form data cannot be read: ${reasonOf(error)}` }),
  );
}

/** Where forms are taken that are for any service but EmailJS. */
const servicePath = '/__mailbox/form';

/** Where a form goes here instead of to a service: with its address, so that the mailbox can name it. The same for what is such an address. */
function localAction(action: string): string {
  return action.startsWith(servicePath) ? action : `${servicePath}?to=${encodeURIComponent(action)}`;
}

/** The service that a message at `servicePath` is for; undefined at other paths. */
function serviceIn(url: string): string | undefined {
  const [path, query] = url.split('?');
  return path === servicePath ? (new URLSearchParams(query).get('to') ?? 'an unknown service') : undefined;
}

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

const fieldHtml = ({ name, value }: FormField): string =>
  `<dt dir="auto">${escapeText(name)}</dt><dd dir="auto">${escapeText(value) || '–'}</dd>`;

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

function mailboxPage(messages: readonly Message[], kept: number): string {
  const lead =
    messages.length === 0
      ? 'No messages yet. Send one with a form of the site, then come back.'
      : `What the forms of the site have sent since the server started, newest first. The last ${kept} are kept.`;
  const list = messages.length === 0 ? [] : ['<ol>', ...messages.map(messageHtml), '</ol>'];
  return ownDocument(
    [`<title>Mailbox (${messages.length})</title>`, '<link rel="icon" href="data:,">', `<style>${style}</style>`],
    ['<main>', '<h1>Mailbox</h1>', `<p>${lead} <a href="">Look again</a></p>`, ...list, '</main>'],
  );
}

/** Characters that steer a terminal or turn the order of a line around. Joiners stay: several scripts need them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** One line of somebody else's text, safe to print: what could steer the terminal is spelled out. */
function harmless(line: string): string {
  return line.replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A terminal is no place to read a novel: the whole text is at the mailbox's address. */
const mostLines = 20;
const mostCharacters = 400;

const shortLine = (line: string): string =>
  line.length > mostCharacters ? `${line.slice(0, mostCharacters)} ...` : line;

function linesOf({ name, value }: FormField, width: number): string[] {
  const lines = value.split(/\r\n|\r|\n/).map(harmless);
  const [first = '', ...others] = lines.map(shortLine);
  const shown = others.slice(0, mostLines - 1);
  const more = others.length > shown.length ? [`... and ${others.length - shown.length} more lines`] : [];
  const label = harmless(name).padEnd(width);
  return [`  ${label}  ${first}`, ...[...shown, ...more].map((line) => `  ${' '.repeat(width)}  ${line}`)];
}

function messageLines({ number, to, fields }: Message): string {
  const lengths = fields.map(({ name }) => name.length);
  const width = Math.min(24, largest(lengths, 0));
  const head = `Message ${number} from a form, for ${harmless(to)}`;
  const lines = fields.filter(({ value }) => value !== '').flatMap((field) => linesOf(field, width));
  return `\n${[head, ...lines].join('\n')}\n\n`;
}

const mailboxPath = '/__mailbox';

/** How many messages are kept; older ones make room. */
const kept = 100;
/** Of a whole request, files included. */
const bodyLimit = 10 * 1024 * 1024;
/** Messages that are received at the same time: each may take as much memory as its whole request. */
const atOnce = 8;

type Effects = {
  readonly hosts: Hosts;
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

/** What is said of a message that was received, as services do: with JSON where that is asked for, with a page to a browser without script. */
function thanks({ headers }: IncomingMessage, service: string | undefined): Reply {
  if (service === undefined) return { status: 200, words: 'OK' };
  if (headers.accept === 'application/json')
    return { status: 200, words: '{"ok":true}', headers: { 'Content-Type': 'application/json' } };
  const words = `Your message was received. On the published site, a page of ${service} would be here.`;
  return { status: 200, words };
}

async function receive(req: IncomingMessage, keep: (posted: Posted) => void): Promise<Reply> {
  const body = await bodyOf(req, bodyLimit);
  if (body === undefined) return { status: 413, words: 'Request Entity Too Large' };
  const service = serviceIn(req.url ?? '/');
  const verdict = await judge(body, req.headers['content-type'] ?? '', service);
  if ('status' in verdict) return verdict;
  keep(verdict);
  return thanks(req, service);
}

/** Takes so many requests at once, and says to the others that they should try again. */
function receiver(keep: (posted: Posted) => void): Handler {
  let now = 0;
  return async (req, res) => {
    if (now >= atOnce) return say(res, { status: 429, words: 'Too Many Requests', headers: { Connection: 'close' } });
    now += 1;
    const reply = await receive(req, keep).finally(() => {
      now -= 1;
    });
    say(res, reply);
  };
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
export function createMailbox({ hosts, print, now }: Effects): Handler {
  const messages: Message[] = [];
  const keep = (posted: Posted): void => {
    const message = { ...posted, number: (messages[0]?.number ?? 0) + 1, at: now() };
    messages.unshift(message);
    messages.length = Math.min(messages.length, kept);
    print(messageLines(message));
  };
  const take = receiver(keep);
  const refusalOf = (req: IncomingMessage, isPage: boolean): Reply | undefined => {
    if (isPage && !isReading(req))
      return { status: 405, words: 'The mailbox can only be read.', headers: { Allow: 'GET, HEAD' } };
    if (isPage && isReadByAnotherPage(req, hosts))
      return { status: 403, words: 'Only this server may show its mailbox.' };
    if (isPage || !isFromForeignPage(req, hosts)) return undefined;
    const words = 'Pages of other sites may not send messages here.';
    return { status: 403, words, headers: { Connection: 'close' } };
  };
  return async (req, res) => {
    const [path = ''] = (req.url ?? '/').split('?');
    if (![mailboxPath, sendFormPath, servicePath].includes(path)) return false;
    const refusal = refusalOf(req, path === mailboxPath);
    if (refusal !== undefined) return sayPlainly(res, refusal);
    if (path === mailboxPath) return show(res, messages);
    if (req.method === 'OPTIONS') return res.writeHead(204, cors).end();
    if (req.method === 'POST') return take(req, res);
    return say(res, { status: 405, words: 'Method Not Allowed', headers: { Allow: 'POST, OPTIONS' } });
  };
}

/**
 * In a document a bare `"` only ever ends an attribute, so this cannot be part of a text. There is no `<` in a tag: where one were passed
 * over, a file full of `<form` would take hours.
 */
const action = /(<form\b[^<>]*? action=")(https?:\/\/[^"/<>]+(?:\/[^"<>]*)?)"/g;

function localDocument(html: string): string {
  return html.replace(action, (_, before: string, address: string) => {
    const path = address.replace(/^https?:\/\/[^/]+/, '');
    // React writes no other character in another way.
    const local = path === sendFormPath ? path : localAction(address.replaceAll('&amp;', '&'));
    return `${before}${local}"`;
  });
}

/** @param value an account, another way that all forms of a site share, or the way of one form */
function localSender(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, action: to, serviceId, publicKey }: { readonly [key: string]: unknown } = { ...value };
  if (key === 'email' && serviceId !== undefined && publicKey !== undefined) return { ...value, origin: '' };
  const isForm = key === 'forms' || (typeof type === 'string' && sendsMail(type));
  return isForm && typeof to === 'string' ? { ...value, action: localAction(to) } : value;
}

/** The data of a page with the ways of its forms leading here: the app gives them their address anew. */
function localData(json: string): string {
  if (!json.includes('"serviceId"') && !json.includes('"action":"http')) return json;
  try {
    return JSON.stringify(JSON.parse(json, localSender));
  } catch (error) {
    if (error instanceof SyntaxError) return json;
    throw error;
  }
}

/** What is sent for a path, with the forms leading here instead of to a mail server. All but documents and data stays as it is. */
export function towardsMailbox(path: string, text: string): string {
  if (path.endsWith('.html')) return localDocument(text);
  return path.endsWith('.json') ? localData(text) : text;
}

export function mailboxLine(origin: string): string {
  return `Messages of the forms: ${origin}${mailboxPath}\n`;
}
