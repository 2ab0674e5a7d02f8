import { isUtf8 } from 'node:buffer';
import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSafe } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { EntryKind } from '../../content/entries/kinds.ts';
import { kindFileOf } from '../../content/files/kind-files.ts';
import { bytesIfThere } from '../../content/files/read.ts';
import type { Loaded } from '../../content/load/load.ts';
import type { LoadedFile } from '../../content/load/load-file.ts';
import { asTyped } from '../../diagnostics/as-typed.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { codeOrMessage } from '../../disk/disk.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { reachOf } from '../../schema/formats/hosts.ts';
import { wordTable } from '../../values/word-table.ts';
import { fileOf, findingId, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import { LARGEST_FILE, otherFile } from '../../yaml/reading/decode.ts';
import { sound } from '../new-page/kind-wish.ts';
import type { Surroundings } from '../new-page/surroundings.ts';
import { Refused, refuse } from '../refused.ts';

/** How what is shared with a program of the web can be had as data: where it is, and what changes in its address. */
type Program = {
  readonly from: string;
  readonly host?: string;
  readonly path?: readonly [written: string, better: string];
  /** What the address asks for besides, or `isBare` for nothing else. `{gid}` is the sheet that is shown. */
  readonly asks?: Readonly<Record<string, string>>;
  readonly isBare?: true;
};

const programs = wordTable<readonly Program[]>('shared-data');

/** Changes the address to the one that gives the data. @param ending of the file that it goes into */
function toData(url: URL, ending: string): void {
  const program = programs().find(({ from }) => new RegExp(from).test(`${url.host}${url.pathname}`));
  if (program === undefined) return;
  const { host = url.host, path: [written, better] = ['$', ''], asks = {}, isBare } = program;
  const [, gid = ''] = /gid=(\d+)/.exec(`${url.hash}${url.search}`) ?? [];
  if (isBare === true) url.search = '';
  url.host = host;
  url.pathname = url.pathname.replace(new RegExp(written), better);
  for (const [name, wanted] of Object.entries(asks)) {
    const value = wanted.replace('{gid}', gid).replace('{ending}', ending === 'tsv' ? 'tsv' : 'csv');
    if (value !== '') url.searchParams.set(name, value);
  }
}

/**
 * The address that gives data, from the one that somebody has copied: a link to what a program of the web shares gives a page otherwise.
 * @param file that the data goes into
 * @throws Refused where it is none
 */
export function dataAddress(typed: string, file: string): URL {
  const text = typed.trim();
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) refuse({ why: 'no-address', typed: text });
  const url = new URL(text);
  if (!isSafe(url)) refuse({ why: 'not-https', address: text });
  if (url.username !== '' || url.password !== '') refuse({ why: 'with-password' });
  toData(url, file.replace(/^.*\./, ''));
  url.hash = '';
  return url;
}

/** Whether nobody on the way can change what is sent: it is encrypted, or doesn't leave this computer. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/** How far a download goes: seconds in all, addresses that lead on, and bytes. */
export type Bounds = {
  readonly seconds: number;
  readonly redirects: number;
  readonly bytes: number;
  /** Where it may go besides what everybody reaches: a host of this computer or network that somebody has typed. */
  readonly typedHost?: string | undefined;
  readonly lookup?: typeof lookup;
};

const BOUNDS: Bounds = { seconds: 30, redirects: 5, bytes: LARGEST_FILE };

const ACCEPT = 'text/csv, text/tab-separated-values, application/json, application/yaml, text/*;q=0.9, */*;q=0.5';

/**
 * Gets data from an address: its bytes, in UTF-8 where the answer names letters that files of data can't have.
 * @param file that it goes into; what its name says and what comes must be of the same form
 * @throws Refused where there is none
 */
