import { expect, test } from 'vitest';
import { isMoved, meantAddress, meantOnSite } from '../../src/content/check/addresses.ts';
import type { SiteIndex } from '../../src/content/check/site-index.ts';
import { readFiles } from '../../src/content/load/load.ts';
import { siteIndexOf } from '../../src/content/load/site-index.ts';
import { goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const known = ['/', '/about', '/docs', '/pricing', '/products/enterprise', '/services/cloud'];

test.each([
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/pages/about.yaml', '/about'],
  ['/abuot', '/about'],
  ['/doc', '/docs'],
  ['/dosc', '/docs'],
  ['/prices', '/pricing'],
  ['/products/enterprize', '/products/enterprise'],
  ['/jobs', undefined],
  ['/dogs', '/docs'],
  ['/cats', undefined],
  ['/team', undefined],
])('somebody who wrote %s meant %s', (path, meant) => {
  expect(meantAddress(path, known)?.address).toBe(meant);
});

/** A site with pages at some addresses, and files in public/. @param links of its home page */
async function siteOf(
  pages: readonly string[],
  { files = [], links = [] }: { readonly files?: readonly string[]; readonly links?: readonly string[] } = {},
): Promise<SiteIndex> {
  const disk = memoryDisk({
    'site.yaml': `${goodSite}nav: { items: [${links.map((href) => `{ label: To, href: ${href} }`).join(', ')}] }\n`,
    'pages/index.yaml': pageCalled('Home'),
    ...Object.fromEntries(pages.map((route) => [`pages${route}.yaml`, pageCalled(route)])),
    ...Object.fromEntries(files.map((file) => [`public${file}`, '%PDF-1.4\n'])),
  });
  return siteIndexOf(await readFiles(disk));
}

test.each([
  ['/about', ['/about-us'], '/about-us'],
  ['/team', ['/company/team'], '/company/team'],
  ['/our-bread', ['/bread', '/jobs'], '/bread'],
  ['/bread', ['/bread-courses', '/bread-shop'], undefined],
  ['/team', ['/jobs'], undefined],
])('a page that was at %s is looked for among %j', async (path, pages, meant) => {
  expect((await siteOf(pages)).derived(meantOnSite, path)?.address).toBe(meant);
});

test('only a page that nothing leads to was renamed, and only to other words', async () => {
  const site = await siteOf(['/about-us', '/contact', '/jobs'], { links: ['/jobs'] });
  const wasMoved = (path: string, address: string): boolean => isMoved(path, { address, isSure: true }, site);
  expect(wasMoved('/about', '/about-us')).toBe(true);
  expect(wasMoved('/open-jobs', '/jobs')).toBe(false);
  expect(wasMoved('/contcat', '/contact')).toBe(false);
  expect(wasMoved('/Contact.html', '/contact')).toBe(false);
});

test('a file is found by its name, and is sure if there is one', async () => {
  const site = await siteOf([], { files: ['/files/menu.pdf', '/a/plan.pdf', '/b/plan.pdf'] });
  expect(site.derived(meantOnSite, '/menu.pdf')).toEqual({ address: '/files/menu.pdf', isSure: true });
  expect(site.derived(meantOnSite, '/plan.pdf')).toEqual({ address: '/a/plan.pdf', isSure: false });
  expect(site.derived(meantOnSite, '/price.pdf')).toBeUndefined();
});
