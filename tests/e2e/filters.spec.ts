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

test('two lists of a page have names of their own, and what is folded up opens for what is found in it', async ({
  page,
}) => {
  await page.goto('/open');
  await expect(page.locator('search')).toHaveCount(3);
  const names = ['By level', 'By day', 'Dates'].map((title) => `Choose from this list: ${title}`);
  for (const [at, name] of names.entries()) await expect(page.locator('search').nth(at)).toHaveAccessibleName(name);
  const dates = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dates' }) });
  await dates.getByRole('searchbox').fill('kiln day');
  await expect(dates.getByRole('status')).toHaveText('1 of 4');
  await expect(dates.getByRole('link', { name: 'Kiln day of the past' })).toBeVisible();
  await dates.getByRole('searchbox').fill('open kiln');
  await expect(dates.getByText('Open kiln')).toBeVisible();
  await expect(dates.getByText('Past dates')).toBeHidden();
  // The button goes, and the focus stays in the list.
  await dates.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(dates.getByRole('status')).toBeFocused();
  await expect(dates.getByRole('status')).toHaveText('4 of 4');
  await expect(dates.getByText('Past dates')).toBeVisible();
  await expect(dates.getByText('Kiln day of the past')).toBeHidden();
});

test('a choice and a place in one address lead to both, and nothing else is seen before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const look = (): void => {
      const list = document.querySelectorAll('[data-list]')[1];
      const isSeen = list !== undefined && getComputedStyle(list).visibility === 'visible';
      if (isSeen && list.querySelector(':scope > [hidden]') === null) document.documentElement.dataset.wrong = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/open?block-3-day=monday#block-4');
  await expect(page.locator('#block-3 [data-list] > :not([hidden])')).toHaveCount(2);
  const top = (): Promise<number> =>
    page.locator('#block-4').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(60);
  expect(await top()).toBeLessThan(160);
  await expect(page.locator('html[data-wrong]')).toHaveCount(0);
});

test('what is of today says so before the app comes, and special hours come before the day of the week', async ({
  page,
}) => {
  await page.route('**/built/*.js', (route) => route.abort());
  const today = (): Promise<string[]> =>
    page
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows
          .filter((row) =>
            getComputedStyle(row.querySelector('dt > :last-child') ?? row, '::after').content.includes('Today'),
          )
          .map(({ textContent }) => textContent ?? ''),
      );
  await page.clock.setFixedTime(new Date(2031, 11, 24, 10));
  await page.goto('/open');
  expect(await today()).toEqual([expect.stringContaining('December 2031')]);
  await page.clock.setFixedTime(new Date(2031, 11, 27, 0, 30));
  await page.reload();
  expect(await today()).toEqual(['Saturday and SundayClosed']);
});
