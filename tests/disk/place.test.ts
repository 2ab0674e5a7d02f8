import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cachePlace } from '../../src/disk/cache/place.mjs';

test('what is kept lies in the packages of whoever has the builder', () => {
  expect(cachePlace(resolve('/work/sitewright'))).toBe(resolve('/work/sitewright/node_modules/.cache'));
  expect(cachePlace(resolve('/bakery/node_modules/sitewright'))).toBe(resolve('/bakery/node_modules/.cache'));
});
