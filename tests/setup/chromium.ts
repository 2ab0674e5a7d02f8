import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Flags that let Chromium run as root, without a display and without talking to its maker. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
