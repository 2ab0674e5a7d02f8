import { expect } from 'playwright/test';
import { documentOf } from '../e2e/html.ts';
import { inGroups, missing, routes } from '../e2e/sites.ts';
import { mostVaried } from '../e2e/variety.ts';
import { brokenWords } from './broken-words.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

/*
 * Whatever a page reports fails the test (`test.ts`). Pages that together have every block, field and variant are loaded. The others show
 * other words in the same blocks, and are reached by a link. For Chromium, this is in tests/e2e/every-page.spec.ts.
 */

/** Whether the browser may fetch another page ahead. */
const namesNext = (route: string): boolean => documentOf(route).includes('rel="next"');

async function load(visitor: Visitor, route: string): Promise<void> {
  await visitor.visit(route);
  await visitor.takeOver();
  await visitor.settle();
}

/** Goes on from a page that is taken over. */
async function follow(visitor: Visitor, route: string): Promise<void> {
  await visitor.run((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.dataset.page = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
  await visitor.isAt(new RegExp(`${route}$`));
  await visitor.isOn('main h1');
}

for (const group of inGroups(routes.filter((route) => route !== missing))) {
  test(`on a phone reports nothing, is as wide as the window and breaks no word that would fit: ${group.join(', ')}`, async ({
    visitor,
  }) => {
    await visitor.resize(390, 844);
    const varied = mostVaried(routes);
    for (const [index, route] of group.entries()) {
      const isOpened = index === 0 || varied.has(route) || namesNext(route);
      await (isOpened ? load : follow)(visitor, route);
      expect.soft(await visitor.run(() => document.documentElement.scrollWidth), route).toBe(390);
      expect.soft(await visitor.run(brokenWords, 'h1, h2, h3, h4, th, td', 14), route).toEqual([]);
    }
  });
}

test.describe('photos of another host', () => {
  test.use({ site: 'photos' });
  test('nothing is reported', async ({ visitor }) => {
    await visitor.resize(390, 844);
    for (const route of ['/', '/classes', '/glazes', '/places', '/workshop']) await load(visitor, route);
  });
});
