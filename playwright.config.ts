import { defineConfig } from 'playwright/test';
import { sites } from './tests/e2e/sites.ts';
import { chromiumFlags, findChromium } from './tests/setup/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 60_000,
  fullyParallel: true,
  reporter: 'list',
  use: {
    ...(executablePath === undefined ? {} : { launchOptions: { executablePath, args: chromiumFlags } }),
    baseURL: sites.root.url,
  },
  // Each site is built and served by the commands a person would use.
  webServer: Object.values(sites).map(({ content, out, port, url }) => ({
    command: `npm run -s build -- --root ${content} --out ${out} && npm run -s preview -- --root ${content} --out ${out} --port ${port}`,
    url,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
