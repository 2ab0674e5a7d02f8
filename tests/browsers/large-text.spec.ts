import { expect } from 'playwright/test';
import { at, linked } from '../own-site/specification/addresses.ts';
import { brokenWords } from './broken-words.ts';
import { test, usual } from './test.ts';

test.use({ settings: { ...usual, dark: true, largeText: true } });

for (const route of [at.home, at.about, at.contact, linked.community]) {
  test(`with letters twice as large nothing is wider than a phone, and no short word is broken: ${route}`, async ({
    visitor,
  }) => {
    await visitor.resize(390, 844);
    await visitor.visit(route);
    expect.soft(await visitor.run(() => document.documentElement.scrollWidth)).toBe(390);
    expect.soft(await visitor.run(brokenWords, '#root', 9)).toEqual([]);
    // The site's name stays in the header, whose ground is behind it.
    const bar = await visitor.boxOf('header');
    const name = await visitor.boxOf('header .bar > a');
    expect(name?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
}
