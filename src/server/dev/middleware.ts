import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Bundle } from '../../builder/bundle/bundle.ts';
import { describeCompileError } from '../../builder/bundle/compile.ts';
import { reasonOf } from '../../builder/failure.ts';
import { typeOf } from '../../builder/media-type.ts';
import { explainThrown } from '../../builder/own/thrown.ts';
import { all, outputReaders } from '../../builder/queries/given.ts';
import { drawingOf, materialsOf, pageFinder, programOf } from '../../builder/queries/materials.ts';
import { outputQueries } from '../../builder/queries/outputs.ts';
import { digestOfPage } from '../../builder/queries/planned.ts';
import { withTags } from '../../builder/render/document.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { type Definitions, Engine } from '../../engine/engine.ts';
import { alwaysAnother } from '../../engine/keys.ts';
import { input, query, type Reader, reads } from '../../engine/questions.ts';
import { asksFor, assetsFolder, notFoundRoute, paramsOf, routeAt, withoutQuery } from '../../model/address.ts';
import type { AnyPage, HiddenParts, SitePage } from '../../model/plan.ts';
import type { Absence } from '../../model/site.ts';
import { escapeJson, escapeScript } from '../../outputs/html/escape.ts';
import type { Made } from '../../outputs/output.ts';
import { documentsName, servedByName, servedFiles } from '../../outputs/outputs.ts';
import { asks, redirectsIn, redirectTarget } from '../../outputs/redirects.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { towardsMailbox } from '../mailbox/mailbox.ts';
import { type Handler, isReading, malformed, onlyRead, ownDocument, sayPlainly } from '../serving/reply.ts';
import { askedFor } from '../serving/request-path.ts';
import { openIn, sendFile } from '../serving/send-file.ts';
import { type AppLoader, toolsBase } from './app.ts';
import { baseOf, isConcerned, type LivePages, type LiveSite } from './live-site.ts';
import { type PageState, type Problem, type Ribbon, stateId } from './problem.ts';

type Answer = { readonly status: 200 | 404 | 500; readonly html: string } | { readonly to: string };

const broken = (file: string, message: string): Problem => ({
  ...{ file, severity: 'error', message, isFixable: false, related: [] },
  hint: 'The page comes back as soon as this is fixed.',
});

/** A page that has nothing to show but problems: it has no last good version. */
function failed(problems: readonly Problem[], boot: string, version: string): Answer {
  const tail = tailFor({ problems, concerned: true, reminded: false, empty: true }, version);
  const head = ["<title>This page can't be shown yet</title>", `<script>${escapeScript(boot)}</script>`];
  return { status: 500, html: ownDocument(head, ['<div id="root"></div>', tail]) };
}

/** Links to pages that are planned are reminders that authors wrote themselves, and stay for months: they are no news. */
const isNews = (problem: Problem): boolean => !isError(problem) && problem.code !== 'planned-link';

/** What stands in the file of a page comes before what stands in others. */
function ownFirst(problems: readonly Problem[], own: string | undefined): readonly Problem[] {
  const isOwn = ({ file }: Problem): boolean => file === own;
  return [...problems.filter(isOwn), ...problems.filter((problem) => !isOwn(problem))];
}

const stateOf = (page: AnyPage, { problems }: LiveSite): PageState => ({
  problems: ownFirst(problems, page.file),
  concerned: isConcerned(page, problems.filter(isError)),
  reminded: isConcerned(page, problems.filter(isNews)),
  empty: false,
  ...(page.hidden && { ribbon: ribbonOf(page.hidden) }),
});

type Means = { readonly loader: AppLoader; readonly outputs: ServedOutputs; readonly version: string };

/** @param url as it was asked for, if its query counts: then only old addresses with one */
function redirectFrom(site: LiveSite, path: string, url?: string): string | undefined {
  const redirects = site.live === undefined ? [] : redirectsIn(site.live.plan);
  const redirect = redirects.find(({ from }) =>
    url === undefined
      ? from === routeAt(path)
      : asks(from) && withoutQuery(from) === routeAt(path) && asksFor(url, paramsOf(from)),
  );
  return redirect && redirectTarget(redirect, baseOf(site));
}

