import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { prebuiltApp } from '../builder/beside-commands.ts';
import { builderRoot } from '../builder/builder-root.ts';
import { describeCompileError } from '../builder/bundle/compile.ts';
import { nowOf } from '../builder/year.ts';
import { toolsBase } from './browser-entries.ts';
import { type AppLoader, appLoader, assetsBase, assetsMiddleware } from './dev/app.ts';
import { Browsers } from './dev/browsers.ts';
import { fixMiddleware } from './dev/fix.ts';
import { type Following, follow } from './dev/follow.ts';
import { LiveContent } from './dev/live-content.ts';
import { everything, type LiveSite } from './dev/live-site.ts';
import { siteListener } from './dev/middleware.ts';
import { openMiddleware } from './dev/open.ts';
import { pollContent } from './dev/poll.ts';
import { fixPath, openPath } from './dev/problem.ts';
import { Tools } from './dev/tools.ts';
import { inBursts, isCode, isContent, sourcePart, watchDates } from './dev/watch.ts';
import { watchFiles } from './dev/watch-files.ts';
import { galleryBase, gallerySite } from './gallery/gallery.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import type { ServeOptions } from './options.ts';
import { inOrder, type Middleware } from './serving/reply.ts';

/** A site that is served while it is being written: what answers requests, to be put behind a guard. */
export type ServedSite = {
  readonly answer: RequestListener;
  /** Takes the websocket of a page. @returns whether it has come to the right address */
  readonly websocket: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Loads the app, reads the content and follows what changes, once the server listens. */
  readonly begin: () => void;
  readonly close: () => void;
};

/**
 * Says with every answer that it is for pages of this server: no other page may load it as a script, a picture or a style, or show
 * it in a frame and lead clicks to what is in it.
 */
const forOwnPages: Middleware = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  next();
};

/** Loads the app as its source, and the blocks of the site's own, are now. */
async function loadApp(loader: AppLoader, print: ServeOptions['print']): Promise<void> {
  const begun = performance.now();
  loader.renew();
  try {
    await loader.load();
    print(`The app is ready (${Math.round(performance.now() - begun)} ms)\n`);
  } catch (error) {
    print(`${describeCompileError(error)}\n`);
  }
}

type Serving = {
  readonly content: LiveContent;
  readonly loader: AppLoader;
  readonly tools: Tools;
  readonly browsers: Browsers;
  readonly following: Following;
};

/** All that answers, in the order in which it is asked. */
function answerOf({ root, hosts, print, editor }: ServeOptions, serving: Serving): RequestListener {
  const { content, loader, tools, browsers, following } = serving;
  const mending = { root, hosts, print, problems: () => content.site.problems };
  const from = { root, loader, version: () => browsers.version };
  const galleryFor = async (url: string): Promise<LiveSite> => {
    await content.whole;
    return gallerySite(content.site, url);
  };
  return inOrder([
    forOwnPages,
    createMailbox({ hosts, print, now: () => new Date() }),
    { at: openPath, answers: openMiddleware({ ...mending, editor }) },
    { at: fixPath, answers: fixMiddleware({ ...mending, reader: () => content.keptNow, saved: following.readAgain }) },
    { at: assetsBase, answers: assetsMiddleware(loader) },
    { at: toolsBase, answers: tools.middleware },
    { at: galleryBase, answers: siteListener({ ...from, siteFor: galleryFor }) },
    siteListener({ ...from, siteFor: (url) => content.siteFor(url) }),
  ]);
}

/** What is done after files of the builder have changed. */
async function followSource(
  files: readonly string[],
  { print, outdated }: ServeOptions,
  { loader, tools, browsers }: Serving,
): Promise<void> {
  if (files.length === 0) return;
  const parts = new Set(files.map((file) => sourcePart(builderRoot, file)));
  if (parts.has('program')) {
    print('The builder has changed\n');
    return outdated();
  }
  // What both tools and pages are made of counts as the app's.
  if (parts.has('app') || parts.has('tools')) tools.forget();
  if (parts.has('app')) await loadApp(loader, print);
  // A page that React has taken over cannot go on with another app.
  if (parts.has('app') || parts.has('tools')) browsers.reload();
  else browsers.update(everything);
}

/** Serves the site of a content root, and keeps the pages in the browser up to date. */
export function serveSite(options: ServeOptions): ServedSite {
  const { root, print } = options;
  const now = (): Date => nowOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const content = new LiveContent(options, now);
  const browsers = new Browsers();
  const following = follow({ content, root, print, tell: (update) => browsers.update(update) });
  const serving: Serving = { content, browsers, following, loader: appLoader(root), tools: new Tools() };
  const heard = inBursts(async (files) => {
    await followSource(
      files.filter((file) => !isContent(root, file)),
      options,
      serving,
    );
    const changed = files.filter((file) => isContent(root, file));
    const hasCode = changed.some((file) => isCode(root, file));
    if (hasCode) await loadApp(serving.loader, print);
    if (changed.length > 0) await following.changed(changed);
    if (hasCode) browsers.reload();
  });
  const ends: (() => void)[] = [following.end, () => browsers.close()];
  const watchSource = (): void => {
    const concerns = (file: string): boolean => sourcePart(builderRoot, file) !== undefined;
    ends.push(watchFiles(builderRoot, { concerns, heard, unsure: () => undefined }));
  };
  /** What makes the first answer late comes after it: pages are answered one by one until all is read. */
  const begin = async (): Promise<void> => {
    // A package has no source that anybody changes.
    if (prebuiltApp === undefined) watchSource();
    await loadApp(serving.loader, print);
    ends.push(watchFiles(root, { concerns: (file) => isContent(root, file), heard, unsure: following.readAgain }));
    await following.begin();
    // Sees what has changed before somebody watched, too.
    const missed = (): void => {
      serving.loader.renew();
      following.readAgain();
    };
    ends.push(pollContent(root, () => content.states, missed));
  };
  const datePassed = (): void => {
    print('A date has passed\n');
    following.readAgain();
  };
  ends.push(watchDates(() => content.times, now, datePassed));
  return {
    answer: answerOf(options, serving),
    websocket: browsers.welcome,
    begin: () => void begin(),
    close: () => {
      for (const end of ends) end();
    },
  };
}
