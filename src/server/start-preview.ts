import { createServer } from 'node:http';
import { Failure } from '../builder/failure.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { mailboxLine } from './mailbox/towards-mailbox.ts';
import { siteHandler } from './preview/handler.ts';
import { inOneVersion } from './preview/version.ts';
import { guard } from './serving/guard.ts';
import { type Limits, serverOptions, usualLimits } from './serving/limits.ts';
import { type Listening, listen } from './serving/listen.ts';

export type PreviewRequest = {
  /** The folder of the built site. */
  readonly out: string;
  readonly host: string;
  /** Names besides its own that the server answers for. */
  readonly allowedHosts?: readonly string[];
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
  readonly print: (text: string) => void;
  readonly limits?: Limits;
};

/**
 * Serves a built site as a static host would, until it is closed. Only its forms send to a mailbox here. Writes nothing;
 * a new build is served as soon as it is whole.
 * @throws Failure when there is no built site, or no port
 */
export async function startPreview(request: PreviewRequest): Promise<Listening> {
  const { out, host, port, print, allowedHosts = [], limits = usualLimits } = request;
  const base = await inOneVersion(out, async (version) => version.base);
  if (base === undefined) throw new Failure(`There is no built site in ${out}. Run the build first.`);
  const hosts = { listen: host, names: allowedHosts };
  const mailbox = createMailbox({ hosts, print, now: () => new Date() });
  const server = createServer(serverOptions(limits), siteHandler(out, mailbox));
  guard(server, { hosts, limits });
  const listening = await listen(server, host, port);
  if (listening.port !== port && port !== 0) print(`Port ${port} is in use.\n`);
  print(`Preview: ${listening.origin}${base}\n${mailboxLine(listening.origin)}`);
  return listening;
}
