import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { inGroups, routes } from './sites.ts';
import { test } from './test.ts';

const widths = [360, 1440] as const;

/** Every page is looked at in both modes and at both widths, one of each at a time; these in all four combinations. */
const inAll: readonly string[] = ['/', '/contact', '/resources', '/resources/docs', '/no-such-page'];

/** Every violation in a line: rule, and where. `target-size` is off by default in axe. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      const isMain = (colorScheme === 'light') === (width === 1440);
      for (const group of inGroups(isMain ? routes : inAll)) {
        test(`axe finds nothing on ${group.join(', ')}`, async ({ page }) => {
          for (const route of group) {
            await page.goto(route);
            expect.soft(await violations(page), route).toEqual([]);
          }
        });
      }

      test('axe finds nothing with a menu and all answers open', async ({ page }) => {
        await page.goto('/contact');
        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) {
            each.removeAttribute('name');
            each.setAttribute('open', '');
          }
        });
        if (width < 1024) await page.locator('summary[aria-label=Menu]').click();
        await page.locator('header nav:visible summary', { hasText: 'Services' }).click();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test('what axe cannot judge by itself: text over the terraces is readable', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const { incomplete } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    const unreadable = incomplete
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ any }) => any)
      .filter(
        ({ data }) => typeof data?.contrastRatio === 'number' && data.contrastRatio > 0 && data.contrastRatio < 4.5,
      );
    expect(unreadable).toEqual([]);
  }
});
