import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { menuEntry } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { axeViolations } from '../setup/axe.ts';
import { test } from './test.ts';

// Every page as it stands: every-page.spec.ts.

const widths = [360, 1440] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('axe finds nothing with a menu and all answers open', async ({ page }) => {
        await page.goto(at.contact);
        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) {
            each.removeAttribute('name');
            each.setAttribute('open', '');
          }
        });
        if (width < 1024) await page.locator('summary[aria-label=Menu]').click();
        await page.locator('header nav:visible summary', { hasText: menuEntry(at.services).label }).click();
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}

test('what axe cannot judge by itself: text over the terraces is readable', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(at.home);
    const { incomplete } = await new AxeBuilder({ page })
      .options({ runOnly: ['color-contrast'], resultTypes: ['incomplete'] })
      .setLegacyMode()
      .analyze();
    const unreadable = incomplete
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ any }) => any)
      .filter(
        ({ data }) => typeof data?.contrastRatio === 'number' && data.contrastRatio > 0 && data.contrastRatio < 4.5,
      );
    expect(unreadable).toEqual([]);
  }
});
