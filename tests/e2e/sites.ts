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

/**
 * The pages of the repository's site that are opened in a browser, and an address without one: all that the specification
 * describes, some that it links to, and of each kind of page one. What needs no browser looks at all (`builtRoutes` in html.ts).
 */
export const routes = [
  '/',
  '/features',
  '/solutions',
  '/resources',
  '/contact',
  '/about',
  '/products',
  '/products/fabric-smp',
  '/products/enterprise',
  '/services',
  '/services/blockchain',
  '/services/custom-software',
  '/services/cloud',
  '/services/devops',
  '/services/security',
  '/services/ai-ml',
  '/services/digital-transformation',
  '/solutions/supply-chain',
  '/solutions/healthcare',
  '/solutions/finance',
  '/solutions/manufacturing',
  '/resources/docs',
  '/resources/case-studies',
  '/resources/blog',
  '/resources/whitepapers',
  '/pricing',
  '/demo',
  '/newsletter',
  '/projects/digital',
  '/resources/tools',
  '/docs/api/rest',
  '/blog/hyperledger-fabric-upgrades',
  '/blog/category/devops',
  '/blog/archive/2',
  '/case-studies/satpura-bank',
  '/whitepapers/enterprise-blockchain-guide',
  '/resources/cloud-guide',
  '/resources/webinars/fabric-upgrade-live',
  '/people/asha-patil',
  '/no-such-page',
] as const;

/** Routes in groups of at most seven: a test visits one group, in one tab, and the workers share the groups. */
export function inGroups(all: readonly string[]): string[][] {
  const groups = Array.from({ length: Math.ceil(all.length / 7) }, (_, index) => index * 7);
  return groups.map((start) => all.slice(start, start + 7));
}
