import type { ViteDevServer } from 'vite';
import { builderRoot } from '../builder.ts';
import { describeCompileError } from '../bundle/compile-error.ts';
import { reasonOf } from '../failure.ts';
import type { ServeOptions } from '../options.ts';
import { yearOf } from '../year.ts';
import { type Account, accountOf } from './account.ts';
import { type AppLoader, appLoader } from './app.ts';
import { type LiveSite, nextSite, nothing } from './live-site.ts';
import { siteMiddleware } from './middleware.ts';
import { updateEvent } from './problem.ts';
import { readSite } from './read.ts';
import { settled } from './settle.ts';
import { firstPart, isContent, onChanges } from './watch.ts';

/** The site that is served at the moment. */
type Current = { site: LiveSite };

async function readContent(current: Current, { root }: ServeOptions): Promise<Account> {
  const begun = performance.now();
  const reading = await readSite(root, yearOf(process.env.SOURCE_DATE_EPOCH, new Date()));
  current.site = nextSite(current.site, reading);
  return { pages: reading.planned?.plans.length, diagnostics: reading.diagnostics, time: performance.now() - begun };
}

async function reloadApp(loader: AppLoader, print: ServeOptions['print']): Promise<void> {
  const begun = performance.now();
  loader.forget();
  try {
    await loader.load();
    print(`App reloaded in ${Math.round(performance.now() - begun)} ms\n`);
  } catch (error) {
    print(`${describeCompileError(error)}\n`);
  }
}

/** Serves the site of a content root through a Vite server, and keeps the pages in the browser up to date. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { root, print } = options;
  const current: Current = { site: nothing };
  const loader = appLoader(server);
  const isApp = (file: string): boolean => firstPart(builderRoot, file) === 'src';
  const read = async (): Promise<void> => print(accountOf(await readContent(current, options), options));
  const update = async (files: readonly string[]): Promise<void> => {
    try {
      await Promise.all(files.map(settled));
      if (files.some(isApp)) await reloadApp(loader, print);
      if (files.some((file) => isContent(root, file))) await read();
      server.environments.client.hot.send(updateEvent, {});
    } catch (error) {
      // Such as a file that was taken away while it was read: the next change is another chance.
      print(`The change could not be read: ${reasonOf(error)}\n`);
    }
  };
  await read();
  server.middlewares.use(siteMiddleware(root, () => current.site, loader));
  server.watcher.add(root);
  onChanges(server.watcher, (file) => isContent(root, file) || isApp(file), update);
  server.httpServer?.once('listening', () => void reloadApp(loader, () => undefined));
}
