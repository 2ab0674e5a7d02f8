import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What a page wanted to do and its policy did not allow, from the first moment on. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => violations.push(words));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI, sample }) =>
      Reflect.get(window, 'tellViolation')(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** Every violation that axe finds in a line: rule, and where. `target-size` is off by default in axe. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    // For pages without frames: it needs no tab of its own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