export async function download(url: URL, file: string, some: Partial<Bounds> = {}): Promise<Uint8Array> {
  const bounds = { ...BOUNDS, ...some };
  const signal = AbortSignal.timeout(bounds.seconds * 1000);
  try {
    const answer = await answerFrom(url, { from: url, signal, left: bounds.redirects, bounds });
    try {
      refuseStatus(answer, url);
      const bytes = await bytesOf(answer, bounds.bytes);
      if (bytes === undefined) refuse({ why: 'too-much', address: url.href, megabytes: bounds.bytes / 1_000_000 });
      refuseUnfit(bytes, { url, file, type: typeOf(answer) });
      return inUtf8(bytes, answer);
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof Refused || !(error instanceof Error)) throw error;
    if (signal.aborted) refuse({ why: 'too-slow', host: url.host, seconds: bounds.seconds });
    if (error instanceof NearError) refuse({ why: 'near-address', host: error.message });
    return refuse({ why: 'no-answer', host: url.host, reason: codeOrMessage(error) });
  }
}

type Way = { readonly from: URL; readonly signal: AbortSignal; readonly left: number; readonly bounds: Bounds };

/** The answer at the end of all that leads on. @throws Refused if that is too much, or leads to nothing that may be read */
async function answerFrom(url: URL, way: Way): Promise<IncomingMessage> {
  if (!isSafe(url)) refuse({ why: 'not-https', address: url.href });
  // Whoever isn't signed in is led there.
  if (url.host === 'accounts.google.com') refuse({ why: 'not-shared', host: way.from.host });
  const answer = await ask(url, way);
  const next = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) ? answer.headers.location : undefined;
  if (next === undefined || !URL.canParse(next, url)) return answer;
  answer.destroy();
  if (way.left === 0) refuse({ why: 'too-many-redirects', address: way.from.href, most: way.bounds.redirects });
  return answerFrom(new URL(next, url), { ...way, left: way.left - 1 });
}

/** Thrown in place of a connection to this computer or its network. Its message is the host. */
class NearError extends Error {}

/**
 * Asks one address, and connects only to what everybody reaches: what an author's file or another server names must not be looked up in the
 * network of whoever runs this. `fetch` can't say where it connects to.
 */
async function ask(url: URL, { signal, bounds }: Way): Promise<IncomingMessage> {
  const isTyped = url.hostname === bounds.typedHost;
  if (!isTyped && reachOf(url.hostname) !== undefined) throw new NearError(url.host);
  const resolve: LookupFunction = (host, options, done) =>
    (bounds.lookup ?? lookup)(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) done(error, '');
      else if (!isTyped && found.some(({ address }) => reachOf(address) !== undefined))
        done(new NearError(url.host), '');
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  const headers = { accept: ACCEPT, 'accept-encoding': 'identity' };
  const get = url.protocol === 'https:' ? getSafe : getPlain;
  return new Promise((answered, failed) => {
    get(url, { signal, headers, agent: false, lookup: resolve }, answered).on('error', failed);
  });
}

function refuseStatus({ statusCode: status = 0 }: IncomingMessage, { href, host }: URL): void {
  if (status === 401 || status === 403) refuse({ why: 'not-shared', host });
  if (status === 404 || status === 410) refuse({ why: 'nothing-there', address: href });
  if (status !== 200) refuse({ why: 'other-status', host, status });
}

/** What an answer has; undefined if that is more than may be. */
async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const typeOf = ({ headers }: IncomingMessage): string => (headers['content-type'] ?? '').toLowerCase();

