import { Failure, reasonOf } from '../builder/failure.ts';
import { noteServer } from './dev/running.ts';
import { mailboxLine } from './mailbox/towards-mailbox.ts';
import { type ServeOptions, serveSite } from './serve-site.ts';
import { usualLimits } from './serving/guard.ts';
import { type Listening, serve } from './serving/listen.ts';

type DevRequest = Omit<ServeOptions, 'hosts'> & {
  readonly host: string;
  readonly allowedHosts: readonly string[];
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
};

/**
 * Serves the site of a content root while it is being written, until it is closed.
 * @throws Failure when the server cannot start; mistakes in the content are no reason
 */
export async function startDev({ host, allowedHosts, port, ...options }: DevRequest): Promise<Listening> {
  const { root, print } = options;
  const hosts = { listen: host, names: allowedHosts };
  const site = serveSite({ ...options, hosts });
  try {
    const admission = { hosts, limits: usualLimits, websocket: site.websocket };
    const listening = await serve(site.answer, admission, { port, print });
    const forget = await noteServer(root, listening.origin);
    site.begin();
    print(`Site: ${listening.origin}/\n${mailboxLine(listening.origin)}`);
    const close = (): Promise<void> => {
      forget();
      site.close();
      return listening.close();
    };
    return { ...listening, close };
  } catch (error) {
    site.close();
    throw new Failure(`The development server could not start: ${reasonOf(error)}`, { cause: error });
  }
}
