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
