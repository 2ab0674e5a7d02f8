import { expect, type Page } from 'playwright/test';

/** What went wrong while a page was open: console errors and warnings, exceptions, requests that failed. */
export type Noise = { readonly lines: string[] };

/**
 * Whether the script is Playwright's that sets a page's clock. Now and then it stays behind in a context that is used again after a
 * test with a clock, and finds none. Scripts of ours have an address.
 */
const isOfClock = ({ message, stack = '' }: Error): boolean =>
  message.endsWith("(reading 'controller')") && !/https?:/.test(stack);

/**
 * Listens to a page from now on.
 * @param expected status codes that this test asks for on purpose
 */
export function listen(page: Page, expected: readonly number[] = []): Noise {
  const lines: string[] = [];
  page.on('console', (message) => {
    const isExpected = expected.some((status) => message.text().includes(`status of ${status}`));
    if (['error', 'warning'].includes(message.type()) && !isExpected) lines.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isOfClock(error)) lines.push(error.stack ?? String(error));
  });
  page.on('requestfailed', (request) => {
    // What is still on its way when the test goes to another page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lines.push(`failed: ${request.url()}`);
  });
  return { lines };
}

export function expectQuiet(noise: Noise): void {
  expect(noise.lines).toEqual([]);
}
