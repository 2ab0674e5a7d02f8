import { expect } from 'playwright/test';
import { sites } from './sites.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

test.use({ baseURL: sites.photos.url });

/** Makes a list of five a long one of 1,000. React looks at it no more. */
function lengthen(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-filters]');
  const list = document.querySelector('[data-list]');
  if (form === null || list === null) throw new Error('There is no list.');
  form.dataset.filters = Array<string>(200)
    .fill(form.dataset.filters ?? '')
    .join(';');
  form.closest('search')?.toggleAttribute('data-long', true);
  const items = [...list.children];
  for (let copies = 1; copies < 200; copies += 1) list.append(...items.map((item) => item.cloneNode(true)));
}

/** Taps on a value. @returns how many items are shown or hidden for each picture from then on, what is said in the first, and how many cards are laid out then */
async function tapped(value: string): Promise<{ changes: number[]; said: string | undefined; laidOut: number }> {
  const picture = (): Promise<void> =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage('');
      }),
    );
  const list = document.querySelector('[data-list]');
  const heard: MutationRecord[] = [];
  const changed = (): number => heard.splice(0).length;
  const observer = new MutationObserver((records) => heard.push(...records));
  if (list !== null) observer.observe(list, { attributes: true, subtree: true });
  document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
  await picture();
  const changes = [changed()];
  const said = document.querySelector('output')?.textContent;
  const cards = [...(list?.children ?? [])];
  const laidOut = cards.filter((card) =>
    card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  ).length;
  for (let pictures = 1; pictures < 20; pictures += 1) {
    await picture();
    changes.push(changed());
  }
  return { changes, said, laidOut };
}

// What the time of a choice follows from, on any machine: decision 66.
test('a choice from 1,000 cards changes what is in the window, and the rest in parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/classes');
  await takeOver(page);
  await page.evaluate(lengthen);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const passes = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.reduce(
      (sum, { name, value }) => (/^(LayoutCount|RecalcStyleCount)$/.test(name) ? sum + value : sum),
      0,
    );
  };
  for (const [said, all] of [
    ['600 of 1,000', 400],
    ['1,000 of 1,000', 400],
  ] as const) {
    const before = await passes();
    const { changes, laidOut, ...found } = await page.evaluate(tapped, 'beginner');
    const [first = 0, ...others] = changes;
    expect(found.said).toBe(said);
    expect(changes.reduce((sum, each) => sum + each)).toBe(all);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(30);
    expect(Math.max(...others)).toBeLessThanOrEqual(200);
    expect(laidOut).toBeLessThan(30);
    // Of style and layout, for 20 pictures: not one for each card.
    expect((await passes()) - before).toBeLessThan(100);
  }
});

test('rows of a long table on a phone are laid out by themselves, in the columns that all of them make', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/glazes');
  const table = page.getByRole('table');
  const boxes = () =>
    table
      .locator('tr')
      .evaluateAll((rows) =>
        rows.slice(0, 3).map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().width))),
      );
  const before = await boxes();
  const height = (await table.boundingBox())?.height ?? 0;
  await takeOver(page);
  await expect(table).toHaveAttribute('data-fixed');
  expect(await boxes()).toEqual(before);
  expect((await table.boundingBox())?.height).toBeCloseTo(height, -1);
  await page.getByRole('searchbox').fill('matt');
  await expect(page.getByRole('status')).toHaveText('47 of 70');
  expect(await boxes()).toEqual(before);
  const laidOut = await table
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(laidOut).toBeLessThan(40);
  // Turned, it has other columns.
  await page.setViewportSize({ width: 700, height: 390 });
  await expect(table).not.toHaveAttribute('data-fixed');
  expect(await boxes()).not.toEqual(before);
});

test('marks on a map go with their places, and lead to them', async ({ page }) => {
  await page.goto('/places');
  const marks = page.getByRole('group', { name: 'Map' }).getByRole('link');
  const names = () => marks.locator('title').allTextContents();
  await expect(marks).toHaveCount(2);
  expect(await names()).toEqual(['2 places: 1, 2', '3. Shop in Fulford']);
  await page.getByRole('searchbox').fill('shop in york');
  await expect(marks).toHaveCount(1);
  expect(await names()).toContain('2. Shop in York');
  await marks.press('Enter');
  await expect(page).toHaveURL(/#shops\.2$/);
  await expect(page.locator(':target')).toContainText('12 Walmgate, York');
});
