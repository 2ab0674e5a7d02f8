import type { Server, ServerOptions } from 'node:http';

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

/** Holds the clients of a server to limits. */
export function limit(server: Server, { headers, request, idle, connections }: Limits): void {
  server.headersTimeout = headers;
  server.requestTimeout = request;
  server.timeout = idle;
  server.maxConnections = connections;
}
