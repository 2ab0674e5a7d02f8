import { readFile } from 'node:fs/promises';
import { dataFile, documentFile, notFoundRoute, pageListFile } from '../model/address.ts';
import type { SitePlan } from '../model/plan.ts';
import { appFiles } from './app-icons.ts';
import { headersFile } from './headers/header-rules.ts';
import { headersOf } from './headers/site-headers.ts';
import { iconFile } from './icon.ts';
import type { Addresses, DataFile, Made, Materials, Output, OutputFile, Part, Served, SiteFile } from './output.ts';
import { pageData, pageList } from './page-data.ts';
import { redirectLines, redirectPage, redirectsFile, redirectsIn } from './redirects.ts';
import { robotsName, robotsText } from './robots.ts';
import { sitemapFiles } from './sitemap.ts';

/** The file in a published folder that says it is ours to replace. Whoever writes the folder makes it. */
export const markerName = '.sitewright.json';
/** Where the licences are published of what visitors receive from others. */
export const noticesName = 'licenses.txt';

const routesOf = ({ pages }: Addresses): string[] => [...pages, notFoundRoute];

const data: Output<Served> = {
  name: 'data',
  divided: true,
  files: (addresses) =>
    routesOf(addresses).map((route) => ({
      path: dataFile(route),
      make: ({ page, plan, app, frame }) => pageData(page(route), app, plan.frame.base + frame.path),
    })),
};

const list: Output<Served> = {
  name: 'list of pages',
  files: () => [{ path: pageListFile, make: ({ plan }) => pageList(plan) }],
};

const shared: Output<Served> = {
  name: 'what all pages share',
  others: ({ frame, theme }) => [frame, theme].map((file) => ({ ...file, hashed: true })),
};

const icon: Output<Served> = {
  name: 'icon',
  others: ({ plan }) => [iconFile(plan.frame) ?? []].flat().map((file) => ({ ...file, hashed: true })),
};

const fonts: Output<Served> = { name: 'fonts', others: ({ fonts }) => fonts };

const sitemap: Output<Served> = { name: 'sitemap', files: (addresses) => sitemapFiles(addresses) };

const robots: Output<Served> = {
  name: 'robots',
  files: ({ site }) => [{ path: robotsName, make: ({ own }) => robotsText(own.get(robotsName), site) }],
  takesUp: robotsName,
};

const pdfs: Output<Served> = {
  name: 'PDF documents',
  divided: true,
  files: (addresses) => addresses.pdfs.map((pdf) => ({ path: pdf.slice(1), make: (made) => made.pdf(pdf) })),
};

const documents: Output<Materials> = {
  name: 'documents',
  divided: true,
  files: (addresses) =>
    routesOf(addresses).map((route) => ({ path: documentFile(route), make: ({ document }) => document(route) })),
};

const redirects: Output<Materials> = {
  name: 'redirects',
  files: ({ redirects }) => {
    if (redirects.length === 0) return [];
    const lines: OutputFile<Materials> = {
      path: redirectsFile,
      make: ({ plan }) => redirectLines(redirectsIn(plan), plan.frame.base),
    };
    const pages = redirects.map((from) => ({
      path: documentFile(from),
      make: ({ redirect, plan }: Materials) => redirectPage(redirect(from), plan),
    }));
    return [lines, ...pages];
  },
  reserves: [redirectsFile],
};

const headers: Output<Materials> = {
  name: 'headers',
  files: () => [{ path: headersFile, make: headersOf }],
  takesUp: headersFile,
};

const notices: Output<Materials> = {
  name: 'licences',
  files: () => [{ path: noticesName, make: (made) => made.notices }],
};

const app: Output<Materials> = { name: 'app', others: ({ assets }) => assets };

const marker: Output<Materials> = { name: 'marker', reserves: [markerName] };

const publicCopies: Output<Materials> = {
  name: 'public files',
  others: ({ publicFiles }) =>
    [...publicFiles]
      .filter(([name]) => !takenUp.includes(name.slice(1)))
      .map(([name, source]) => ({ path: name.slice(1), ...source })),
};

const others: readonly Output<Served>[] = [data, list, shared, icon, fonts, sitemap, robots, pdfs];

/** The files that the development server sends as the build writes them. */
export const served: readonly Output<Served>[] = [appFiles, ...others];

/**
 * All files of a site. A new kind of file is one entry, here or above. Icons for home screens come first: they are drawn in another
 * thread, while documents are made.
 */
export const outputs: readonly Output<Materials>[] = [
  appFiles,
  documents,
  ...others,
  redirects,
  app,
  notices,
  publicCopies,
  headers,
  marker,
];

