/** A site that the browser tests build and visit. */
type TestSite = {
  /** Content root, from the top of the repository. */
  readonly content: string;
  readonly out: string;
  readonly port: number;
  readonly url: string;
};

const site = (content: string, name: string, port: number): TestSite => ({
  content,
  out: `node_modules/.cache/sitewright-e2e/${name}`,
  port,
  url: `http://127.0.0.1:${port}`,
});

/** The site of this repository, and a small one whose pictures come from a stock photo host. */
export const sites = {
  root: site('.', 'root', 4310),
  photos: site('tests/cases/valid/photos', 'photos', 4311),
} as const;

/** Routes of the repository's site, and the not-found page. */
export const routes = ['/', '/contact', '/no-such-page'] as const;
