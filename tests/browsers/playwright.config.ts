import { defineConfig } from 'playwright/test';
import { workers } from '../setup/workers.ts';
import { type EngineName, foundEngines } from './engines.ts';
import type { Options } from './test.ts';

/** Tests that open the same page in all engines. */
const together = ['pictures.spec.ts'];

/** Tests that an engine doesn't run. */
const leftOut: Readonly<Record<EngineName, readonly string[]>> = {
  // tests/e2e/every-page.spec.ts does that.
  chromium: ['every-page.spec.ts'],
  firefox: [],
  // It prints nothing without asking.
  webkit: ['paper.spec.ts'],
};

/** What a visitor does, in each engine of this machine. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/sitewright-journeys',
  forbidOnly: process.env.CI !== undefined,
  workers: workers(),
  timeout: 120_000,
  // On a busy machine what is waited for may take long; what never comes takes longer.
  expect: { timeout: 15_000 },
  // For a browser that ends by itself (`tests/setup/playwright-report.ts`): any other test that passes only then has failed.
  retries: 1,
  reporter: 'list',
  globalSetup: '../e2e/serve.ts',
  projects: foundEngines().flatMap((engineName) => [
    // Each is compared with Chromium. It comes first, because these take longest.
    ...(engineName === 'chromium' ? [{ name: 'together', testMatch: together, use: { engineName } }] : []),
    { name: engineName, testIgnore: [...together, ...leftOut[engineName]], use: { engineName } },
  ]),
});
