import { expect, test } from 'vitest';
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
