import { expect, type Page } from 'playwright/test';
import { type BesideMenu, entryWidth, type MenuEntry, roomForMenu } from '../../src/content/texts/header-widths.ts';
import { at } from '../own-site/specification/addresses.ts';
import { test } from './test.ts';

type Header = Omit<BesideMenu, 'hasLogo'> & { readonly button: string; readonly entries: readonly MenuEntry[] };

/** The widths of screen from which a menu can be a row. */
const bars = { xl: 1024, '2xl': 1280 } as const;
type Bar = keyof typeof bars;

/** From how many letters above the bound the menu must be too long in the browser: four of them are 36 of the 1184 pixels. */
const TOLERANCE = 4;

/** What the estimate says is left of the room; less than nothing if the menu doesn't fit. */
function spare({ name, button, entries }: Header, bar: Bar): number {
  const room = roomForMenu({ name, button, hasLogo: true }, bar);
  return entries.reduce((left, entry) => left - entryWidth(entry, bar), room);
}

/** What a browser says is left, with these words in the site's own header and the name on at most two lines. */
function measured(page: Page, header: Header): Promise<{ room: number; lines: number; overflow: number }> {
  return page.evaluate(({ name, button, entries }) => {
    const find = (selector: string, from: ParentNode = document): HTMLElement => {
      const found = from.querySelector<HTMLElement>(selector);
      if (found === null) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const bar = find('header > div');
    const brand = find('a', bar);
    const list = find('nav ul', bar);
    // The entries of the site itself: the first time they are in the menu, then they are remembered.
    const remembered: unknown = Reflect.get(window, 'menu');
    const items = Array.isArray(remembered) ? remembered : [...list.children];
    Reflect.set(window, 'menu', items);
    const plain = items.find(
      (item) => item.querySelector('details') === null && item.querySelector('[aria-current]') === null,
    );
    const opening = items.find((item) => item.querySelector('details') !== null);
    if (plain === undefined || opening === undefined) throw new Error('The menu has no entry to copy.');
    const words = (element: Element, text: string): void => {
      const node = [...element.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
      if (node === undefined) element.append(text);
      else node.textContent = text;
    };
    list.replaceChildren(
      ...entries.map(({ label, opens }) => {
        const item = (opens ? opening : plain).cloneNode(true) as Element;
        words(find(opens ? 'summary' : 'a', item), label);
        return item;
      }),
    );
    words(brand, name);
    const action = [...bar.querySelectorAll<HTMLElement>(':scope > div > a')].at(-1);
    if (action === undefined) throw new Error('There is no button.');
    words(action, button);
    const [box, menu] = [bar.getBoundingClientRect(), list.getBoundingClientRect()];
    const tools = action.parentElement?.getBoundingClientRect() ?? box;
    const range = document.createRange();
    range.selectNodeContents(brand);
    const tops = new Set(
      [...range.getClientRects()].filter(({ height }) => height < 29).map(({ top }) => Math.round(top)),
    );
    const padding = Number.parseFloat(getComputedStyle(bar).paddingRight);
    return {
      room: menu.left - brand.getBoundingClientRect().right,
      lines: tops.size,
      overflow: tools.right - (box.right - padding),
    };
  }, header);
}

const labels: Readonly<Record<string, (at: number) => string>> = {
  short: (at) => ['Bread', 'Rolls', 'Cakes', 'Shop', 'Hours', 'News', 'Jobs', 'Team'][at % 8] ?? '',
  long: (at) => ['Bread and rolls from rye', 'Wedding cakes to order', 'Where to find our shops'][at % 3] ?? '',
  wide: (at) => ['WORKSHOPS', 'MEMBERS', 'AWARDS', 'COMMON ROOM'][at % 4] ?? '',
  narrow: (at) => ['Filling', 'Billing', 'Little till', 'Fit'][at % 4] ?? '',
};

const names = { Acme: 1, 'Bakery and Confectionery Miller & Sons': 2 } as const;

/** The longest menu that fits by the estimate, and the same with some letters more. */
function bound(label: (at: number) => string, opens: boolean, name: string, bar: Bar): (more: number) => Header {
  const header = (count: number): Header => ({
    name,
    button: 'Order now',
    entries: Array.from({ length: count }, (_, at) => ({ label: label(at), opens })),
  });
  const counts = Array.from({ length: 40 }, (_, at) => at + 1);
  const most = counts.filter((count) => spare(header(count), bar) >= 0).at(-1) ?? 0;
  // The last entry is filled up letter by letter to the very bound.
  const filled = (letters: number): Header => {
    const { entries, ...rest } = header(most);
    return {
      ...rest,
      entries: entries.map((entry, at) =>
        at === most - 1 ? { ...entry, label: entry.label + 'n'.repeat(letters) } : entry,
      ),
    };
  };
  const letters = counts.filter((count) => spare(filled(count), bar) >= 0).at(-1) ?? 0;
  return (more) => filled(letters + more);
}

for (const [what, label] of Object.entries(labels)) {
  test(`the check knows how many ${what} entries fit, with sub-menus or without, beside a short name or a long one`, async ({
    page,
  }) => {
    await page.goto(at.home);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const bar of ['xl', '2xl'] as const) {
      await page.setViewportSize({ width: bars[bar], height: 720 });
      for (const opens of [false, true]) {
        for (const [name, lines] of Object.entries(names)) {
          const header = bound(label, opens, name, bar);
          const which = `${name}${opens ? ', with sub-menus' : ''} at ${bars[bar]} px`;
          const fits = await measured(page, header(0));
          expect.soft(fits.lines, `${which}: ${JSON.stringify(fits)}`).toBeLessThanOrEqual(lines);
          expect.soft(fits.overflow, `${which}: ${JSON.stringify(fits)}`).toBeLessThanOrEqual(0.5);
          const tooMany = await measured(page, header(TOLERANCE));
          expect.soft(tooMany.lines > lines || tooMany.overflow > 0, `${which}: ${JSON.stringify(tooMany)}`).toBe(true);
        }
      }
    }
  });
}
