import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { builderRoot } from '../builder.ts';
import { describeCompileError } from '../bundle/compile-error.ts';
import { reasonOf } from '../failure.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import type { ServeOptions } from '../options.ts';
import { yearOf } from '../year.ts';
import { type Account, accountOf } from './account.ts';
import { type AppLoader, appLoader } from './app.ts';
import { assetsMiddleware } from './assets.ts';
import { galleryBase } from './gallery/address.ts';
import { galleryMiddleware } from './gallery/middleware.ts';
import { type LiveSite, nextSite, nothing } from './live-site.ts';
import { lookAround, lookOf } from './look-around.ts';
import { siteMiddleware } from './middleware.ts';
import { updateEvent } from './problem.ts';
import { readSite } from './read.ts';
import { settled } from './settle.ts';
import { firstPart, isContent, onChanges } from './watch.ts';

/** The site that is served at the moment. */
type Current = {
  site: LiveSite;
  /** What the content's files looked like when they were read. */
  look: string;
  /** What was said about its content last. */
  said: readonly Diagnostic[];
};

async function readContent(current: Current, { root }: ServeOptions): Promise<Account> {
  const begun = performance.now();
  current.look = await lookOf(root);
  const reading = await readSite(root, yearOf(process.env.SOURCE_DATE_EPOCH, new Date()));
  current.site = nextSite(current.site, reading);
  return { pages: reading.planned?.plans.length, diagnostics: reading.diagnostics, time: performance.now() - begun };
}

async function loadApp(loader: AppLoader, print: ServeOptions['print']): Promise<void> {
  const begun = performance.now();
  try {
    await loader.load();
    print(`The app is ready (${Math.round(performance.now() - begun)} ms)\n`);
  } catch (error) {
    print(`${describeCompileError(error)}\n`);
  }
}

/** Serves the site of a content root through a Vite server, and keeps the pages in the browser up to date. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { root, print } = options;
  const current: Current = { site: nothing, look: '', said: [] };
  const loader = appLoader(server);
  const isSource = (file: string): boolean => firstPart(builderRoot, file) === 'src';
  // The examples of the blocks lie between the components, and are read anew each time.
  const isApp = (file: string): boolean => isSource(file) && !file.endsWith('.yaml');
  const isSchema = (file: string): boolean => firstPart(builderRoot, file) === 'schemas';
  const read = async (): Promise<void> => {
    const before = current.said;
    const account = await readContent(current, options);
    current.said = account.diagnostics;
    print(accountOf(account, options, before));
  };
  const update = async (files: readonly string[]): Promise<void> => {
    try {
      await Promise.all(files.map(settled));
      if (files.some(isSchema)) {
        // What was made of the schemas stays for the life of a server, so another one takes over.
        print('A schema has changed\n');
        return await server.restart();
      }
      const isAppNew = files.some(isApp);
      if (isAppNew) {
        loader.forget();
        await loadApp(loader, print);
      }
      if (files.some((file) => isContent(root, file))) await read();
      const { hot } = server.environments.client;
      // A page that React has taken over cannot go on with another app.
      if (isAppNew) hot.send({ type: 'full-reload' });
      else hot.send(updateEvent, {});
    } catch (error) {
      // Such as a file that was taken away while it was read: the next change is another chance.
      print(`The change could not be read: ${reasonOf(error)}\n`);
    }
  };
  await read();
  server.middlewares.use(createMailbox({ print, now: () => new Date() }));
  server.middlewares.use('/assets', assetsMiddleware(loader));
  server.middlewares.use(
    galleryBase,
    galleryMiddleware(() => ({ root, site: current.site, loader })),
  );
  server.middlewares.use(siteMiddleware(root, () => current.site, loader));
  server.watcher.add(root);
  const changes = onChanges(
    server.watcher,
    (file) => isContent(root, file) || isSource(file) || isSchema(file),
    update,
  );
  const stop = lookAround(
    root,
    () => current.look,
    () => changes.add(join(root, 'site.yaml')),
  );
  server.httpServer?.once('close', stop);
  server.httpServer?.once('listening', () => void loadApp(loader, print));
}
