import { expect, type Page } from 'playwright/test';
import { sites } from './sites.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

test.use({ baseURL: sites.photos.url });

const titles = (page: Page) => page.locator('main li').getByRole('heading').filter({ visible: true });
const chip = (page: Page, words: string) => page.locator('label').filter({ hasText: new RegExp(`^${words}$`) });
const all = ['First bowls', 'Tea for two', 'Tall vases', 'Glazes of ash', 'Café cups'];

test('a choice shows what fits, stands in the address, and ends with Back', async ({ page }) => {
  await page.goto('/classes?from=letter');
  await expect(titles(page)).toHaveText(all);
  await expect(page.getByRole('link', { name: 'beginner' })).toBeHidden();
  // By keyboard, and before anything of the app is there.
  await page.getByRole('checkbox', { name: 'beginner' }).press('Space');
  await expect(titles(page)).toHaveText(['First bowls', 'Tea for two', 'Café cups']);
  await expect(page.getByRole('status')).toHaveText('3 of 5');
  await takeOver(page);
  await chip(page, 'Tuesday').click();
  await chip(page, 'Monday').click();
  await expect(titles(page)).toHaveText(['First bowls', 'Café cups']);
  await expect(page).toHaveURL(/\?from=letter&level=beginner&day=monday&day=tuesday$/);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Café cups']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(titles(page)).toHaveText(all);
  await expect(page).toHaveURL(/\?from=letter$/);
});

test('who comes to the address of a choice sees that, and so does who comes back to it', async ({ page }) => {
  await page.goto('/classes?level=advanced&find=GLAZ');
  await expect(titles(page)).toHaveText(['Glazes of ash']);
  await page.getByRole('searchbox').fill('cafe');
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Nothing here fits your choice.');
  await chip(page, 'advanced').click();
  await expect(titles(page)).toHaveText(['Café cups']);
  await takeOver(page);
  await page.getByRole('link', { name: 'The workshop' }).click();
  await expect(page).toHaveURL(/\/workshop$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?find=cafe$/);
  await expect(titles(page)).toHaveText(['Café cups']);
});

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is complete, and values lead to their pages', async ({ page }) => {
    await page.goto('/classes?level=advanced');
    await expect(titles(page)).toHaveText(all);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'beginner' }).click();
    await expect(page).toHaveURL(/\/classes\/beginner$/);
    await expect(titles(page)).toHaveText(['First bowls', 'Tea for two', 'Café cups']);
  });
});
