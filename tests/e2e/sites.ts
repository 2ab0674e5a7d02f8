import { oneOfEachKind } from '../own-site/content.ts';
import { at, linked } from '../own-site/specification/addresses.ts';

/** A site that the browser tests build and visit. */
type TestSite = {
  /** Content root, from the top of the repository. */
  readonly content: string;
  readonly out: string;
  /** Where it is served, once it is. */
  readonly url: string;
};

/** Where `serve.ts` leaves a site's address for the processes that run the tests. */
export const addressOfSite = (name: string): string => `SITEWRIGHT_E2E_${name.toUpperCase()}`;

const site = (content: string, name: string): TestSite => ({
  content,
  out: `dist.e2e/${name}`,
  get url() {
    return process.env[addressOfSite(name)] ?? '';
  },
});

/** The site of this repository, and a small one whose pictures come from a stock photo host. */
export const sites = {
  root: site('.', 'root'),
  photos: site('tests/cases/valid/photos', 'photos'),
} as const;

/** An address without a page. */
export const missing = '/no-such-page';

/**
 * The pages of the repository's site that are opened in a browser, and an address without one: all that the specification
 * describes, some that it links to, and of each kind of page one. What needs no browser looks at all (`builtRoutes` in html.ts).
 */
export const routes: readonly string[] = [
  ...new Set([
    ...Object.values(at),
    linked.pricing,
    linked.demo,
    linked.newsletter,
    '/press',
    linked.tools,
    '/blog/category/devops',
    '/blog/archive/2',
    ...oneOfEachKind,
    missing,
  ]),
];

/** One of the pages of documentation, which have a menu at their side. */
export const docsPage = ((): string => {
  const found = routes.find((route) => route.startsWith('/docs/'));
  if (found === undefined) throw new Error('No page of documentation is visited.');
  return found;
})();

/** Routes in groups of at most seven: a test visits one group, in one tab, and the workers share the groups. */
export function inGroups(all: readonly string[]): string[][] {
  const groups = Array.from({ length: Math.ceil(all.length / 7) }, (_, index) => index * 7);
  return groups.map((start) => all.slice(start, start + 7));
}
