import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { sayPlainly } from './reply.ts';

/** What one client may take of a server. Times are in milliseconds. */
export type Limits = {
  /** Until the headers of a request are complete. */
  readonly headers: number;
  /** Until a request is complete, body included. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** Connections at once. Browsers open six and a websocket a tab. */
  readonly connections: number;
  /** Requests of one connection that wait while one is answered. Browsers send none before they have the answer. */
  readonly waiting: number;
};

export const usualLimits: Limits = {
  headers: 10_000,
  request: 60_000,
  idle: 120_000,
  connections: 1000,
  waiting: 100,
};

/** For `createServer`: how often a server looks for requests that take too long. */
export function serverOptions({ headers }: Limits): ServerOptions {
  return { connectionsCheckingInterval: Math.min(headers, 2000) };
}

export function limit(server: Server, { headers, request, idle, connections }: Limits): void {
  server.headersTimeout = headers;
  server.requestTimeout = request;
  server.timeout = idle;
  server.maxConnections = connections;
}

/**
 * Answers the requests of a connection one after the other, however many come in one breath. Node reports each as soon as it has come, but
 * a response gets the connection only when those before it are done. If the client has left by then, it never does: it would
 * wait for ever, and its file with it. So a request is begun when its response has the connection, and there is no other kind.
 * @param most how many may wait while one is answered. Where more come, nothing else is read, and the next hears why
 */
export function inTurns(answer: RequestListener, most: number): RequestListener {
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
