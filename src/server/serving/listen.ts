import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Failure, reasonOf } from '../../builder/failure.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { type Admission, guard } from './guard.ts';

export type Listening = {
  /** `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

type Place = { readonly port: number; readonly print: (text: string) => void };

const tries = 20;

/** The address to type for a server that listens on `host`. */
export function originOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Listens on a port, or on the next free one. @throws Failure when none can be had */
export async function listen(server: Server, host: string, wanted: number): Promise<Listening> {
  for (let next = wanted; ; next += 1) {
    try {
      await once(server.listen(next, host), 'listening');
      break;
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE' && next < wanted + tries && next < 65535) continue;
      throw new Failure(`Nothing can listen on ${host}, port ${next}: ${reasonOf(error)}.`, { cause: error });
    }
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: originOf(host, port), port, close };
}

/** A server behind a guard, from a port on, with what it says where that is another one. @throws Failure when none can be had */
export async function serve(answer: RequestListener, admission: Admission, { port, print }: Place): Promise<Listening> {
  const { hosts, limits } = admission;
  // How often it looks for requests that take too long.
  const server = createServer({ connectionsCheckingInterval: Math.min(limits.headers, 2000) }, answer);
  guard(server, admission);
  const listening = await listen(server, hosts.listen, port);
  if (listening.port !== port && port !== 0) print(`Port ${port} is in use.\n`);
  return listening;
}

/** The port that a server takes which begins with this one; this one itself where none can be had. */
export async function nextPort(host: string, from: number): Promise<number> {
  const listening = await listen(createServer(), host, from).catch(() => undefined);
  await listening?.close();
  return listening?.port ?? from;
}
