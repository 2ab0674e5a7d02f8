import { alwaysAnother } from '../../engine/digest.ts';
import type { Engine } from '../../engine/engine.ts';
import { type AnyQuestion, type Ask, atOnce, type Keep, type Query, query } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import type { DataFile, Made, Materials } from '../../outputs/output.ts';
import { madeBy } from '../../outputs/outputs.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import type { Surroundings } from '../render/document.ts';
import { all, notFound, origin, publicFile, records, redirectFrom, siteFrame, withPdf } from './given.ts';

/** What is in a file of an output. */
type InFile = Query<[output: string, about: string], Made>;

/** How files are made, and what they are made of. */
export type OutputQueries = {
  readonly inFile: InFile;
  readonly queries: readonly AnyQuestion[];
  /** What files are made of, for who lists them. */
  readonly materials: (engine: Engine) => Materials;
};

/**
 * How files are made. Whatever else outputs look at becomes something that they ask for, so that it is noted.
 * @param keep `last` where nobody wants to have a file twice
 */
export function outputQueries(askForPage: AskForPage, keep: Keep): OutputQueries {
  const inFile: InFile = query({
    name: 'inFile',
    keep,
    // Nobody makes anything of it, so nobody asks whether it has become the same again.
    digest: alwaysAnother,
    make: (ask, output, about) => madeBy(output, new Asking(ask, askForPage), about),
  });
  return {
    inFile,
    queries: [inFile, frame, theme, around, publicFolder],
    materials: (engine) =>
      new Asking(
        atOnce((question, ...about) => engine.get(question, ...about)),
        askForPage,
      ),
  };
}

/** Asks for the page at a route. @throws Error if there is none */
export type AskForPage = (ask: Ask, route: string) => SitePage;

/** Materials that note what is looked at. */
class Asking implements Materials {
  readonly #ask: Ask;
  readonly #pageAt: (route: string) => SitePage;

  constructor(ask: Ask, askForPage: AskForPage) {
    this.#ask = ask;
    this.#pageAt = (route) => askForPage(ask, route);
  }

  get plan(): SiteOverview {
    const ask = this.#ask;
    return {
      get origin() {
        return ask(origin);
      },
      get frame() {
        return ask(siteFrame);
      },
      get pages() {
        return ask(records);
      },
      get notFound() {
        return ask(notFound);
      },
    };
  }

  get page(): Materials['page'] {
    return (route) => (route === notFoundRoute ? this.#ask(notFound) : this.#pageAt(route));
  }

  get document(): Materials['document'] {
    return (route) => {
      const [drawing, page] = [this.#ask(all.drawing), this.page(route)];
      return drawing.document(page, { frame: this.#ask(siteFrame), around: this.#ask(around) });
    };
  }

  get pdf(): Materials['pdf'] {
    return (address) => {
      const page = this.#pageAt(this.#ask(withPdf, address));
      // It is set later, when nothing is noted any more.
      const site = { origin: this.#ask(origin), frame: this.#ask(siteFrame) };
      this.#ask(publicFolder);
      return this.#ask(all.pdf)(page, site);
    };
  }

  get icon(): Materials['icon'] {
    this.#ask(siteFrame);
    this.#ask(publicFolder);
    return this.#ask(all.icon);
  }

  get redirect(): Materials['redirect'] {
    return (from) => this.#ask(redirectFrom, from);
  }

  get addresses(): Materials['addresses'] {
    return this.#ask(all.addresses);
  }

  get app(): Materials['app'] {
    return this.#ask(all.app);
  }

  get frame(): Materials['frame'] {
    return this.#ask(frame);
  }

  get theme(): Materials['theme'] {
    return this.#ask(theme);
  }

  get fonts(): Materials['fonts'] {
    return this.#ask(all.fonts);
  }

  get own(): Materials['own'] {
    return this.#ask(all.own);
  }

  get sources(): Materials['sources'] {
    return this.#ask(all.sources);
  }

  get boot(): Materials['boot'] {
    return this.#ask(all.boot);
  }

  get notices(): Materials['notices'] {
    return this.#ask(all.notices);
  }

  get assets(): Materials['assets'] {
    return this.#ask(all.assets);
  }

  get publicFiles(): Materials['publicFiles'] {
    return this.#ask(all.publicFiles);
  }
}

/** What the app gets of what all pages share. */
const frame = query<[], DataFile>({ name: 'frame', make: (ask) => frameFile(ask(siteFrame)) });

/** The style sheet that all pages share. */
const theme = query<[], DataFile>({
  name: 'theme',
  keep: 'value',
  make: (ask) => themeFile(ask(all.drawing).theme(ask(notFound), ask(siteFrame))),
});

/** What stands in every document besides its page and the frame. */
const around = query<[], Surroundings>({
  name: 'around',
  make: (ask) => {
    const { base } = ask(siteFrame);
    const script = {
      boot: ask(all.boot),
      app: ask(all.app),
      frame: base + ask(frame).path,
      theme: base + ask(theme).path,
    };
    const development = ask(all.development);
    // What Vite adds to a page comes and goes. `preview` shows pages with their policies.
    const sources = development ? undefined : ask(all.sources);
    return { script, sources, development };
  },
});

/** The same for all of them. What shows pictures is made anew when any is another one. */
const publicFolder = query<[], string>({
  name: 'publicFolder',
  make: (ask) => [...ask(all.publicFiles).keys()].map((name) => ask(publicFile, name)).join('\n'),
});
