import { readFile } from 'node:fs/promises';
import { test as base } from 'playwright/test';

/** Where the pictures of the sites come from. No test asks the real host. */
export const photoHost = 'https://images.unsplash.com/**';

/** Playwright's test, with a stand-in for the photo host. A test's own `page.route` goes before it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const body = await readFile('tests/e2e/photo.png');
    await context.route(photoHost, (route) => route.fulfill({ body, contentType: 'image/png' }));
    await use(context);
    // What a test answers itself may be asked for again as the test ends, and would fail in the next one.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