/** Names of files in `public/` that go into files of ours. */
export const takenUp: readonly string[] = outputs.flatMap(({ takesUp }) => takesUp ?? []);

/** The paths that a site's own files have, whatever is in `public/`. Relative to the output folder. */
export function ownPaths(addresses: Addresses): string[] {
  return outputs.flatMap(({ files, reserves = [] }) => [
    ...(files?.(addresses) ?? []).map(({ path }) => path),
    ...reserves,
  ]);
}

/** What stands at which address of a planned site. */
export function addressesOf(plan: SitePlan, publicFiles: ReadonlySet<string>): Addresses {
  return {
    site: plan.origin + plan.frame.base,
    pages: plan.pages.map(({ route }) => route),
    pdfs: plan.pages.flatMap(({ pdf }) => pdf?.address ?? []),
    redirects: redirectsIn(plan).map(({ from }) => from),
    publicFiles,
  };
}

function fileOf(path: string, made: Made): SiteFile {
  return typeof made === 'string' ? { path, text: made } : { path, bytes: () => made };
}

function addressesIn({ plan, publicFiles }: Materials): Addresses {
  return addressesOf(plan, new Set(publicFiles.keys()));
}

function* filesOf(which: readonly Output<Materials>[], materials: Materials): Generator<SiteFile> {
  const addresses = addressesIn(materials);
  for (const { files, others } of which) {
    for (const { path, make } of files?.(addresses) ?? []) {
      if (materials.unchanged?.(path) === true) yield { path, unchanged: true, make: () => make(materials) };
      else yield fileOf(path, make(materials));
    }
    yield* others?.(materials) ?? [];
  }
}

/** All files of a site. Each text is made when its turn comes, so that memory does not grow with their number. */
export function siteFiles(materials: Materials): Generator<SiteFile> {
  return filesOf(outputs, materials);
}

/** The texts at some paths of a site, each made from its page. Undefined if one of them is something else. */
export function textsAt(paths: ReadonlySet<string>, materials: Materials): readonly DataFile[] | undefined {
  const addresses = addressesIn(materials);
  const files = outputs.flatMap(({ files }) => files?.(addresses) ?? []);
  const made = files.filter(({ path }) => paths.has(path)).map(({ path, make }) => ({ path, text: make(materials) }));
  const texts = made.flatMap(({ path, text }) => (typeof text === 'string' ? [{ path, text }] : []));
  return texts.length === paths.size ? texts : undefined;
}

const isDivided = ({ divided }: Output<Materials>): boolean => divided === true;

/** Of each divided output, the files that a part has: as many as every other part, give or take one. */
function dividedAmong(materials: Materials, { number, of }: Part): OutputFile<Materials>[] {
  const addresses = addressesIn(materials);
  return outputs.filter(isDivided).flatMap(({ files }) => {
    const all = files?.(addresses) ?? [];
    const border = (part: number): number => Math.floor((part * all.length) / of);
    return all.slice(border(number - 1), border(number));
  });
}

/** The paths of the files that a part has. */
export function pathsOfPart(materials: Materials, part: Part): string[] {
  return dividedAmong(materials, part).map(({ path }) => path);
}

/** The files that a part has. All parts together have all divided files, each once. */
export function* filesOfPart(materials: Materials, part: Part): Generator<SiteFile> {
  for (const { path, make } of dividedAmong(materials, part)) yield fileOf(path, make(materials));
}

/** The files that no part has: they follow from the whole site, or are copied. */
export function undividedFiles(materials: Materials): Generator<SiteFile> {
  return filesOf(
    outputs.filter((output) => !isDivided(output)),
    materials,
  );
}

/** How a text is made that the development server sends. What is named by its content may turn out not to be there. */
export type Maker = (made: Served) => Made | undefined;

/** How the development server makes what it sends at a path (without a slash before it); undefined where it has nothing. */
export function makersOf(addresses: Addresses): (path: string) => Maker | undefined {
  const byPath = new Map<string, Maker>();
  for (const { path, make } of served.flatMap(({ files }) => files?.(addresses) ?? [])) {
    if (!byPath.has(path)) byPath.set(path, make);
  }
  return (path) => byPath.get(path) ?? (path.startsWith('assets/') ? (made) => madeNamed(path, made) : undefined);
}

/** What is in an output that is named by its content. */
function madeNamed(path: string, made: Served): Made | undefined {
  const other = served.flatMap(({ others }) => others?.(made) ?? []).find((each) => each.path === path);
  if (other === undefined) return undefined;
  if ('text' in other) return other.text;
  return 'from' in other ? readFile(other.from) : undefined;
}
