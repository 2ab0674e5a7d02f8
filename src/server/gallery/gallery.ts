import { describeCompileError } from '../../builder/bundle/compile-error.ts';
import { reasonOf } from '../../builder/failure.ts';
import { yearOf } from '../../builder/year.ts';
import type { Site } from '../../model/site.ts';
import { blockNames } from '../../schema/schemas/schemas.ts';
import type { Answer } from '../dev/answer.ts';
import type { App, AppLoader } from '../dev/app.ts';
import { baseOf, type LiveSite } from '../dev/live-site.ts';
import { send } from '../dev/middleware.ts';
import type { Middleware } from '../serving/chain.ts';
import { answering } from '../serving/reply.ts';
import { blockPage, mistake } from './block-page.ts';
import { choicesFor } from './choices.ts';
import { readExample } from './example.ts';
import { type Wanted, wantedAt } from './gallery-paths.ts';
import { indexPage } from './index-page.ts';
import { lookOf } from './look.ts';
import { html, type Markup } from './markup.ts';
import { previewHtml } from './preview.ts';
import { galleryPage, problemPage, type Surroundings } from './shell.ts';

/** What the gallery is made from, as it is at the moment of a request. */
export type Source = {
  readonly site: LiveSite;
  readonly loader: AppLoader;
};

type OfBlock = Extract<Wanted, { kind: 'block' | 'preview' }>;

/** In the place of a site whose site.yaml could never be read: a mistake there hides no block. */
const standIn: Site = {
  settings: { name: 'Example', url: 'https://www.example.com' },
  pages: [],
  brokenRoutes: new Map(),
  publicFiles: new Map(),
  imageSizes: new Map(),
};

const page = (text: string): Answer => ({ kind: 'html', status: 200, html: text });

function problem(title: string, ...problems: Markup[]): Answer {
  return { kind: 'html', status: 500, html: problemPage(title, problems) };
}

function aroundOf(site: LiveSite): Surroundings {
  const { content, plan } = site.live ?? {};
  return { siteName: content?.settings.name, base: baseOf(site), theme: plan?.frame.theme };
}

/** The example with what was chosen in the address, and what there is to choose. */
async function exampleFor({ name, query }: OfBlock): Promise<Parameters<typeof blockPage>[0]> {
  const plain = await readExample(name, {});
  const choices = plain.block === undefined ? [] : choicesFor(name, plain.block);
  const look = lookOf(query, choices);
  const example = Object.keys(look.values).length === 0 ? plain : await readExample(name, look.values);
  return { name, names: blockNames(), example, look, choices };
}

async function rendered(app: App, wanted: OfBlock, { site }: Source): Promise<Answer> {
  const { name, query } = wanted;
  const { example, look } = await exampleFor(wanted);
  const { block, diagnostics } = example;
  if (block === undefined) return problem(`The example of ${name} has mistakes`, ...diagnostics.map(mistake));
  const year = yearOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const stage = { site: site.live?.content ?? standIn, year, app, live: query.get('live') === 'true' };
  return page(previewHtml({ name, block, look }, stage));
}

async function preview(wanted: OfBlock, source: Source): Promise<Answer> {
  let app: App;
  try {
    app = await source.loader.load();
  } catch (error) {
    return problem("The app couldn't be compiled", html`<pre>${describeCompileError(error)}</pre>`);
  }
  return rendered(app, wanted, source);
}

/** Answers a request for a page of the gallery. Never throws: what cannot be shown is explained. */
async function galleryAnswer(wanted: Wanted, source: Source): Promise<Answer> {
  try {
    return await answerTo(wanted, source);
  } catch (error) {
    // Such as an example that is not there yet, an icon that does not exist, a component that throws.
    return problem("This can't be shown", html`<p>${reasonOf(error)}</p>`);
  }
}

async function answerTo(wanted: Wanted, source: Source): Promise<Answer> {
  const around = aroundOf(source.site);
  switch (wanted.kind) {
    case 'index':
      return page(indexPage(blockNames(), around));
    case 'block':
      return page(blockPage(await exampleFor(wanted), around));
    case 'preview':
      return preview(wanted, source);
    case 'nothing': {
      const said = html`<div class="intro"><h1>There's no such block</h1><p class="lead">All blocks are listed under Blocks.</p></div>`;
      return { kind: 'html', status: 404, html: galleryPage("There's no such block", said, around) };
    }
  }
}

/** Serves the gallery of all blocks; to be mounted at its base. */
export function galleryMiddleware(source: () => Source): Middleware {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const wanted = wantedAt(req.url ?? '/', blockNames());
    answering(async () => send(res, await galleryAnswer(wanted, source())))(req, res);
  };
}
