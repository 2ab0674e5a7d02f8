import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '../content/content.ts';
import type { Generator } from '../generators/generator.ts';
import { edited, withTitle } from './builds.ts';
import { endCommand, startCommand } from './run.ts';
import type { Sample } from './steps.ts';

/** Longer than any of it takes, in milliseconds. */
const patience = 300_000;

/** How long a server is left alone between two looks, and between two edits: watchers gather what comes at once. */
const pause = 5;
const rest = 700;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** Asks for an address until its text has these words in it. @returns milliseconds since `begun` */
async function shown(address: string, words: string, begun: number): Promise<number> {
  for (;;) {
    // Nobody listens yet, the server starts again, or it has begun to send a file that it is writing.
    const text = await fetch(address, { headers: { connection: 'close' } })
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    if (text.includes(words)) return performance.now() - begun;
    if (performance.now() - begun > patience) throw new Error(`${address} never showed "${words}".`);
    await wait(pause);
  }
}

/**
 * The development server of a generator: how long until it has served a page, and from each of some edits until that is served.
 * @throws Error with what the server said, when it doesn't
 */
export async function serveRound(
  generator: Generator,
  content: Content,
  { round, edits }: { readonly round: number; readonly edits: number },
): Promise<readonly Sample[]> {
  const port = await freePort();
  // `localhost`: some listen for IPv6 only.
  const address = `http://localhost:${port}${generator.addressOf(edited)}`;
  const begun = performance.now();
  const { child, said } = startCommand(generator.serve(port));
  const ended = once(child, 'close');
  const sample = (step: Sample['step'], ms: number, number = round): Sample => ({
    generator: generator.name,
    step,
    round: number,
    ms,
    memory: undefined,
  });
  try {
    const samples = [sample('served', await shown(address, content.page(edited).title, begun))];
    for (let edit = 0; edit < edits; edit += 1) {
      await wait(rest);
      const title = `Edit ${edit} of round ${round}`;
      const saved = performance.now();
      generator.putPage(edited, withTitle(content.page(edited), title));
      samples.push(sample('shown', await shown(address, title, saved), round * edits + edit));
    }
    return samples;
  } catch (error) {
    throw new Error(`${generator.name}: ${said().slice(-1000)}`, { cause: error });
  } finally {
    endCommand(child, 'SIGTERM');
    const killing = setTimeout(() => endCommand(child, 'SIGKILL'), 3000);
    await ended;
    clearTimeout(killing);
  }
}
