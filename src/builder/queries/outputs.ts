import type { AboutPage } from '../../content/load/filled.ts';
import { neverTheSame } from '../../engine/digest.ts';
import {
  type AnyQuestion,
  type Ask,
  type Input,
  input,
  type Query,
  query,
  type Reader,
  reads,
} from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { Json } from '../../model/json.ts';
import type { AnyPage, Frame, PagePlan, SiteOverview, SitePage, UnplannedPage } from '../../model/plan.ts';
import type { DataFile, Made, Materials, SiteFile } from '../../outputs/output.ts';
import { madeBy } from '../../outputs/outputs.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import type { Redirect } from '../../outputs/redirects.ts';
import type { DocumentMaker } from '../printed/documents.ts';
import type { Surroundings } from '../render/document.ts';
import type { Planned } from './planned.ts';

/** What pages are rendered by. */
export type Drawing = {
  /** Another compiled app has another one. */
  readonly print: string;
  readonly fontUrl: string;
  /** The document of a page. @throws Failure when a component throws */
  readonly document: (page: AnyPage, frame: Frame, around: Surroundings) => string;
  /** What the theme comes to, which is the same on every page. @param page any */
  readonly theme: (page: PagePlan, frame: Frame) => string;
};

/** What the files of a site are made of, before anything of it is asked for. */
export type Given = Omit<Materials, 'page' | 'document' | 'pdf' | 'frame' | 'theme'> & {
  readonly drawing: Drawing;
  /** What a page of the plan is known by. @throws Error if there is none */
  readonly pageAt: (route: string) => AboutPage;
  /** The route of the page with the PDF document at an address. @throws Error if there is none */
  readonly withPdf: (address: string) => string;
  readonly print: DocumentMaker;
  /** A text that is another one if a file in `public/` is, by its name with a leading `/`. */
  readonly stampOf: (name: string) => string;
};

/** What is given and survives JSON. */
type Plain = { readonly [K in keyof Given]: Given[K] extends Json ? K : never }[keyof Given];

/** Something that is given, of which all counts. */
function given<K extends Plain>(name: K): Input<[], Given[K]>;
/** Something that is given. @param digest what of it counts */
function given<K extends keyof Given>(name: K, digest: (value: Given[K]) => string): Input<[], Given[K]>;
function given<K extends keyof Given>(name: K, digest?: (value: Given[K]) => string): Input<[], Given[K]> {
  return input({ name: `given ${name}`, keep: 'memory', ...(digest && { digest }) });
}

/** What makes something of what it's given, and of what whoever calls it has asked for. */
const always = (): string => '';

const pathsOf = (files: readonly SiteFile[]): string => JSON.stringify(files.map(({ path }) => path));

const all = {
  addresses: given('addresses', ({ publicFiles, ...others }) => JSON.stringify([others, [...publicFiles]])),
  app: given('app'),
  icon: given('icon', always),
  fonts: given('fonts', pathsOf),
  own: given('own', (own) => JSON.stringify([...own])),
  sources: given('sources'),
  boot: given('boot'),
  notices: given('notices'),
  assets: given('assets', pathsOf),
  publicFiles: given('publicFiles', (files) => JSON.stringify([...files.keys()])),
  drawing: given('drawing', ({ print }) => print),
  print: given('print', always),
};

const origin = input<[], string>({ name: 'origin', keep: 'memory' });
const siteFrame = input<[], Frame>({ name: 'siteFrame', keep: 'memory' });
const notFound = input<[], PagePlan>({ name: 'notFound', keep: 'memory' });
const records = input<[], readonly UnplannedPage[]>({ name: 'records', keep: 'memory' });
const pageAt = input<[route: string], AboutPage>({ name: 'pageAt', keep: 'memory' });
const withPdf = input<[address: string], string>({ name: 'withPdf', keep: 'memory' });
const redirectFrom = input<[from: string], Redirect>({ name: 'redirectFrom', keep: 'memory' });

const frame = query<[], DataFile>({ name: 'frame', keep: 'memory', make: (ask) => frameFile(ask(siteFrame)) });

const theme = query<[], DataFile>({
  name: 'theme',
  keep: 'value',
  make: (ask) => themeFile(ask(all.drawing).theme(ask(notFound), ask(siteFrame))),
});

/** What stands in every document besides its page and the frame. */
const around = query<[], Surroundings>({
  name: 'around',
  keep: 'memory',
  make: (ask) => {
    const { base } = ask(siteFrame);
    const script = {
      boot: ask(all.boot),
      app: ask(all.app),
      frame: base + ask(frame).path,
      theme: base + ask(theme).path,
    };
    return { script, sources: ask(all.sources), fontUrl: ask(all.drawing).fontUrl, development: false, tail: '' };
  },
});

/** A text that is another one if a file in `public/` is, by its name with a leading `/`. */
export const publicFile = input<[name: string], string>({ name: 'publicFile', keep: 'memory' });

/** The same for all of them. What shows pictures is made anew when any is another one. */
const publicFolder = query<[], string>({
  name: 'publicFolder',
  keep: 'memory',
  make: (ask) => [...ask(all.publicFiles).keys()].map((name) => ask(publicFile, name)).join('\n'),
});

/** Answers all that files are made of, besides pages. @param site what is given when the first file is asked for */
export function outputReaders(site: () => Given): readonly Reader[] {
  const named = Object.entries(all).map(([name, each]) => ({
    input: each,
    read: () => site()[name as keyof typeof all],
  }));
  return [
    ...named,
    reads(origin, { read: () => site().plan.origin }),
    reads(siteFrame, { read: () => site().plan.frame }),
    reads(notFound, { read: () => site().plan.notFound }),
    reads(records, { read: () => site().plan.pages }),
    reads(pageAt, { read: (route) => site().pageAt(route) }),
    reads(withPdf, { read: (address) => site().withPdf(address) }),
    reads(redirectFrom, { read: (from) => site().redirect(from) }),
    reads(publicFile, { read: (name) => site().stampOf(name) }),
  ];
}

/** What is in a file of an output. */
export type InFile = Query<[output: string, about: string], Made>;

/** How files are made. Whatever else outputs look at becomes something that they ask for, so that it is noted. */
export function outputQueries(planned: Planned): { readonly inFile: InFile; readonly queries: readonly AnyQuestion[] } {
  const inFile: InFile = query({
    name: 'inFile',
    keep: 'last',
    // Nobody waits for bytes to see whether they are others.
    digest: (made) => (typeof made === 'string' ? made : neverTheSame()),
    make: (ask, output, about) => madeBy(output, new Asking(ask, planned), about),
  });
  return { inFile, queries: [inFile, frame, theme, around, publicFolder] };
}

/** Materials that note what is looked at. */
export class Asking implements Materials {
  readonly #ask: Ask;
  readonly #planned: Planned;

  constructor(ask: Ask, planned: Planned) {
    this.#ask = ask;
    this.#planned = planned;
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
    return (route) => this.#ask(all.drawing).document(this.page(route), this.#ask(siteFrame), this.#ask(around));
  }

  get pdf(): Materials['pdf'] {
    return (address) => {
      const page = this.#pageAt(this.#ask(withPdf, address));
      // It is set later, when nothing is noted any more.
      const site = { origin: this.#ask(origin), frame: this.#ask(siteFrame) };
      this.#ask(publicFolder);
      return this.#ask(all.print)(page, site);
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

  #pageAt(route: string): SitePage {
    const page = this.#ask(this.#planned, ...this.#ask(pageAt, route));
    if (page === undefined) throw new Error(`There is no page ${route}.`);
    return page;
  }
}
