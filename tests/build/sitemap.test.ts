import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SitePlan } from '../../src/model/plan.ts';
import type { Materials, Served } from '../../src/outputs/output.ts';
import { addressesOf, madeBy, servedFiles } from '../../src/outputs/outputs.ts';
import { robotsText, sitemapOf } from '../../src/outputs/sitemap.ts';
import { runHere } from '../cli/run-here.ts';
import { folderWith, page, smallSite } from './support/site.ts';

const site = 'https://a.example/base/';
const planOf = (pages: readonly { readonly route: string; readonly changed?: string }[]): SitePlan =>
  ({ origin: 'https://a.example', frame: { base: '/base/', site: {} }, pages }) as unknown as SitePlan;

const entries = (routes: readonly string[]): string =>
  routes.map((route) => `<url><loc>https://a.example/base${route}</loc></url>\n`).join('');

/** The sitemap of some pages, by name. */
function sitemap(
  pages: readonly { readonly route: string; readonly changed?: string }[],
  most?: { readonly addresses: number; readonly bytes: number },
): Record<string, string> {
  const addresses = {
    site,
    pages: pages.map(({ route }) => route),
    pdfs: [],
    calendars: [],
    redirects: [],
    publicFiles: new Set<string>(),
  };
  const made: Pick<Served, 'plan' | 'addresses'> = { plan: planOf(pages), addresses };
  const { files, make } = sitemapOf(most);
  const all = files?.(addresses) ?? [];
  return Object.fromEntries(all.map(({ path, about = path }) => [path, String(make?.(made as Served, about))]));
}

describe('the sitemap', () => {
  test('has the whole address of every page, and the day of a change where one is known', () => {
    expect(sitemap([{ route: '/' }, { route: '/a/b', changed: '2031-05-01' }])).toEqual({
      'sitemap.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://a.example/base/</loc></url>\n' +
        '<url><loc>https://a.example/base/a/b</loc><lastmod>2031-05-01</lastmod></url>\n</urlset>\n',
    });
  });

  test('becomes an index and parts where one file may not hold all pages', () => {
    const pages = ['/a', '/b', '/c'].map((route) => ({ route }));
    const parts = sitemap(pages, { addresses: 2, bytes: 10_000 });
    expect(Object.keys(parts)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(parts['sitemap.xml']).toContain('<sitemap><loc>https://a.example/base/sitemap-2.xml</loc></sitemap>');
    expect(parts['sitemap-1.xml']).toContain(entries(['/a', '/b']));
    expect(parts['sitemap-2.xml']).toContain(`${entries(['/c'])}</urlset>`);
    const small = sitemap(pages, { addresses: 50_000, bytes: 300 });
    expect(Object.keys(small).length).toBeGreaterThan(2);
    for (const text of Object.values(small).slice(1)) expect(text.length).toBeLessThanOrEqual(300);
  });

  test('holds 50 000 addresses, and no more', () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ route: `/p${index}` }));
    expect(Object.keys(sitemap(pages.slice(1)))).toEqual(['sitemap.xml']);
    expect(Object.keys(sitemap(pages))).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  });
});

describe('robots.txt', () => {
  test('names the sitemap below what its author wrote', () => {
    expect(robotsText(undefined, site)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`);
    expect(robotsText('User-agent: *\nDisallow: /a\n', site)).toBe(
      `User-agent: *\nDisallow: /a\n\nSitemap: ${site}sitemap.xml\n`,
    );
    expect(robotsText('', site)).toBe(`Sitemap: ${site}sitemap.xml\n`);
  });

  test('stays as it is where it names one', () => {
    const own = 'SITEMAP : https://a.example/own.xml\n';
    expect(robotsText(own, site)).toBe(own);
  });
});

describe('a built site', () => {
  const built = async (files: Readonly<Record<string, string>>): Promise<(name: string) => string> => {
    const root = folderWith({ ...smallSite, ...files });
    expect(await runHere(['build', '--root', root])).toMatchObject({ code: 0 });
    return (name) => readFileSync(join(root, 'dist', name), 'utf8');
  };

  test('has a sitemap without drafts and the not-found page, and robots.txt leads to it', async () => {
    const read = await built({ 'pages/soon.yaml': `draft: true\n${page('Soon')}` });
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
    expect(addresses.map((address) => new URL(address ?? '').pathname)).toEqual(['/', '/about/team']);
    expect(read('robots.txt')).toContain(`Sitemap: ${addresses[0]}sitemap.xml\n`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(read('about/team.html'))?.[1];
    expect(addresses).toContain(canonical);
  });

  test("keeps its author's own sitemap, and adds a line to their robots.txt", async () => {
    const own = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
    const read = await built({ 'public/sitemap.xml': own, 'public/robots.txt': 'User-agent: *\nDisallow: /x\n' });
    expect(read('sitemap.xml')).toBe(own);
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/x\n\nSitemap: https:\/\/.*\/sitemap\.xml\n$/);
  });
});

test('the development server makes them as the build does', () => {
  const plan = planOf([{ route: '/' }]);
  const files = servedFiles(addressesOf(plan, new Set()));
  const [output = '', about = ''] = files.get('robots.txt') ?? [];
  const made = madeBy(output, { plan, own: new Map() } as unknown as Materials, about);
  expect(made).toContain(`Sitemap: ${site}sitemap.xml`);
  expect(files.has('old.html')).toBe(false);
});
