import { join } from 'node:path';
import type { InlineConfig, ViteDevServer } from 'vite';
import { builderRoot } from '../builder/builder-root.ts';
import { configLoader } from '../builder/bundle/config-loader.ts';
import { Failure, reasonOf } from '../builder/failure.ts';
import type { Commands } from '../diagnostics/format/closing.ts';
import { noteServer } from './dev/running.ts';
import { mailboxLine } from './mailbox/towards-mailbox.ts';
import './options.ts';
import { originOf } from './serving/listen.ts';

export type DevRequest = {
  /** The content root. */
  readonly root: string;
  /** The build's folder, which is not content. */
  readonly out: string;
  readonly host: string;
  /** Names besides its own that the server answers for. */
  readonly allowedHosts: readonly string[];
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
  readonly color: boolean;
  /** How many cells a line of the terminal has, where that is known. It may be resized. */
  readonly width: () => number | undefined;
  /** What the terminal says to type next, below mistakes. */
  readonly commands: Commands;
  readonly print: (text: string) => void;
};

/** A server that cannot listen is closed again: its watcher would keep the process alive. */
async function listen(server: ViteDevServer): Promise<void> {
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** A server that starts anew becomes another one: it is closed when it is whole, and never starts anew after that. */
class Restarts {
  #closing = false;
  #last: Promise<void> = Promise.resolve();
  readonly #prepare: () => Promise<void>;

  /** @param prepare called before each */
  constructor(prepare: () => Promise<void>) {
    this.#prepare = prepare;
  }

  /** Starts anew, unless the server is being closed. */
  readonly begin = (restart: () => Promise<void>): Promise<void> => {
    if (!this.#closing) this.#last = this.#prepare().then(restart);
    return this.#last;
  };

  /** Resolves when nothing starts anew any more. */
  async end(): Promise<void> {
    this.#closing = true;
    // One that failed has been told about, and leaves the server as it was.
    await this.#last.catch(() => undefined);
  }
}

/** For a server that starts anew because the builder has changed: our modules as they are now, which only Vite can load twice. */
async function sourceConfig(): Promise<InlineConfig> {
  return { configFile: join(builderRoot, 'vite.config.ts'), configLoader: await configLoader(), plugins: [] };
}

/**
 * Serves the site of a content root while it is being written, until it is closed.
 * @throws Failure when the server cannot start; mistakes in the content are no reason
 */
export async function startDev(request: DevRequest): Promise<{ readonly close: () => Promise<void> }> {
  const { root, out, host, allowedHosts, port, color, width, commands, print } = request;
  const [{ createServer }, { loggerFor }, { sitewright }] = await Promise.all([
    import('vite'),
    import('./dev/logger.ts'),
    import('./plugin.ts'),
  ]);
  const restarts = new Restarts(async () => void Object.assign(config, await sourceConfig()));
  const config: InlineConfig = {
    // The modules of this command are those that `vite.config.ts` would load once more.
    configFile: false,
    plugins: [sitewright()],
    clearScreen: false,
    customLogger: loggerFor(print),
    server: { host, port },
    sitewrightServe: { root, out, allowedHosts, color, width, commands, print, restarting: restarts.begin },
  };
  try {
    const server = await createServer(config);
    await listen(server);
    const bound = server.config.server.port;
    if (bound !== port && port !== 0) print(`Port ${port} is in use.\n`);
    const origin = originOf(host, bound);
    const forget = await noteServer(root, origin);
    print(`Site: ${origin}/\n${mailboxLine(origin)}`);
    return {
      close: async () => {
        forget();
        await restarts.end();
        await server.close();
      },
    };
  } catch (error) {
    throw new Failure(`The development server could not start: ${reasonOf(error)}`, { cause: error });
  }
}
