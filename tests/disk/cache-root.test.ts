import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cacheRootOf } from '../../src/disk/cache/cache-root.mjs';

test('what is kept lies in the packages of whoever has the builder', () => {
  expect(cacheRootOf(resolve('/work/sitewright'))).toBe(resolve('/work/sitewright/node_modules/.cache'));
  expect(cacheRootOf(resolve('/bakery/node_modules/sitewright'))).toBe(resolve('/bakery/node_modules/.cache'));
});
