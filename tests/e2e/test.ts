import { readFile } from 'node:fs/promises';
import { type Browser, test as base } from 'playwright/test';
import { leavePointerOut } from '../setup/chromium.ts';

/** Where the pictures of the sites come from. No test asks the real host. */
export const photoHost = 'https://images.unsplash.com/**';

/**
 * Answers for the photo host, in all tabs of a browser. It asks about nothing else: with a route of Playwright's it would ask about
 * every request, and keep none of what it has fetched.
 */
async function standIn(browser: Browser): Promise<void> {
  const body = await readFile('tests/e2e/photo.png', 'base64');
  const responseHeaders = [{ name: 'Content-Type', value: 'image/png' }];
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // Nobody waits for the pictures of a page that is gone.
    devtools
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: photoHost.replace('**', '*') }] });
}

/** Playwright's test, with a stand-in for the photo host. A test's own `page.route` goes before it. */
export const test = base.extend<object, { photos: undefined }>({
  photos: [
    async ({ browser }, use) => {
      await standIn(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    await leavePointerOut(context);
    await use(context);
    // What a test answers itself may be asked for again as the test ends, and would fail in the next one.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
