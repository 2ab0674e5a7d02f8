import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { codeOf } from '../../disk/error-code.mjs';
import { type Hosts, isAllowedHost, isFromOwnPage, nameIn } from './hosts.ts';
import { type Reply, sayPlainly } from './reply.ts';

/** What one client may take of a server. Times are in milliseconds. */
export const usualLimits = {
  /** Until the headers of a request are complete. */
  headers: 10_000,
  /** Until a request is complete, body included. */
  request: 60_000,
  /** Without a byte in either direction. */
  idle: 120_000,
  /** Connections at once. Browsers open six and a websocket a tab. */
  connections: 1000,
  /** Requests of one connection that wait while one is answered. Browsers send none before they have the answer. */
  waiting: 100,
};

export type Limits = Readonly<typeof usualLimits>;

/**
 * Answers the requests of a connection one after the other, however many come in one breath. Node reports each as soon as it has come, but
 * a response gets the connection only when those before it are done. If the client has left by then, it never does: it would
 * wait for ever, and its file with it. So a request is begun when its response has the connection, and there is no other kind.
 * @param most how many may wait while one is answered. Where more come, nothing else is read, and the next hears why
 */
function inTurns(answer: RequestListener, most: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    if (res.socket !== null) return answer(req, res);
    const now = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, now);
    if (now > most) socket.pause();
    const begin = (): void => {
      const count = waiting.get(socket) ?? 0;
      if (count <= most) {
        waiting.set(socket, count - 1);
        answer(req, res);
      } else sayPlainly(res, { status: 503, words: tooMany, headers: { Connection: 'close' } });
    };
    // Node isn't done with the response that has just got it.
    res.once('socket', () => process.nextTick(begin));
  };
}

const tooMany = 'Too many requests came over this connection at once.';

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Why a request isn't answered, whatever it asks for; undefined if it may be. */
function refusalOf(
  { method = '', url = '', rawHeaders }: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>,
  hosts: Hosts,
): Reply | undefined {
  // With a header called __proto__, `headersDistinct` throws in versions of Node from before March 2026 (CVE-2026-21710).
  const [host, ...more] = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (host === undefined || more.length > 0) return { status: 400, words: 'A request needs one Host header.' };
  // The other forms name a host of their own, or are meant for proxies.
  if (!url.startsWith('/')) return { status: 400, words: 'The address of a request must begin with a slash.' };
  if (!isAllowedHost(host, hosts)) return { status: 403, words: foreignHost(host) };
  if (!methods.has(method)) return { status: 405, words: `This server doesn't know ${method}.` };
  return undefined;
}

function foreignHost(host: string): string {
  const name = nameIn(host);
  const advice = name === undefined ? '' : ` If this name is yours, start the server with --allow-host ${name}.`;
  return `This server doesn't answer for ${name === undefined ? 'this host' : `"${name}"`}.${advice}`;
}

/** Ends a connection that asked for something other than HTTP, with an answer. */
function refuseSocket(socket: Duplex, { status, words }: Reply): void {
  // Without a listener, a connection that breaks off would end the whole server.
  socket.on('error', () => undefined);
  const body = `${words}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: text/plain;charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}

const brokenRequests: Readonly<Record<string, Reply>> = {
  HPE_HEADER_OVERFLOW: { status: 431, words: 'The headers of this request are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, words: 'This request is too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: 'This request took too long.' },
};

function onBrokenRequest(error: Error, socket: Duplex): void {
  refuseSocket(socket, brokenRequests[codeOf(error) ?? ''] ?? { status: 400, words: 'This is not valid HTTP.' });
}

export type Admission = {
  readonly hosts: Hosts;
  readonly limits: Limits;
  /** Handles a websocket of an own page. Tells whether there is one at this address. Absent for servers without any. */
  readonly websocket?: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
};

/** Why a connection may not become a websocket; undefined if it may. */
function refusalOfUpgrade(req: IncomingMessage, hosts: Hosts): Reply | undefined {
  const refusal = refusalOf(req, hosts);
  if (refusal !== undefined) return refusal;
  if (req.headers.upgrade?.toLowerCase() !== 'websocket' || req.method !== 'GET')
    return { status: 400, words: 'This server only knows websockets.' };
  if (isFromOwnPage(req, hosts)) return undefined;
  return { status: 403, words: 'Only a page of this server may open a websocket.' };
}

/**
 * Stands before everything a server does: nothing that was registered until now hears of a request for another host, of a
 * request that isn't one, or of a websocket that isn't of an own page. Holds clients to `limits`.
 */
export function guard(server: Server, { hosts, limits, websocket }: Admission): void {
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.idle;
  server.maxConnections = limits.connections;
  const handle = server.listeners('request');
  server.removeAllListeners('request').removeAllListeners('upgrade').removeAllListeners('clientError');
  server.on('clientError', onBrokenRequest);
  const request = inTurns((req, res) => {
    const refusal = refusalOf(req, hosts);
    // The rest of what was sent is of no interest.
    if (refusal !== undefined) return sayPlainly(res, { ...refusal, headers: { Connection: 'close' } });
    for (const listener of handle) listener.call(server, req, res);
  }, limits.waiting);
  server.on('request', request);
  // With `Expect: 100-continue`, what may not be sent is refused before it is sent.
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (refusalOf(req, hosts) === undefined) res.writeContinue();
    request(req, res);
  });
  if (websocket === undefined) return;
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalOfUpgrade(req, hosts);
    if (refusal !== undefined) return refuseSocket(socket, refusal);
    // A connection may break off before anybody else listens.
    socket.on('error', () => undefined);
    if (!websocket(req, socket, head))
      refuseSocket(socket, { status: 404, words: 'There is no websocket at this address.' });
  });
}
