import type { Bundle } from '../../builder/bundle/bundle.ts';
import { explainThrown } from '../../builder/own/thrown.ts';
import { all, outputReaders } from '../../builder/queries/given.ts';
import { blocksAt, drawingOf, materialsOf, pageFinder } from '../../builder/queries/materials.ts';
import { outputQueries } from '../../builder/queries/outputs.ts';
import { digestOfPage } from '../../builder/queries/planned.ts';
import { type Definitions, Engine } from '../../engine/engine.ts';
import { alwaysAnother } from '../../engine/keys.ts';
import { input, query, type Reader, reads } from '../../engine/questions.ts';
import { assetsFolder } from '../../model/address.ts';
import type { SitePage } from '../../model/plan.ts';
import type { Made } from '../../outputs/output.ts';
import { documentsName, servedByName, servedFiles } from '../../outputs/outputs.ts';
import type { AppLoader } from './app.ts';
import type { LivePages, LiveSite } from './live-site.ts';

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
  const given = materialsOf(
    plan,
    { root, names: content.publicFiles },
    // Another app has an engine of its own.
    {
      app: `/${app.app}`,
      boot: app.boot,
      notices: '',
      assets: [],
      development: true,
      drawing: drawingOf('', app.entry),
      ...blocksAt(plan.frame.base, app.own?.assets),
    },
  );
  return [...outputReaders(() => given), reads(shownPage, { read: pageFinder(plan.pages) })];
}

function made(engine: Engine, path: string): Made | undefined {
  const file = engine.get(files).get(path);
  if (file !== undefined) return engine.get(outputs.inFile, ...file);
  return path.startsWith(`${assetsFolder}/`) ? servedByName(path, outputs.materials(engine)) : undefined;
}
