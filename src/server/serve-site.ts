import { Server } from 'node:http';
import { relative, sep } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { builderRoot } from '../builder/builder-root.ts';
import { describeCompileError } from '../builder/bundle/compile-error.ts';
import { isBundled } from '../builder/bundle/fingerprint.ts';
import { nowOf } from '../builder/year.ts';
import { type AppLoader, appLoader, assetsMiddleware } from './dev/app.ts';
import { fixMiddleware } from './dev/fix/middleware.ts';
import { follow } from './dev/follow.ts';
import { LiveContent } from './dev/live-content.ts';
import { siteMiddleware } from './dev/middleware.ts';
import { wantedModules } from './dev/modules.ts';
import { openMiddleware } from './dev/open.ts';
import { pollContent, settled } from './dev/poll.ts';
import { fixPath, openPath, type Problem, updateEvent } from './dev/problem.ts';
import { everything } from './dev/updates.ts';
import { firstPart, isContent, isOfProgram, onChanges } from './dev/watch.ts';
import { watchContent } from './dev/watch-content.ts';
import { watchDates } from './dev/watch-dates.ts';
import { hotUpdates } from './dev/websocket.ts';
import { galleryMiddleware } from './gallery/gallery.ts';
import { galleryBase } from './gallery/gallery-paths.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import type { ServeOptions } from './options.ts';
import { guard } from './serving/guard.ts';
import type { Hosts } from './serving/hosts.ts';
import { usualLimits } from './serving/limits.ts';

/**
 * Says with every answer that it is for pages of this server: no other page may load it as a script, a picture or a style, or show
 * it in a frame and lead clicks to what is in it. The gallery shows its examples in frames.
 */
const forOwnPages: Connect.NextHandleFunction = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  next();
};

async function loadApp(loader: AppLoader, print: ServeOptions['print']): Promise<void> {
  const begun = performance.now();
  try {
    await loader.load();
    print(`The app is ready (${Math.round(performance.now() - begun)} ms)\n`);
  } catch (error) {
    print(`${describeCompileError(error)}\n`);
  }
}

/** The names that the server answers for: those of a command, or of Vite's own settings. */
function hostsOf(
  { host, allowedHosts }: ViteDevServer['config']['server'],
  { allowedHosts: named }: ServeOptions,
): Hosts {
  const listen = host === true ? '0.0.0.0' : host || 'localhost';
  return { listen, names: named ?? (allowedHosts === true ? [] : allowedHosts) };
}

/** What answers requests. */
type Answering = {
  readonly content: LiveContent;
  readonly loader: AppLoader;
  /** Reads the content again, after a file was written. */
  readonly readAgain: () => void;
};

/** Puts everything that answers into the server, in the order in which it is asked. */
function mount(server: ViteDevServer, options: ServeOptions, { content, loader, readAgain }: Answering): void {
  const { root, print } = options;
  const problems = (): readonly Problem[] => content.site.problems;
  const hosts = hostsOf(server.config.server, options);
  // A server with HTTPS is set up by hand, for plain `vite`: then Vite's own checks are what there is.
  if (server.httpServer instanceof Server)
    guard(server.httpServer, { hosts, limits: usualLimits, websocket: hotUpdates });
  server.middlewares.use(forOwnPages);
  server.middlewares.use(createMailbox({ hosts, print, now: () => new Date() }));
  server.middlewares.use(openPath, openMiddleware({ root, hosts, problems, print }));
  server.middlewares.use(
    fixPath,
    fixMiddleware({ root, hosts, problems, reader: () => content.keptNow, print, saved: readAgain }),
  );
  server.middlewares.use('/assets', assetsMiddleware(loader));
  server.middlewares.use(galleryBase, (_req, _res, next) => void content.whole.then(() => next()));
  server.middlewares.use(
    galleryBase,
    galleryMiddleware(() => ({ site: content.site, loader })),
  );
  server.middlewares.use(siteMiddleware({ root, content, loader, isModule: wantedModules(server) }));
}

/** Serves the site of a content root through a Vite server, and keeps the pages in the browser up to date. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { root, print, restarting = (restart) => restart() } = options;
  const now = (): Date => nowOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const content = new LiveContent(options, now);
  const loader = appLoader(server);
  const isSource = (file: string): boolean => firstPart(builderRoot, file) === 'src';
  // The examples of the blocks lie between the components, and are read anew each time.
  const isScript = (file: string): boolean => isSource(file) && !file.endsWith('.yaml');
  const isApp = (file: string): boolean => isBundled(relative(builderRoot, file).replaceAll(sep, '/'));
  const isSchema = (file: string): boolean => firstPart(builderRoot, file) === 'schemas';
  // Vite itself starts anew when a module changes that it has loaded for `vite.config.ts`.
  const isProgram = (file: string): boolean => server.config.configFile === undefined && isOfProgram(builderRoot, file);
  const { hot } = server.environments.client;
  const following = follow({ content, root, print, tell: (update) => hot.send(updateEvent, update) });
  const update = async (files: readonly string[]): Promise<void> => {
    const others = files.filter((file) => !isContent(root, file));
    // Content may be read at any moment: what looks worse than before is read again.
    await Promise.all(others.map(settled));
    if (others.some(isSchema) || others.some(isProgram)) {
      // What was made of them stays for the life of a server, so another one takes over.
      print(`${others.some(isSchema) ? 'A schema' : 'The builder'} has changed\n`);
      return await restarting(() => server.restart());
    }
    if (others.some(isApp)) {
      loader.forget();
      await loadApp(loader, print);
    }
    // A page that React has taken over cannot go on with another app.
    if (others.some(isScript)) hot.send({ type: 'full-reload' });
    else if (others.some(isSource)) hot.send(updateEvent, everything);
    if (others.length < files.length) await following.changed(files.filter((file) => isContent(root, file)));
  };
  mount(server, options, { content, loader, readAgain: following.readAgain });
  const concerns = (file: string): boolean => isSource(file) || isSchema(file);
  const changes = onChanges(server.watcher, { concerns, changed: update, heard: following.coming });
  const heard = (file: string): void => {
    following.coming();
    changes.add(file);
  };
  let stopHearing = (): void => undefined;
  let stopLooking = (): void => undefined;
  /** What makes the first answer late comes after it: pages are answered one by one until all is read. */
  const begin = async (): Promise<void> => {
    await loadApp(loader, print);
    stopHearing = watchContent(root, { heard, unsure: following.readAgain });
    await following.begin();
    // Sees what has changed before somebody watched, too.
    stopLooking = pollContent(root, () => content.states, following.readAgain);
  };
  const stopWatching = watchDates(
    () => content.times,
    now,
    () => {
      print('A date has passed\n');
      following.readAgain();
    },
  );
  server.httpServer?.once('close', () => {
    stopHearing();
    stopLooking();
    stopWatching();
    following.end();
  });
  void begin();
}
