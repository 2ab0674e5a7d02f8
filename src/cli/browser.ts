import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';
import { Failure, reasonOf } from '../builder/failure.ts';
import { installedFor } from '../builder/installed.ts';
import { say } from '../diagnostics/messages/say.ts';
import { manager } from '../diagnostics/run-by.ts';
import type { Io } from './command.ts';

/** Where systems have Chromium. Playwright knows where they have Chrome and Edge, and what it has installed itself. */
const PROGRAMS = [
  // The same engine without windows. It takes about 30 % less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program that `CHROMIUM_PATH` names, or the system's Chromium; undefined if there is none. */
export function chromiumIn({ CHROMIUM_PATH: named = '' }: Io['env']): string | undefined {
  return [named, ...PROGRAMS].find((path) => existsSync(path));
}

type Wanted = { readonly root: string; readonly env: Io['env']; readonly purpose: 'blocks' | 'pictures' };

/** What drives browsers; undefined where it isn't installed. */
export const driverFor = (root: string): BrowserType | undefined =>
  installedFor(root, (load) => load('playwright-core').chromium);

/** What to do where packages aren't installed. */
export const notInstalled = (purpose: Wanted['purpose'], packages: readonly string[]): Failure =>
  new Failure(
    say('browser', {
      why: 'no-packages',
      purpose,
      packages,
      install: `${manager.addForDevelopment} ${packages.join(' ')}`,
    }),
  );

/** Starts a browser of this machine. @throws Failure where there is none, it doesn't start, or nothing that drives it is installed */
export async function launched({ root, env, purpose }: Wanted): Promise<Browser> {
  const driver = driverFor(root);
  if (driver === undefined) throw notInstalled(purpose, ['playwright-core']);
  const program = chromiumIn(env) ?? [driver.executablePath()].find((path) => existsSync(path));
  const ways = program === undefined ? [{ channel: 'chrome' }, { channel: 'msedge' }] : [{ executablePath: program }];
  // Chromium refuses to run as root in its sandbox. Who ends a command is heard by the command.
  const ours = {
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
  for (const way of ways)
    try {
      return await driver.launch({ ...ours, ...way });
    } catch (error) {
      const [reason = ''] = reasonOf(error)
        .replace(/^browserType\.launch: /, '')
        .split('\n');
      if (!reason.includes('is not found'))
        throw new Failure(say('browser', { why: 'no-start', purpose, reason }), { cause: error });
    }
  throw new Failure(say('browser', { why: 'no-browser', purpose }));
}