function brokenFile({ problems }: LiveSite, path: string): string | undefined {
  const isPage = ({ file }: Problem): boolean => file.startsWith('pages/') && routeOf(file) === routeAt(path);
  return problems.filter(isError).find(isPage)?.file;
}

/** Answers a request for a path (decoded, without the base). Never throws. */
async function answer(site: LiveSite, path: string, { loader, outputs, version }: Means): Promise<Answer> {
  const { live } = site;
  const page = live?.pages.get(routeAt(path));
  // All pages are gone through for it.
  const to = page === undefined ? redirectFrom(site, path) : undefined;
  if (to !== undefined) return { to };
  let app: Bundle;
  try {
    app = await loader.load();
  } catch (error) {
    const message = describeCompileError(error);
    return failed([broken(/^blocks\/[\w./-]+/.exec(message)?.[0] ?? 'src', message)], '', version);
  }
  // Without a usable site.yaml there is no page at all, whatever else is wrong.
  if (live === undefined) return failed(ownFirst(site.problems, 'site.yaml'), app.boot, version);
  const file = page === undefined ? brokenFile(site, path) : undefined;
  if (file !== undefined) return failed(ownFirst(site.problems, file), app.boot, version);
  const shown: AnyPage = page ?? live.plan.notFound;
  try {
    const html = withTags(outputs.document(live, app, shown.route), tailFor(stateOf(shown, site), version));
    return { status: shown.route === notFoundRoute ? 404 : 200, html };
  } catch (error) {
    return failed([broken(shown.file ?? shown.route, reasonOf(error))], app.boot, version);
  }
}

const ribbonOf = ({ page, blocks }: HiddenParts): Ribbon => ({
  ...(page && { page: absenceText('page', page) }),
  blocks: blocks.map(({ id, absence }) => ({ id, words: absenceText('block', absence) })),
});

const absenceText = (part: 'page' | 'block', absence: Absence): string =>
  say('unseen', absence.why === 'draft' ? { why: 'draft', part } : { ...absence, part });

/** Loads the browser's part of this server, however often it takes while the server starts anew. What failed once isn't asked for by the same address. */
const LOADER = `{ const load = (n) => import(${JSON.stringify(`${toolsBase}/dev.js?`)} + n).catch(() => setTimeout(load, 500, n + 1)); load(0); }`;

function tailFor(state: PageState, version: string): string {
  return [
    `<script type="application/json" id="${stateId}" data-version="${version}">${escapeJson(state)}</script>`,
    `<script>${LOADER}</script>`,
  ].join('\n');
}

function send(res: ServerResponse, path: string, content: string | Uint8Array): void {
  // Of what is served so, only JSON has a type that names no charset.
  const type = path.endsWith('.json') ? 'application/json;charset=utf-8' : typeOf(path);
  res.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-store');
  res.end(typeof content === 'string' ? towardsMailbox(path, content) : content);
}

type Serving = {
  /** The content root. */
  readonly root: string;
  readonly siteFor: (url: string) => Promise<LiveSite>;
  readonly loader: AppLoader;
  /** Of what pages load, as `Browsers` names it. */
  readonly version: () => string;
};

/** Serves pages and their data, then the public files that the content has; the not-found screen for all else. */
export function siteHandler({ root, siteFor, loader, version }: Serving): Handler {
  const outputs = new ServedOutputs({ root, loader });
  return async (req, res) => {
    if (!isReading(req)) return sayPlainly(res, onlyRead);
    const url = req.url ?? '/';
    const site = await siteFor(url);
    // Before it is made: one that is made while the app changes is loaded again.
    const means = { loader, outputs, version: version() };
    const lead = (to: string): void => void res.writeHead(302, { Location: to }).end();
    const page = async (path: string): Promise<void> => {
      const given = await answer(site, path, means);
      if ('to' in given) return lead(given.to);
      res.statusCode = given.status;
      send(res, 'index.html', given.html);
    };
    const asked = askedFor(url, baseOf(site));
    if (asked.kind === 'malformed') return sayPlainly(res, malformed);
    if (asked.kind === 'redirect') return lead(asked.to);
    if (asked.kind === 'outside') return page(notFoundRoute);
    const to = url.includes('?') ? redirectFrom(site, asked.path, url) : undefined;
    if (to !== undefined) return lead(to);
    const isOwn = site.live?.pages.has(routeAt(asked.path)) || redirectFrom(site, asked.path) !== undefined;
    if (isOwn) return page(asked.path);
    const served = await outputs.at(site, asked.path);
    if (served !== undefined) return send(res, asked.path, served);
    // Only what was found while the content was read: not what a link leads to, and no hidden file.
    const found = site.live?.content.publicFiles.get(asked.path);
    const file = found === undefined ? undefined : await openIn(join(root, 'public'), found.slice('public'.length));
    if (file !== undefined) return sendFile(res, file, { status: 200, cacheControl: 'no-store' });
    return page(asked.path);
  };
}

