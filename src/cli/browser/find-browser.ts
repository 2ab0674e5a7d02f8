import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../io.ts';

/** Where systems have Chromium, or what is made of it. */
const systemPaths = [
  // The same engine without windows. It takes about 30 % less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const testing = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

/** Where Playwright puts the browsers that it installs, and where Chromium is in each, in newer versions and older ones. */
const ofPlaywright = {
  linux: { folder: '.cache/ms-playwright', programs: ['chrome-linux64/chrome', 'chrome-linux/chrome'] },
  darwin: {
    folder: 'Library/Caches/ms-playwright',
    programs: [
      `chrome-mac-arm64/${testing}`,
      `chrome-mac-x64/${testing}`,
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  win32: { folder: 'AppData/Local/ms-playwright', programs: ['chrome-win64/chrome.exe', 'chrome-win/chrome.exe'] },
};

/**
 * The program of a browser on this machine that can be told what to do: `CHROMIUM_PATH`, the system's, or Playwright's; undefined if there is
 * none.
 */
export function findBrowser(env: Io['env']): string | undefined {
  const candidates = [env.CHROMIUM_PATH ?? '', ...systemPaths, ...installedByPlaywright()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

function installedByPlaywright(): string[] {
  const { platform } = process;
  if (platform !== 'linux' && platform !== 'darwin' && platform !== 'win32') return [];
  const { folder, programs } = ofPlaywright[platform];
  const home = join(homedir(), folder);
  if (!existsSync(home)) return [];
  const versions = readdirSync(home).filter((name) => name.startsWith('chromium-'));
  return versions
    .sort()
    .reverse()
    .flatMap((name) => programs.map((program) => join(home, name, program)));
}
