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