/** The page at a route as it is shown, which may be its last good version. One that was read again by itself has no notes. */
const shownPage = input<[route: string], SitePage>({
  name: 'shownPage',
  digest: (page) => {
    const { screen: _, notes, ...record } = page;
    return JSON.stringify([record, notes?.digest ?? digestOfPage(page)]);
  },
});

const files = query({
  name: 'servedFiles',
  digest: alwaysAnother,
  make: (ask) => servedFiles(ask(all.addresses)),
});

// Browsers ask for the same again and again.
const outputs = outputQueries((ask, route) => ask(shownPage, route), 'memory');

const queries = [...outputs.queries, files];

type Options = {
  readonly root: string;
  readonly loader: Pick<AppLoader, 'load'>;
} & Pick<Definitions, 'onMake'>;

type Last = {
  readonly live: LivePages;
  readonly app: Bundle;
  readonly engine: Engine;
};

/**
 * What is served of a site besides public files: documents, data for the app, sitemap and the like, by the same queries as a build. After a
 * change, only what was made of something else than before is made again.
 */
export class ServedOutputs {
  readonly #options: Options;
  #last: Last | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The document of a page that is shown. @throws Failure when a component throws */
  document(live: LivePages, app: Bundle, route: string): string {
    // Only what is drawn takes longer, and gives bytes.
    try {
      return String(this.#engineFor(live, app).get(outputs.inFile, documentsName, route));
    } catch (error) {
      throw explainThrown(error, this.#options.root, app.own);
    }
  }

  /** What else is at a path (decoded, without the base). Undefined where there is nothing. @throws Error when the app can't be loaded */
  async at({ live }: LiveSite, path: string): Promise<string | Uint8Array | undefined> {
    if (live === undefined) return undefined;
    const app = await this.#options.loader.load();
    try {
      return await made(this.#engineFor(live, app), path.slice(1));
    } catch (error) {
      // Bytes that couldn't be made would be kept.
      this.#last = undefined;
      throw error;
    }
  }

  #engineFor(live: LivePages, app: Bundle): Engine {
    const last = this.#last;
    if (last?.live === live && last.app === app) return last.engine;
    const { root, onMake } = this.#options;
    const engine = last?.app === app ? last.engine : new Engine({ queries, readers: [], ...(onMake && { onMake }) });
    engine.readBy(readersOf(root, { live, app }));
    this.#last = { live, app, engine };
    return engine;
  }
}

function readersOf(root: string, { live, app }: Omit<Last, 'engine'>): readonly Reader[] {
  const { plan, content } = live;
  // Another app has an engine of its own.
  const program = programOf(app, plan.frame.base, drawingOf('', app.entry));
  const ownWay = { app: `/${app.app}`, notices: '', assets: [], development: true };
  const given = materialsOf(plan, { root, names: content.publicFiles }, { ...program, ...ownWay });
  return [...outputReaders(() => given), reads(shownPage, { read: pageFinder(plan.pages) })];
}

function made(engine: Engine, path: string): Made | undefined {
  const file = engine.get(files).get(path);
  if (file !== undefined) return engine.get(outputs.inFile, ...file);
  return path.startsWith(`${assetsFolder}/`) ? servedByName(path, outputs.materials(engine)) : undefined;
}
