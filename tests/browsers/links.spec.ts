import { expect } from 'playwright/test';
import { docsPage } from '../e2e/sites.ts';
import { block, documentTitle, text } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const mark = (visitor: Visitor): Promise<void> =>
  visitor.run(() => document.documentElement.toggleAttribute('data-marked', true)).then(() => undefined);
const isMarked = (visitor: Visitor): Promise<boolean> =>
  visitor.run(() => document.documentElement.hasAttribute('data-marked'));
const scrollTo = (visitor: Visitor, top: number): Promise<void> =>
  visitor.run((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (visitor: Visitor): Promise<number> => visitor.run(() => Math.round(scrollY));
const title = (visitor: Visitor): Promise<string> => visitor.run(() => document.title);

/** Runs in the page: whether the place that the address names is at the top of the window, clear of the header. */
const isAtPlace = (): boolean => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const top = place?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < 150;
};

for (const isTakenOver of [false, true]) {
  test(`links to places of a page, Back and Forward lead to where they did: ${isTakenOver ? 'app' : 'document'}`, async ({
    visitor,
  }) => {
    await visitor.resize(1440, 900);
    await visitor.visit(docsPage);
    if (isTakenOver) await visitor.takeOver();
    await mark(visitor);
    const hashes = await visitor.run(() =>
      [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href') ?? ''),
    );
    const hash = hashes.at(-2) ?? '';
    await visitor.click(`main a[href="${hash}"]`);
    await visitor.isAt(new RegExp(`${hash}$`));
    await expect.poll(() => visitor.run(isAtPlace)).toBe(true);
    await visitor.takeOver();
    await visitor.settle();
    const there = await scrolled(visitor);
    await visitor.back();
    await visitor.isAt(new RegExp(`${docsPage}$`));
    await expect.poll(() => scrolled(visitor)).toBeLessThan(there / 2);
    await visitor.settle();
    await visitor.forward();
    await visitor.isAt(new RegExp(`${hash}$`));
    await expect.poll(() => visitor.run(isAtPlace)).toBe(true);
    expect(await isMarked(visitor)).toBe(true);
  });
}

test('an address with a place leads there, clear of the header', async ({ visitor }) => {
  await visitor.resize(390, 844);
  const id = text(block(at.home, 'card-grid'), 'id');
  await visitor.visit(`/#${id}`);
  await expect.poll(() => visitor.run(isAtPlace)).toBe(true);
});

test('five pages by links, and back by Back: each at its top, then where it was left', async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.visit(at.home);
  await visitor.takeOver();
  await mark(visitor);
  const left: { route: string; top: number }[] = [];
  const ways = [at.services, at.cloud, at.about, at.contact] as const;
  for (const [index, way] of ways.entries()) {
    await scrollTo(visitor, 300 + 50 * index);
    left.push({ route: [at.home, ...ways][index] ?? '', top: await scrolled(visitor) });
    // Not with the pointer, which has to scroll to it.
    await visitor.run((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), way);
    await visitor.isAt(new RegExp(`${way}$`));
    await expect.poll(() => title(visitor)).toBe(documentTitle(way));
    await visitor.isOn('main h1');
    expect(await scrolled(visitor)).toBe(0);
  }
  for (const { route, top } of left.toReversed()) {
    await visitor.back();
    await visitor.isAt(new RegExp(`${route}$`));
    await expect.poll(() => title(visitor)).toBe(documentTitle(route));
    await visitor.isOn('main h1');
    await expect.poll(() => scrolled(visitor)).toBe(top);
    await visitor.sees(['#announcer', documentTitle(route)]);
  }
  await visitor.forward();
  await expect.poll(() => title(visitor)).toBe(documentTitle(at.services));
  await expect.poll(() => scrolled(visitor)).toBe(left[1]?.top);
  expect(await isMarked(visitor)).toBe(true);
});
