import { readFile } from 'node:fs/promises';
import { calendarAddress, dataFile, documentFile, notFoundRoute, pageListFile } from '../model/address.ts';
import type { SiteOverview } from '../model/plan.ts';
import { iconFile, icons, manifest } from './app-icons.ts';
import { headersFile, headersOf } from './headers/header-rules.ts';
import type { Addresses, Made, Materials, Output, Served, SiteFile } from './output.ts';
import { pageData, pageList } from './page-data.ts';
import {
  asks,
  queriesFile,
  queriesScript,
  redirectLines,
  redirectPage,
  redirectsFile,
  redirectsIn,
} from './redirects.ts';
import { robotsName, robotsText, sitemapOf } from './sitemap.ts';

/** The file in a published folder that says it is ours to replace. Whoever writes the folder makes it. */
export const markerName = '.sitewright.json';
const noticesName = 'licenses.txt';

const routesOf = ({ pages }: Addresses): string[] => [...pages, notFoundRoute];

export const documentsName = 'documents';

/** The files that the development server sends as the build writes them. */
const served: readonly Output<Served>[] = [
  {
    name: 'data',
    files: (addresses) => routesOf(addresses).map((route) => ({ path: dataFile(route), about: route })),
    make: ({ page, plan, app, frame }, route) => pageData(page(route), app, plan.frame.base + frame.path),
  },
  {
    name: 'calendars',
    files: (addresses) => addresses.calendars.map((route) => ({ path: calendarAddress(route).slice(1), about: route })),
    make: ({ page }, route) => page(route).calendar?.text ?? '',
  },
  {
    name: 'list of pages',
    files: () => [{ path: pageListFile }],
    make: ({ plan }) => pageList(plan),
  },
  {
    name: 'what all pages share',
    others: ({ frame, theme }) => [frame, theme].map((file) => ({ ...file, hashed: true })),
  },
  {
    name: 'icon',
    others: ({ plan }) => [iconFile(plan.frame) ?? []].flat().map((file) => ({ ...file, hashed: true })),
  },
  icons,
  manifest,
  { name: 'fonts', others: ({ fonts }) => fonts },
  sitemapOf(),
  {
    name: 'robots',
    files: () => [{ path: robotsName }],
    make: ({ own, plan }) => robotsText(own.get(robotsName), plan.origin + plan.frame.base),
    merges: robotsName,
  },
  {
    name: 'PDF documents',
    files: ({ pdfs }) => pdfs.map((pdf) => ({ path: pdf.slice(1), about: pdf })),
    make: ({ pdf }, address) => pdf(address),
  },
  {
    name: 'old addresses with a query',
    files: ({ redirects }) => (redirects.some(asks) ? [{ path: queriesFile }] : []),
    make: ({ plan }) => queriesScript(plan),
  },
];

/** All files of a site. A new kind of file is one entry, here or above. */
const outputs: readonly Output<Materials>[] = [
  {
    name: documentsName,
    files: (addresses) => routesOf(addresses).map((route) => ({ path: documentFile(route), about: route })),
    make: ({ document }, route) => document(route),
  },
  ...served,
  {
    name: 'redirects',
    files: ({ redirects }) => (redirects.length === 0 ? [] : [{ path: redirectsFile }]),
    make: ({ plan }) => redirectLines(redirectsIn(plan), plan.frame.base),
    reserves: [redirectsFile],
  },
  {
    name: 'pages that lead on',
    files: ({ redirects }) =>
      redirects.flatMap((from) => (asks(from) ? [] : { path: documentFile(from), about: from })),
    make: ({ redirect, plan }, from) => redirectPage(redirect(from), plan),
  },
  { name: 'app', others: ({ assets }) => assets },
  {
    name: 'licences',
    files: () => [{ path: noticesName }],
    make: (made) => made.notices,
  },
  {
    name: 'public files',
    others: ({ publicFiles }) =>
      [...publicFiles]
        .filter(([name]) => !mergedNames.includes(name.slice(1)))
        .map(([name, source]) => ({ path: name.slice(1), ...source })),
  },
  {
    name: 'headers',
    files: () => [{ path: headersFile }],
    make: headersOf,
    merges: headersFile,
  },
  { name: 'marker', reserves: [markerName] },
];

export const mergedNames: readonly string[] = outputs.flatMap(({ merges }) => merges ?? []);

/** The paths that a site's own files have, whatever is in `public/`. Relative to the output folder. */
export function ownPaths(addresses: Addresses): string[] {
  return outputs.flatMap(({ files, reserves = [] }) => [
    ...(files?.(addresses) ?? []).map(({ path }) => path),
    ...reserves,
  ]);
}

export function addressesOf(plan: SiteOverview, publicFiles: ReadonlySet<string>): Addresses {
  return {
    site: plan.origin + plan.frame.base,
    pages: plan.pages.map(({ route }) => route),
    pdfs: plan.pages.flatMap(({ pdf }) => pdf?.address ?? []),
    calendars: plan.pages.flatMap(({ route, calendar }) => (calendar === undefined ? [] : route)),
    redirects: redirectsIn(plan).map(({ from }) => from),
    publicFiles,
  };
}

export type Making = (path: string, output: string, about: string) => SiteFile;

/** All files of a site. Each is made when its turn comes, so that memory does not grow with their number. */
export function siteFiles(materials: Materials, making: Making): SiteFile[] {
  const { addresses } = materials;
  return outputs.flatMap(({ name, files, others }) => [
    ...(files?.(addresses) ?? []).map(({ path, about = path }) => making(path, name, about)),
    ...(others?.(materials) ?? []),
  ]);
}

const byName = new Map(outputs.map((output) => [output.name, output]));

/** Makes a file of an output. @param about as the output says it @throws Failure when a component throws */
export function madeBy(output: string, materials: Materials, about: string): Made {
  const { make } = byName.get(output) ?? {};
  if (make === undefined) throw new Error(`No output makes files by the name of ${output}.`);
  return make(materials, about);
}

/** What the development server sends at paths (without a slash before them) that follow from addresses: the output, and what the file is about. */
export function servedFiles(addresses: Addresses): ReadonlyMap<string, readonly [output: string, about: string]> {
  const all = served.flatMap(({ name, files }) =>
    (files?.(addresses) ?? []).map(({ path, about = path }) => [path, [name, about]] as const),
  );
  return new Map(all);
}

/** What the development server sends at a path of a file that is named by its content; undefined if there is none. */
export function servedByName(path: string, made: Served): Made | undefined {
  const other = served.flatMap(({ others }) => others?.(made) ?? []).find((each) => each.path === path);
  if (other === undefined) return undefined;
  if ('text' in other) return other.text;
  return 'from' in other ? readFile(other.from) : other.make();
}
