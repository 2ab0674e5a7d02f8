import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { typeOf } from '../../builder/media-type.ts';
import type { OpenedFile } from './opened.ts';

/** How a file is sent. */
export type Sending = {
  readonly status: 200 | 404;
  readonly cacheControl: string;
  /** What is sent instead of reading the file: its bytes, or what was made of them and of nothing else. */
  readonly body?: Buffer;
};

/** What part of a file is sent, both ends included. */
type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part that a request asks for: undefined for the whole, `none` for what the file doesn't have. The whole is also the
 * right answer to what isn't understood, and to several parts at once.
 */
function rangeFor(headers: IncomingMessage['headers'], size: number): ByteRange | 'none' | undefined {
  // Tags here are weak, and a weak tag never says that parts fit together (RFC 9110, 13.1.5).
  if (headers.range === undefined || headers['if-range'] !== undefined) return undefined;
  const ranges = parseRange(size, headers.range, { combine: true });
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

async function sendBytes(res: ServerResponse, { handle }: OpenedFile, { start, end }: ByteRange): Promise<void> {
  const bytes = handle.createReadStream({ start, end });
  await pipeline(bytes, res, { end: false });
  // A file that has become shorter: the length that was promised can't be kept.
  if (bytes.bytesRead < end - start + 1) res.destroy();
  else res.end();
}

/** What tells the browser whether it has the file already. */
function validators({ etag, modified }: OpenedFile): { readonly ETag: string; readonly 'Last-Modified': string } {
  return { ETag: etag, 'Last-Modified': modified.toUTCString() };
}

function isKnown({ headers }: IncomingMessage, { etag, modified }: OpenedFile): boolean {
  // Without the request's Cache-Control, which is meant for caches on the way.
  const asked = { 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] };
  return fresh(asked, { etag, 'last-modified': modified.toUTCString() });
}

async function sendWhole(res: ServerResponse, file: OpenedFile, sending: Sending): Promise<void> {
  const { req } = res;
  const { status, cacheControl, body } = sending;
  const size = body?.length ?? file.size;
  const type = { 'Content-Type': typeOf(file.path), 'X-Content-Type-Options': 'nosniff' };
  const known = status === 200 ? { ...validators(file), 'Accept-Ranges': 'bytes' } : {};
  const headers = { 'Cache-Control': cacheControl, ...type, ...known };
  const part = status === 200 && req.method === 'GET' ? rangeFor(req.headers, size) : undefined;
  if (part === 'none') {
    return void res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const range = part === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` };
  res.writeHead(part === undefined ? status : 206, { ...headers, ...range, 'Content-Length': end - start + 1 });
  if (req.method === 'HEAD' || size === 0) res.end();
  else if (body !== undefined) res.end(body.subarray(start, end + 1));
  else await sendBytes(res, file, { start, end });
}

async function respond(res: ServerResponse, file: OpenedFile, sending: Sending): Promise<void> {
  if (sending.status !== 200 || !isKnown(res.req, file)) return sendWhole(res, file, sending);
  res.writeHead(304, { 'Cache-Control': sending.cacheControl, ...validators(file) }).end();
}

/** Whoever asked has gone, or hears too slowly: nobody is left to answer. */
function isGone(res: ServerResponse): boolean {
  return res.destroyed || res.socket === null || res.socket.destroyed;
}

/**
 * Answers a GET or HEAD with an open file, and closes it: whole or one part of it, or that what the browser has is still
 * right.
 * @throws Error when the file cannot be read
 */
export async function sendFile(res: ServerResponse, file: OpenedFile, sending: Sending): Promise<void> {
  try {
    await respond(res, file, sending);
  } catch (error) {
    if (!isGone(res)) throw error;
  } finally {
    await file.handle.close();
  }
}
