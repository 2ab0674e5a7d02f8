import { defineConfig } from 'playwright/test';
import { sites } from './tests/e2e/sites.ts';
import { findChromium, undrawn } from './tests/setup/chromium.ts';
import { workers } from './tests/setup/workers.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: process.env.CI !== undefined,
  workers: workers(),
  timeout: 120_000,
  // On a busy machine what is waited for may take long; what never comes takes longer.
  expect: { timeout: 15_000 },
  fullyParallel: true,
  reporter: 'list',
  globalSetup: './tests/e2e/serve.ts',
  use: {
    // Playwright empties a context after a test, which takes a fraction of what another one does.
    reuseContext: true,
    ...(executablePath === undefined ? {} : { launchOptions: { executablePath, args: undrawn } }),
    // Known to the processes that run the tests, which read this again.
    baseURL: sites.root.url,
  },
});
