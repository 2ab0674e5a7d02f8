import { expect, test } from 'vitest';
import type { Places } from '../../src/content/check/contents.ts';
import { KnownAddresses } from '../../src/content/check/known-addresses.ts';
import { meantAddress } from '../../src/content/check/nearest-address.ts';

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

const places = (pages: readonly string[], files: readonly string[] = []): Places => ({
  pages: new Map(pages.map((route) => [route, { file: `pages${route}.yaml`, content: undefined }])),
  lists: new Map(),
  publicFiles: new Set(files),
  pdfs: new Map(),
  redirects: new Set(),
  planned: new Set(),
  misnamed: new Map(),
  renamed: new Map(),
  url: undefined,
  redirectList: 'none',
  language: undefined,
  isComplete: true,
  unread: [],
});

test.each([
  ['/about', ['/about-us'], '/about-us'],
  ['/team', ['/company/team'], '/company/team'],
  ['/our-bread', ['/bread', '/jobs'], '/bread'],
  ['/bread', ['/bread-courses', '/bread-shop'], undefined],
  ['/team', ['/jobs'], undefined],
])('a page that was at %s is looked for among %j', (path, pages, meant) => {
  expect(new KnownAddresses(places(['/', ...pages]), () => new Set()).meant(path)?.address).toBe(meant);
});

test('only a page that nothing leads to was renamed, and only to other words', () => {
  const known = new KnownAddresses(places(['/', '/about-us', '/contact', '/jobs']), () => new Set(['/jobs']));
  const isMoved = (path: string, address: string): boolean => known.isMoved(path, { address, isSure: true });
  expect(isMoved('/about', '/about-us')).toBe(true);
  expect(isMoved('/open-jobs', '/jobs')).toBe(false);
  expect(isMoved('/contcat', '/contact')).toBe(false);
  expect(isMoved('/Contact.html', '/contact')).toBe(false);
});

test('a file is found by its name, and is sure if there is one', () => {
  const known = new KnownAddresses(places(['/'], ['/files/menu.pdf', '/a/plan.pdf', '/b/plan.pdf']), () => new Set());
  expect(known.meant('/menu.pdf')).toEqual({ address: '/files/menu.pdf', isSure: true });
  expect(known.meant('/plan.pdf')).toEqual({ address: '/a/plan.pdf', isSure: false });
  expect(known.meant('/price.pdf')).toBeUndefined();
});
