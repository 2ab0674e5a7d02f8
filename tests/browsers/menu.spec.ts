import { expect } from 'playwright/test';
import { documentTitle, menuEntry, settings, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { test } from './test.ts';
import type { Thing } from './visitor.ts';

const products = menuEntry(at.products);
const services = menuEntry(at.services);
const solutions = menuEntry(at.solutions);
const contact = menuEntry(at.contact);
type Entry = typeof products;

/** What opens an entry of the menu. */
const opener = ({ label }: Entry): Thing => ['header nav summary', label];
/** A link below an entry of the menu. */
const below = ({ items }: Entry, index = -1): Thing => `header nav a[href="${items.at(index)?.href}"]`;
const open = 'header nav details[open]';

const sheet = 'header nav';
const menuButton = `summary[aria-label="${word('menu')}"]`;
const heading = 'main h1';

test.describe('the menu of a wide window', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.resize(1440, 900);
    await visitor.visit(at.home);
  });

  test('by mouse: one list is open at a time, and a click elsewhere closes it', async ({ visitor }) => {
    await visitor.click(opener(services));
    await visitor.sees(below(services));
    await visitor.click(opener(solutions));
    await visitor.sees(below(solutions));
    await visitor.misses(below(services));
    await visitor.clickAt(20, 700);
    await visitor.misses(below(solutions));
    await visitor.click(opener(services));
    await visitor.click(below(services));
    await visitor.isAt(new RegExp(`${services.items.at(-1)?.href}$`));
    await visitor.misses(open);
  });

  test('by keys: Enter opens, Tab goes in, Escape closes, and leaving closes', async ({ visitor }) => {
    await visitor.focus(opener(products));
    await visitor.press('Enter');
    await visitor.sees(below(products, 0));
    await visitor.press('Tab');
    await visitor.isOn(below(products, 0));
    await visitor.press('Escape');
    await visitor.misses(below(products, 0));
    await visitor.isOn(opener(products));
    await visitor.press('Space');
    await visitor.sees(open);
    // Past its entries, and the link to all of them.
    for (let step = 0; step < products.items.length + 2; step += 1) await visitor.press('Tab');
    await visitor.misses(open);
  });

  test('after a click on its words or its arrow, Tab goes on into the list', async ({ visitor }) => {
    for (const part of ['', ' svg']) {
      await visitor.visit(at.home);
      const box = await visitor.boxOf(part === '' ? opener(services) : [`header nav summary${part}`, '']);
      if (box === null) throw new Error('There is no such entry.');
      await visitor.clickAt(box.x + (part === '' ? 12 : box.width / 2), box.y + box.height / 2);
      await visitor.sees(open);
      await visitor.press('Tab');
      await visitor.isOn(`${open} a`);
    }
  });

  test('every stop of the Tab key can be seen, and shows that it has the focus', async ({ visitor }) => {
    await visitor.visit(at.contact);
    const seen: string[] = [];
    for (;;) {
      await visitor.press('Tab');
      const stop = await visitor.run(focused);
      // Behind the last, or at the first again.
      if (stop === null || stop.name === seen[0]) break;
      seen.push(stop.name);
      // Safari brings it into view a moment later.
      await expect.poll(() => visitor.run(focused)).toEqual({ ...stop, isOnTop: true, isMarked: true });
    }
    expect(seen.length).toBeGreaterThan(30);
    expect(seen[0]).toBe(word('skipLink'));
  });

  test('the first Tab offers to skip to the content, and Tab goes on from a click', async ({ visitor }) => {
    await visitor.press('Tab');
    await visitor.isOn(['a', word('skipLink')]);
    await visitor.press('Enter');
    await visitor.isAt(/#main$/);
    await visitor.settle();
    await visitor.press('Tab');
    await visitor.isOn('main a');
    // After a click on a text, Tab goes on from there.
    await visitor.click('main section:last-child h2');
    await visitor.press('Tab');
    await visitor.isOn('main section:last-child a');
  });
});

/** Runs in the page: what has the focus, if anything of the page does. */
function focused(): { name: string; isOnTop: boolean; isMarked: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
  const [style, overlay] = [getComputedStyle(element), getComputedStyle(element, '::after')];
  return {
    name: element.textContent?.trim() || element.getAttribute('name') || element.localName,
    isOnTop: middle !== null && (element.contains(middle) || middle.contains(element)),
    isMarked: [style.outlineStyle, overlay.outlineStyle].some((line) => line !== 'none') || style.boxShadow !== 'none',
  };
}

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.resize(390, 844);
    await visitor.visit(at.home);
  });

  test('opens, shows all, holds the page still, and closes by its button', async ({ visitor }) => {
    await visitor.misses(sheet);
    await visitor.click(menuButton);
    await visitor.sees(sheet);
    await visitor.misses(heading);
    expect(await visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await visitor.click(opener(solutions));
    await visitor.sees(below(solutions));
    await visitor.sees([`${sheet} a`, settings.nav?.action?.label ?? '']);
    await visitor.click(menuButton);
    await visitor.misses(sheet);
    await visitor.sees(heading);
  });

  test('Tab goes from its button into it, Escape closes it', async ({ visitor }) => {
    await visitor.click(menuButton);
    await visitor.press('Tab');
    await visitor.isOn(`${sheet} :is(a, summary)`);
    await visitor.press('Escape');
    await visitor.misses(sheet);
    await visitor.isOn(menuButton);
  });

  test('is closed on the next page, and opens there again', async ({ visitor }) => {
    await visitor.click(menuButton);
    await visitor.takeOver();
    await visitor.click([`${sheet} a`, contact.label]);
    await visitor.isAt(new RegExp(`${at.contact}$`));
    await expect.poll(() => visitor.run(() => document.title)).toBe(documentTitle(at.contact));
    await visitor.misses(sheet);
    await visitor.click(menuButton);
    await visitor.sees(sheet);
  });
});
