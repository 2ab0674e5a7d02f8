import { type FileHandle, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { typeOf } from '../../builder/media-type.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { MisplacedError, openIn as openInside } from '../../disk/open.ts';

/** A file that is held open: whatever happens to its name, its bytes, size and tag belong together. Whoever gets one closes it, or sends it. */
export type OpenedFile = {
  /** As it was asked for: relative to its folder, with `/`. */
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
  readonly modified: Date;
  /** Differs when the content may differ. */
  readonly etag: string;
};

/** What the system says when there is no such file, or no file could have such a name. */
const absent = new Set('ENOENT ENOTDIR EISDIR ENAMETOOLONG ELOOP EINVAL ENXIO ERR_INVALID_ARG_VALUE'.split(' '));

/**
 * Opens an ordinary file in a folder. Undefined when there is none, or when a link leads out of the folder.
 * @param path decoded, with `/`: `/pictures/kiln.jpg`
 * @throws Error when the system refuses
 */
export async function openIn(folder: string, path: string): Promise<OpenedFile | undefined> {
  const opening = realpath(folder).then((real) => openInside(real, join(folder, path)));
  const handle = await opening.catch((error: unknown) => {
    if (!(error instanceof MisplacedError || absent.has(codeOf(error) ?? ''))) throw error;
  });
  if (handle === undefined) return undefined;
  try {
    const { ino, size, mtimeNs, mtime } = await handle.stat({ bigint: true });
    const parts = [ino, size, mtimeNs].map((part) => part.toString(36));
    return { path, handle, size: Number(size), modified: mtime, etag: `W/"${parts.join('-')}"` };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

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

async function respond(res: ServerResponse, file: OpenedFile, sending: Sending): Promise<void> {
  const { req } = res;
  const { status, cacheControl, body } = sending;
  const validators = { ETag: file.etag, 'Last-Modified': file.modified.toUTCString() };
  // Without the request's Cache-Control, which is meant for caches on the way.
  const { 'if-none-match': tags, 'if-modified-since': since } = req.headers;
  const asked = { 'if-none-match': tags, 'if-modified-since': since };
  if (status === 200 && fresh(asked, { etag: file.etag, 'last-modified': validators['Last-Modified'] }))
    return void res.writeHead(304, { 'Cache-Control': cacheControl, ...validators }).end();
  const size = body?.length ?? file.size;
  const type = { 'Content-Type': typeOf(file.path), 'X-Content-Type-Options': 'nosniff' };
  const known = status === 200 ? { ...validators, 'Accept-Ranges': 'bytes' } : {};
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

/**
 * Answers a GET or HEAD with an open file, and closes it: whole or one part of it, or that what the browser has is still
 * right.
 * @throws Error when the file cannot be read
 */
export async function sendFile(res: ServerResponse, file: OpenedFile, sending: Sending): Promise<void> {
  try {
    await respond(res, file, sending);
  } catch (error) {
    // Whoever asked may have gone, or hears too slowly: nobody is left to answer.
    if (!(res.destroyed || res.socket === null || res.socket.destroyed)) throw error;
  } finally {
    await file.handle.close();
  }
}
