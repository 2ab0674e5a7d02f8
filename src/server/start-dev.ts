import { createServer } from 'node:http';
import { Failure, reasonOf } from '../builder/failure.ts';
import { noteServer } from './dev/running.ts';
import { mailboxLine } from './mailbox/towards-mailbox.ts';
import type { ServeOptions } from './options.ts';
import { serveSite } from './serve-site.ts';
import { guard } from './serving/guard.ts';
import { serverOptions, usualLimits } from './serving/limits.ts';
import { listen } from './serving/listen.ts';

export type DevRequest = Omit<ServeOptions, 'hosts'> & {
  readonly host: string;
  /** Names besides its own that the server answers for. */
  readonly allowedHosts: readonly string[];
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
};

export type DevServer = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves the site of a content root while it is being written, until it is closed.
 * @throws Failure when the server cannot start; mistakes in the content are no reason
 */
export async function startDev({ host, allowedHosts, port, ...options }: DevRequest): Promise<DevServer> {
  const { root, print } = options;
  const hosts = { listen: host, names: allowedHosts };
  const site = serveSite({ ...options, hosts });
  const server = createServer(serverOptions(usualLimits), site.answer);
  guard(server, { hosts, limits: usualLimits, websocket: site.websocket });
  try {
    const listening = await listen(server, host, port);
    if (listening.port !== port && port !== 0) print(`Port ${port} is in use.\n`);
    const forget = await noteServer(root, listening.origin);
    site.begin();
    print(`Site: ${listening.origin}/\n${mailboxLine(listening.origin)}`);
    return {
      port: listening.port,
      close: async () => {
        forget();
        site.close();
        await listening.close();
      },
    };
  } catch (error) {
    site.close();
    throw new Failure(`The development server could not start: ${reasonOf(error)}`, { cause: error });
  }
}
