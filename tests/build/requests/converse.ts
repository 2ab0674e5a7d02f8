import { get } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Attack } from './attack.ts';

/** An answer as it came over the wire. */
export type Reply = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: Buffer };

/** A server that says nothing for so long hangs. In milliseconds. */
const patience = 30_000;
/** A server that says nothing for so long waits for the rest of what it takes for half a request: it gets the end. */
const quiet = 250;

/** Resolves when a server has answered an ordinary request, or is gone: until then, nobody knows whether it waits or is slow. */
const answering = (port: number): Promise<void> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/nothing', agent: false }, (response) => response.resume().on('end', resolve))
      .on('error', () => resolve())
      .on('close', resolve);
  });

/** Writes an attack to a server, and gives all that came back until the connection ended. */
export function converse({ pieces, manner }: Attack, port: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const hanging = setTimeout(() => {
      reject(new Error('The server neither answered nor closed the connection.'));
      socket.destroy();
    }, patience);
    socket.on('timeout', () => void answering(port).then(() => socket.end()));
    socket.on('data', (data) => received.push(data));
    socket.on('end', () => socket.end());
    // A server that refuses may break the connection off while something is still being sent.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => {
      clearTimeout(hanging);
      resolve(Buffer.concat(received));
    });
    const write = async (): Promise<void> => {
      for (const piece of pieces) {
        if (socket.writable) socket.write(piece);
        await turn();
      }
      if (manner === 'leaves') socket.destroy();
      else socket.setTimeout(quiet);
    };
    socket.on('connect', () => void write());
  });
}

const statusLine = /^HTTP\/1\.1 ([1-5]\d\d) [\x20-\x7e]*$/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+): ?([\x20-\x7e\x80-\xff]*)$/;

function headOf(text: string): { status: number; headers: Map<string, string> } {
  const [first = '', ...lines] = text.split('\r\n');
  const [, status] = statusLine.exec(first) ?? [];
  if (status === undefined) throw new Error(`This is no status line: ${JSON.stringify(first.slice(0, 100))}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = headerLine.exec(line) ?? [];
    if (name === '') throw new Error(`This is no header: ${JSON.stringify(line.slice(0, 100))}`);
    const known = name.toLowerCase();
    if (headers.has(known) && known !== 'vary' && known !== 'set-cookie')
      throw new Error(`The header ${name} comes twice.`);
    headers.set(known, value);
  }
  return { status: Number(status), headers };
}

function chunkedLength(bytes: Buffer, from: number): number {
  for (let at = from; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (end < 0 || Number.isNaN(size)) throw new Error('A chunk is broken.');
    at = end + 2 + size + 2;
    if (size === 0) return at - from;
    if (at > bytes.length) throw new Error('A chunk is cut off.');
  }
}

/** How long a body is: of what follows, for an answer without a length, everything. */
function lengthOf(bytes: Buffer, from: number, { status, headers }: Omit<Reply, 'body'>, hasHead: boolean): number {
  if (status < 200 || status === 204 || status === 304) return 0;
  // An answer to HEAD has the headers of the body that it leaves out.
  if (hasHead && (from === bytes.length || bytes.subarray(from, from + 9).equals(Buffer.from('HTTP/1.1 ')))) return 0;
  if (headers.get('transfer-encoding') === 'chunked') return chunkedLength(bytes, from);
  const length = headers.get('content-length');
  if (length === undefined) return bytes.length - from;
  if (!/^\d+$/.test(length) || from + Number(length) > bytes.length)
    throw new Error(`${bytes.length - from} bytes instead of ${length}.`);
  return Number(length);
}

/**
 * Reads answers one after the other.
 * @throws Error when they aren't well-formed
 */
export function repliesIn(bytes: Buffer, hasHead: boolean): Reply[] {
  const replies: Reply[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end < 0) throw new Error(`These are no headers: ${JSON.stringify(bytes.toString('latin1', at, at + 100))}`);
    const head = headOf(bytes.toString('latin1', at, end));
    const length = lengthOf(bytes, end + 4, head, hasHead);
    replies.push({ ...head, body: bytes.subarray(end + 4, end + 4 + length) });
    at = end + 4 + length;
    // What follows is another protocol.
    if (head.status === 101) return replies;
  }
  return replies;
}
