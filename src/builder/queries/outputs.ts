import type { Engine } from '../../engine/engine.ts';
import { alwaysAnother } from '../../engine/keys.ts';
import { type AnyQuestion, type Ask, atOnce, type Keep, query } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import type { DataFile, Made, Materials } from '../../outputs/output.ts';
import { madeBy } from '../../outputs/outputs.ts';
import { frameFile, hashed } from '../../outputs/page-data.ts';
import type { Surroundings } from '../render/document.ts';
import { all, notFound, origin, publicFile, records, redirectFrom, siteFrame, withPdf } from './given.ts';

/** Whatever else outputs look at becomes something that they ask for. @param keep `last` where nobody wants to have a file twice */
export function outputQueries(askForPage: AskForPage, keep: Keep) {
  const inFile = query<[output: string, about: string], Made>({
    name: 'inFile',
    keep,
    // Nobody makes anything of it, so nobody asks whether it has become the same again.
    digest: alwaysAnother,
    make: (ask, output, about) => madeBy(output, asking(ask, askForPage), about),
  });
  const queries: readonly AnyQuestion[] = [inFile, frame, theme, around, publicFolder];
  const materials = (engine: Engine): Materials =>
    asking(
      atOnce((question, ...about) => engine.get(question, ...about)),
      askForPage,
    );
  return { inFile, queries, materials };
}

/** Asks for the page at a route. @throws Error if there is none */
export type AskForPage = (ask: Ask, route: string) => SitePage;

function asking(ask: Ask, askForPage: AskForPage): Materials {
  const pageAt = (route: string): SitePage => askForPage(ask, route);
  const page: Materials['page'] = (route) => (route === notFoundRoute ? ask(notFound) : pageAt(route));
  return whenLookedAt<Materials>({
    plan: () =>
      whenLookedAt<SiteOverview>({
        origin: () => ask(origin),
        frame: () => ask(siteFrame),
        pages: () => ask(records),
        notFound: () => ask(notFound),
      }),
    page: () => page,
    document: () => (route) => {
      const [drawing, shown] = [ask(all.drawing), page(route)];
      return drawing.document(shown, { frame: ask(siteFrame), around: ask(around) });
    },
    pdf: () => (address) => {
      const printed = pageAt(ask(withPdf, address));
      // It is set later, when nothing is noted any more.
      const site = { origin: ask(origin), frame: ask(siteFrame) };
      ask(publicFolder);
      return ask(all.pdf)(printed, site);
    },
    icon: () => {
      ask(siteFrame);
      ask(publicFolder);
      return ask(all.icon);
    },
    redirect: () => (from) => ask(redirectFrom, from),
    frame: () => ask(frame),
    theme: () => ask(theme),
    addresses: () => ask(all.addresses),
    app: () => ask(all.app),
    fonts: () => ask(all.fonts),
    own: () => ask(all.own),
    sources: () => ask(all.sources),
    boot: () => ask(all.boot),
    notices: () => ask(all.notices),
    assets: () => ask(all.assets),
    publicFiles: () => ask(all.publicFiles),
  });
}

function whenLookedAt<T extends object>(values: { readonly [K in keyof T]: () => T[K] }): T {
  const getters = Object.entries<() => unknown>(values).map(([name, get]) => [name, { get, enumerable: true }]);
  // The type of each value is that of its key.
  return Object.defineProperties({}, Object.fromEntries(getters)) as T;
}

const frame = query<[], DataFile>({ name: 'frame', make: (ask) => frameFile(ask(siteFrame)) });

const theme = query<[], DataFile>({
  name: 'theme',
  keep: 'value',
  make: (ask) => hashed('theme', 'css', ask(all.drawing).theme(ask(notFound), ask(siteFrame))),
});

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

const publicFolder = query<[], string>({
  name: 'publicFolder',
  make: (ask) => [...ask(all.publicFiles).keys()].map((name) => ask(publicFile, name)).join('\n'),
});
