import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from '../../disk/error-code.mjs';
import { type Hosts, isAllowedHost, isFromOwnPage, nameIn } from './hosts.ts';
import { inTurns, type Limits, limit } from './limits.ts';
import { type Reply, sayPlainly } from './reply.ts';

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

type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

function guardRequest(hosts: Hosts, next: RequestListener): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const refusal = refusalOf(req, hosts);
    if (refusal === undefined) next(req, res);
    // The rest of what was sent is of no interest.
    else sayPlainly(res, { ...refusal, headers: { Connection: 'close' } });
  };
}

function guardUpgrade(hosts: Hosts, next: Upgrade): Upgrade {
  return (req, socket, head) => {
    const refusal = refusalOf(req, hosts);
    if (refusal !== undefined) return refuseSocket(socket, refusal);
    if (req.headers.upgrade?.toLowerCase() !== 'websocket' || req.method !== 'GET')
      return refuseSocket(socket, { status: 400, words: 'This server only knows websockets.' });
    if (!isFromOwnPage(req, hosts))
      return refuseSocket(socket, { status: 403, words: 'Only a page of this server may open a websocket.' });
    // A connection may break off before anybody else listens.
    socket.on('error', () => undefined);
    next(req, socket, head);
  };
}

/** What a server lets through. */
type Admission = {
  readonly hosts: Hosts;
  readonly limits: Limits;
  /** Handles a websocket of an own page. Tells whether there is one at this address. Absent for servers without any. */
  readonly websocket?: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
};

/**
 * Stands before everything a server does: nothing that was registered until now hears of a request for another host, of a
 * request that isn't one, or of a websocket that isn't of an own page. Holds clients to `limits`.
 */
export function guard(server: Server, { hosts, limits, websocket }: Admission): void {
  limit(server, limits);
  const handle = server.listeners('request');
  server.removeAllListeners('request').removeAllListeners('upgrade').removeAllListeners('clientError');
  server.on('clientError', onBrokenRequest);
  const request = inTurns(
    guardRequest(hosts, (req, res) => {
      for (const listener of handle) listener.call(server, req, res);
    }),
    limits.waiting,
  );
  server.on('request', request);
  // With `Expect: 100-continue`, what may not be sent is refused before it is sent.
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (refusalOf(req, hosts) === undefined) res.writeContinue();
    request(req, res);
  });
  if (websocket === undefined) return;
  server.on(
    'upgrade',
    guardUpgrade(hosts, (req, socket, head) => {
      if (!websocket(req, socket, head))
        refuseSocket(socket, { status: 404, words: 'There is no websocket at this address.' });
    }),
  );
}