/** @throws Refused if what came is no data, or none for the file */
function refuseUnfit(
  bytes: Uint8Array,
  { url, file, type }: { readonly url: URL; readonly file: string; readonly type: string },
): void {
  const address = url.href;
  // Two zeros between letters are UTF-16.
  const start = Buffer.from(bytes.subarray(0, 512))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[ï»¿þÿ\s]+/, '');
  if (start === '') refuse({ why: 'nothing-in-it', address });
  if (otherFile(bytes) === 'office') refuse({ why: 'workbook', address });
  if (/^<(?:!doctype|html|head|body|script|\?xml)\b/i.test(start)) refuse({ why: 'web-page', address });
  const isOfJson = /^application\/(?:[\w.-]+\+)?json\b/.test(type) || /^(?:\[\s*[{\]]|\{\s*")/.test(start);
  if (isTable(file) && isOfJson) refuse({ why: 'other-form', address, form: 'JSON', file });
  const isOfTable = /^text\/(?:csv|tab-separated-values)\b/.test(type);
  if (!isTable(file) && isOfTable && !isOfJson) refuse({ why: 'other-form', address, form: 'a table', file });
  if (isJson(file) && !isOfJson) refuse({ why: 'other-form', address, form: 'no JSON', file });
}

/** What is written in other letters than UTF-8, if the answer says in which. */
function inUtf8(bytes: Uint8Array, answer: IncomingMessage): Uint8Array {
  const [, named] = /charset="?([\w-]+)/.exec(typeOf(answer)) ?? [];
  if (named === undefined || isUtf8(bytes)) return bytes;
  try {
    return Buffer.from(new TextDecoder(named, { fatal: true }).decode(bytes));
  } catch {
    // Nobody knows these letters, or they are others: the check says so.
    return bytes;
  }
}

/** Data that was fetched and held against its kind. Nothing has been written. */
export type Refresh = {
  readonly kind: EntryKind;
  readonly file: string;
  /** Where the data was, and whether the kind says so. */
  readonly address: string;
  readonly isInKind: boolean;
  /** The file as it is; undefined if there is none. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** The same two, held against the kind. */
  readonly loaded: { readonly before: LoadedFile | undefined; readonly after: LoadedFile | undefined };
  readonly language: string;
  /** What would be wrong with the file, and with others because of it. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sourceOf: Loaded['sourceOf'];
};

/**
 * Fetches all entries of a kind, and holds the site against them as it would be.
 * @param wish a kind or its file, and the address, if the one that the kind says isn't meant
 * @throws Refused where that can't be done
 */
export async function refreshOf(
  site: Surroundings,
  wish: Record<'name' | 'address', string | undefined>,
): Promise<Refresh> {
  const { disk } = site.files;
  const kind = kindFor(wish.name, site);
  const { data: { file, source } = { file: '' } } = kind;
  const typed = wish.address ?? source;
  if (typed === undefined) refuse({ why: 'no-source', name: kind.name, kindFile: kindFileOf(kind.name) });
  const url = dataAddress(typed, file);
  if ((await disk.find(file))?.isLink) refuse({ why: 'linked-data', file });
  // What somebody writes while it comes is theirs: the file is replaced only if it is as it was before.
  const before = bytesIfThere(disk, file);
  const isNear = reachOf(url.hostname) !== undefined && wish.address !== undefined;
  const after = await download(url, file, { typedHost: isNear ? url.hostname : undefined });
  const then = await site.over(new Map([[file, after]]));
  const known = new Set(site.findings.map(findingId));
  const found = then.findings.filter((each) => fileOf(each) === file || !known.has(findingId(each)));
  return {
    kind,
    file,
    address: typed,
    isInKind: typed === source,
    before,
    after,
    loaded: { before: loadedIn(site, file), after: loadedIn(then, file) },
    language: site.language ?? 'en',
    diagnostics: reported(found, ONCE).map(toDiagnostic),
    sourceOf: then.sourceOf,
  };
}

const loadedIn = ({ files }: Loaded, file: string): LoadedFile | undefined =>
  files.data.find((each) => each.file === file);

/** The kind that is meant by its name or its file. @throws Refused if there is none */
function kindFor(name: string | undefined, { files, findings }: Loaded): EntryKind {
  const kinds = [...files.kinds.values()];
  const known = kinds.flatMap((each) => (each.data === undefined ? [] : each.name)).sort();
  if (name === undefined) refuse({ why: 'no-data-name', commands: known.map((each) => asTyped(`data ${each}`)) });
  const kind = kinds.find((each) => each.name === name || each.data?.file === name);
  if (kind === undefined) refuse({ why: 'no-data-kind', name, known });
  if (sound(kind, findings).data !== undefined) return kind;
  return refuse({ why: 'no-data-file', name: kind.name, file: kindFileOf(kind.name) });
}
