import { createServer } from 'node:http';
import { Failure } from './failure.ts';
import { mailboxLine } from './mailbox/address.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { readMarker } from './output/marker.ts';
import { servedFolder } from './output/served-folder.ts';
import { siteHandler } from './preview/handler.ts';
import { type Listening, listen } from './preview/listen.ts';

export type PreviewRequest = {
  /** The folder of the built site. */
  readonly out: string;
  readonly host: string;
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
  readonly print: (text: string) => void;
};

/**
 * Serves a built site as a static host would, until it is closed. Only its forms send to a mailbox here.
 * @throws Failure when there is no built site, or no port
 */
export async function startPreview({ out, host, port, print }: PreviewRequest): Promise<Listening> {
  const folder = await servedFolder(out);
  const marker = folder && (await readMarker(folder));
  if (!folder || !marker) throw new Failure(`There is no built site in ${out}. Run the build first.`);
  const mailbox = createMailbox({ print, now: () => new Date() });
  const listening = await listen(createServer(siteHandler(folder, marker.base, mailbox)), host, port);
  if (listening.port !== port && port !== 0) print(`Port ${port} is in use.\n`);
  print(`Preview: ${listening.origin}${marker.base}\n${mailboxLine(listening.origin)}`);
  return listening;
}
