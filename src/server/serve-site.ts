import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { relative } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { prebuiltApp } from '../builder/beside-commands.ts';
import { describeCompileError } from '../builder/bundle/compile.ts';
import { Failure, reasonOf } from '../builder/failure.ts';
import { nowOf } from '../builder/year.ts';
import type { Changed } from '../content/load/discover.ts';
import { slashed } from '../disk/slashed.ts';
import { withoutQuery } from '../model/address.ts';
import { type AppLoader, appLoader, assetsBase, assetsHandler, Tools, toolsBase } from './dev/app.ts';
import { LiveContent, type ReadOptions } from './dev/live-content.ts';
import { everything, type LiveSite, updateBetween } from './dev/live-site.ts';
import { siteHandler } from './dev/middleware.ts';
import { fixHandler, openHandler } from './dev/own-post.ts';
import { changesPath, fixPath, openPath, type ServerEvent, type Update } from './dev/problem.ts';
import { noteServer } from './dev/running.ts';
import {
  inBursts,
  isCode,
  isContent,
  pollContent,
  sourcePart,
  watchBuilder,
  watchDates,
  watchFiles,
} from './dev/watch.ts';
import { galleryBase, gallerySite } from './gallery/gallery.ts';
import { createMailbox, mailboxLine } from './mailbox/mailbox.ts';
import { usualLimits } from './serving/guard.ts';
import type { Hosts } from './serving/hosts.ts';
import { type Listening, serve } from './serving/listen.ts';
import { type Handler, inOrder } from './serving/reply.ts';

type ServeOptions = ReadOptions & {
  readonly hosts: Hosts;
  /** Called when the builder itself has changed: what was made of it stays for the life of a process, so another one has to take over. */
  readonly outdated: () => void;
  /** What starts the editor in which mistakes are opened; without it, the one that runs. */
  readonly editor?: string | undefined;
};

/** Browsers have nothing to say. In bytes. */
const LONGEST_MESSAGE = 1024;

/** A browser that hasn't read so many bytes isn't there any more. */
const MOST_UNREAD = 1_000_000;

/**
 * The browsers that show pages of this server, each with a websocket: a browser opens few connections to a server, and a stream of events in
 * each of seven tabs would take them all.
 */
class Browsers {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  /** Names what pages load besides their content: a page of another version can't go on. A server that takes over has another one, too. */
  version: string = randomUUID();

