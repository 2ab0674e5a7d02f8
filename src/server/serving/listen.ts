import { createServer, type Server } from 'node:http';
import { Failure, reasonOf } from '../../builder/failure.ts';
import { codeOf } from '../../disk/error-code.mjs';

/** A server that can be reached. */
export type Listening = {
  /** `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** How many ports after the wanted one are tried. */
const tries = 20;

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function bindNear(server: Server, host: string, port: number): Promise<void> {
  for (let next = port; ; next += 1) {
    try {
      await bind(server, host, next);
      return;
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE' && next < port + tries && next < 65535) continue;
      throw new Failure(`Nothing can listen on ${host}, port ${next}: ${reasonOf(error)}.`, { cause: error });
    }
  }
}

function closer(server: Server): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** The address to type for a server that listens on `host`. */
export function originOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Listens on a port, or on the next free one. @throws Failure when none can be had */
export async function listen(server: Server, host: string, port: number): Promise<Listening> {
  await bindNear(server, host, port);
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return { origin: originOf(host, bound), port: bound, close: closer(server) };
}

/** The port that a server takes which begins with this one; this one itself where none can be had. */
export async function nextPort(host: string, from: number): Promise<number> {
  const listening = await listen(createServer(), host, from).catch(() => undefined);
  await listening?.close();
  return listening?.port ?? from;
}
