import { isUtf8 } from 'node:buffer';
import { codeOrMessage } from '../../disk/disk.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { LARGEST_FILE } from '../../yaml/reading/decode.ts';
import { otherFile } from '../../yaml/reading/other-programs.ts';
import { type Refusal, refuse } from '../new-page/refusal.ts';
import { isSafe } from './published.ts';

/** How far a download goes: seconds in all, addresses that lead on, and bytes. */
export type Bounds = { readonly seconds: number; readonly redirects: number; readonly bytes: number };

const BOUNDS: Bounds = { seconds: 30, redirects: 5, bytes: LARGEST_FILE };

/** What is asked of the other side. */
const ACCEPT = 'text/csv, text/tab-separated-values, application/json, application/yaml, text/*;q=0.9, */*;q=0.5';

/**
 * Gets data from an address: its bytes, in UTF-8 where the answer names letters that files of data can't have.
 * @param file that it goes into; what its name says and what comes must be of the same form
 */
export async function download(url: URL, file: string, bounds: Bounds = BOUNDS): Promise<Uint8Array | Refusal> {
  const signal = AbortSignal.timeout(bounds.seconds * 1000);
  try {
    const answer = await answerFrom(url, { signal, left: bounds.redirects });
    if (answer === undefined) {
      return refuse({ why: 'too-many-redirects', address: url.href, most: bounds.redirects });
    }
    if (!(answer instanceof Response)) return answer;
    const refusal = refusalOf(answer, url);
    if (refusal !== undefined) {
      await answer.body?.cancel();
      return refusal;
    }
    const bytes = await bytesOf(answer, bounds.bytes);
    if (bytes === undefined) return refuse({ why: 'too-much', address: url.href, most: bounds.bytes });
    return unfit(bytes, { url, file, type: typeOf(answer) }) ?? inUtf8(bytes, answer);
  } catch (error) {
    if (signal.aborted) return refuse({ why: 'too-slow', host: url.host, seconds: bounds.seconds });
    if (!(error instanceof Error)) throw error;
    return refuse({ why: 'no-answer', host: url.host, reason: codeOrMessage(error.cause ?? error) });
  }
}

type Way = { readonly signal: AbortSignal; readonly left: number };

/** The answer at the end of all that leads on; undefined if that is too much. */
async function answerFrom(url: URL, { signal, left }: Way): Promise<Response | Refusal | undefined> {
  if (!isSafe(url)) return refuse({ why: 'not-https', address: url.href });
  const answer = await fetch(url, { redirect: 'manual', signal, headers: { accept: ACCEPT } });
  const next = [301, 302, 303, 307, 308].includes(answer.status) ? answer.headers.get('location') : null;
  if (next === null || !URL.canParse(next, url)) return answer;
  await answer.body?.cancel();
  return left === 0 ? undefined : answerFrom(new URL(next, url), { signal, left: left - 1 });
}

function refusalOf({ status, url: at }: Response, { href, host }: URL): Refusal | undefined {
  if (new URL(at).host === 'accounts.google.com' || status === 401 || status === 403) {
    return refuse({ why: 'not-shared', host });
  }
  if (status === 404 || status === 410) return refuse({ why: 'nothing-there', address: href });
  return status === 200 ? undefined : refuse({ why: 'other-status', host, status });
}

/** What an answer has; undefined if that is more than may be. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const typeOf = ({ headers }: Response): string => (headers.get('content-type') ?? '').toLowerCase();

type Expected = { readonly url: URL; readonly file: string; readonly type: string };

/** Why what came is no data, or none for the file; undefined if it may be. */
function unfit(bytes: Uint8Array, { url: { href: address }, file, type }: Expected): Refusal | undefined {
  // Two zeros between letters are UTF-16.
  const start = Buffer.from(bytes.subarray(0, 512))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[ï»¿þÿ\s]+/, '');
  if (start === '') return refuse({ why: 'nothing-in-it', address });
  if (otherFile(bytes) === 'office') return refuse({ why: 'workbook', address });
  if (/^<(?:!doctype|html|head|body|script|\?xml)\b/i.test(start)) return refuse({ why: 'web-page', address });
  const isOfJson = /^application\/(?:[\w.-]+\+)?json\b/.test(type) || /^(?:\[\s*[{\]]|\{\s*")/.test(start);
  if (isTable(file) && isOfJson) return refuse({ why: 'other-form', address, form: 'JSON', file });
  const isOfTable = /^text\/(?:csv|tab-separated-values)\b/.test(type);
  if (!isTable(file) && isOfTable && !isOfJson) return refuse({ why: 'other-form', address, form: 'a table', file });
  return isJson(file) && !isOfJson ? refuse({ why: 'other-form', address, form: 'no JSON', file }) : undefined;
}

/** What is written in other letters than UTF-8, if the answer says in which. */
function inUtf8(bytes: Uint8Array, answer: Response): Uint8Array {
  const [, named] = /charset="?([\w-]+)/.exec(typeOf(answer)) ?? [];
  if (named === undefined || isUtf8(bytes)) return bytes;
  try {
    return Buffer.from(new TextDecoder(named, { fatal: true }).decode(bytes));
  } catch {
    // Nobody knows these letters, or they are others: the check says so.
    return bytes;
  }
}