  /** Takes the websocket of a page, which the guard let through. @returns whether it has come to the right address */
  readonly welcome = (req: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    if (withoutQuery(req.url ?? '/') !== changesPath) return false;
    this.#server.handleUpgrade(req, socket, head, (browser) => {
      // What a stranger sends in place of frames ends its connection, and nothing else.
      browser.on('error', () => undefined);
      browser.send(JSON.stringify({ version: this.version } satisfies ServerEvent));
    });
    return true;
  };

  /** Has all pages loaded again, those that are just being loaded, too. */
  reload(): void {
    this.version = randomUUID();
    this.tell({ version: this.version });
  }

  tell(message: ServerEvent): void {
    for (const browser of this.#server.clients)
      if (browser.bufferedAmount > MOST_UNREAD) browser.terminate();
      else browser.send(JSON.stringify(message));
  }

  close(): void {
    for (const browser of this.#server.clients) browser.terminate();
    this.#server.close();
  }
}

/** Follows the content: what was saved is shown at once where that is possible, and the whole site is read behind it. */
function follow(content: LiveContent, { root, print }: ServeOptions, tell: (update: Update) => void) {
  let waiting: Changed = [];
  /** Whether the last reading failed, so that nobody knows what of it was read. */
  let isUnsure = false;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const trying = async (work: () => Promise<Update | undefined>): Promise<void> => {
    try {
      const update = await work();
      if (update !== undefined) tell(update);
    } catch (error) {
      // Such as a file that was taken away while it was read: the next change is another chance.
      print(`The content could not be read: ${reasonOf(error)}\n`);
    }
  };
  const readOnce = async (): Promise<Update | undefined> => {
    await content.pauses.pause();
    clearTimeout(timer);
    const changed = isUnsure ? 'anything' : waiting;
    waiting = [];
    const before = content.site;
    isUnsure = true;
    const delay = await content.read(changed);
    isUnsure = false;
    if (delay !== undefined) timer = setTimeout(readAgain, delay).unref();
    return updateBetween(before, content.site);
  };
  /** Once more, if something changes while all is read. */
  const readWhole = async (changed: Changed): Promise<void> => {
    waiting = changed === 'anything' || waiting === 'anything' ? 'anything' : [...waiting, ...changed];
    if (waiting.length > 0) reading ??= readWhileWaiting();
    await reading;
  };
  const readWhileWaiting = async (): Promise<void> => {
    while (waiting.length > 0) await trying(readOnce);
    // At once: what would come between the last look and this would wait for the next change.
    reading = undefined;
  };
  /** Nobody knows what has changed. */
  const readAgain = (): void => void readWhole('anything');
  return {
    readWhole,
    readAgain,
    /** Shows what has changed. Never twice at once. @param files in the content root */
    changed: async (files: readonly string[]): Promise<void> => {
      const paths = files.map((file) => slashed(relative(root, file)));
      await trying(() => content.show(paths));
      void readWhole(paths);
    },
    end: (): void => {
      clearTimeout(timer);
      content.pauses.stop();
    },
  };
}

/** A site that is served while it is being written: what answers requests, to be put behind a guard. */
type ServedSite = {
  readonly answer: RequestListener;
  /** Takes the websocket of a page. @returns whether it has come to the right address */
  readonly websocket: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Loads the app, reads the content and follows what changes, once the server listens. */
  readonly begin: () => void;
  readonly close: () => void;
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

/** Every answer is for pages of this server: no other may load it as a script, a picture or a style, or lead clicks to it in a frame. */
const forOwnPages: Handler = async (_, res) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  return false;
};

export function serveSite(options: ServeOptions): ServedSite {
  const { root, print, hosts, editor, outdated } = options;
  const now = (): Date => nowOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const content = new LiveContent(options, now);
  const browsers = new Browsers();
  const following = follow(content, options, (update) => browsers.tell({ update }));
  const [loader, tools] = [appLoader(root), new Tools()];
  const followSource = async (files: readonly string[]): Promise<void> => {
    const parts = new Set(files.map(sourcePart));
    if (parts.has('program')) {
      print('The builder has changed\n');
      return outdated();
    }
    if (parts.has('app')) await loadApp(loader, print);
    if (!parts.has('app') && !parts.has('tools')) return browsers.tell({ update: everything });
    // What both tools and pages are made of counts as the app's.
    tools.forget();
    // A page that React has taken over cannot go on with another app.
    browsers.reload();
  };
  const heard = inBursts(async (files) => {
    const changed = files.filter((file) => isContent(root, file));
    if (changed.length < files.length) await followSource(files.filter((file) => !isContent(root, file)));
    const hasCode = changed.some((file) => isCode(root, file));
    if (hasCode) await loadApp(loader, print);
    if (changed.length > 0) await following.changed(changed);
    if (hasCode) browsers.reload();
  });
  const datePassed = (): void => {
    print('A date has passed\n');
    following.readAgain();
  };
  const ends = [following.end, () => browsers.close(), watchDates(() => content.times, now, datePassed)];
  /** What makes the first answer late comes after it: pages are answered one by one until all is read. */
  const begin = async (): Promise<void> => {
    // A package has no source that anybody changes.
    if (prebuiltApp === undefined) ends.push(watchBuilder(heard, () => undefined));
    await loadApp(loader, print);
    ends.push(watchFiles(root, { concerns: (file) => isContent(root, file), heard, unsure: following.readAgain }));
    await following.readWhole('anything');
    // Sees what has changed before somebody watched, too.
    const missed = (): void => {
      loader.renew();
      following.readAgain();
    };
    ends.push(pollContent(root, () => content.states, missed));
  };
  const mending = { root, hosts, print, problems: () => content.site.problems };
  const from = { root, loader, version: () => browsers.version };
  const galleryFor = (url: string): Promise<LiveSite> => content.whole.then(() => gallerySite(content.site, url));
  const answer = inOrder([
    ['', forOwnPages],
    ['', createMailbox({ hosts, print, now: () => new Date() })],
    [openPath, openHandler(mending, editor)],
    [fixPath, fixHandler({ ...mending, reader: () => content.keptNow, saved: following.readAgain })],
    [assetsBase, assetsHandler(loader)],
    [toolsBase, tools.answer],
    [galleryBase, siteHandler({ ...from, siteFor: galleryFor })],
    ['', siteHandler({ ...from, siteFor: (url) => content.siteFor(url) })],
  ]);
  return {
    answer,
    websocket: browsers.welcome,
    begin: () => void begin(),
    close: () => {
      for (const end of ends) end();
    },
  };
}

type DevRequest = ServeOptions & {
  /** The port to begin with: the next free one is taken. */
  readonly port: number;
};

/**
 * Serves the site of a content root while it is being written, until it is closed.
 * @throws Failure when the server cannot start; mistakes in the content are no reason
 */
export async function startDev({ port, ...options }: DevRequest): Promise<Listening> {
  const { root, print, hosts } = options;
  const site = serveSite(options);
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
