import { spawnSync } from 'node:child_process';
import { findChromium } from '../setup/chromium.ts';
import { findProgram, install } from '../setup/packages.ts';
import { startChromium } from './engines/chromium.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebkit } from './engines/webkit.ts';
import type { Engine } from './engines/window.ts';

/** An engine that visitors have. */
type Kind = {
  /** Debian's packages of it. */
  readonly packages: readonly string[];
  /** What starts it; undefined where it isn't on this machine. */
  readonly find: () => (() => Engine) | undefined;
};

/** Whether Python can open WebKit's window (`engines/webkit-window.py`). */
const opensWebkit = (): boolean =>
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

const kinds = {
  chromium: { packages: [], find: () => (findChromium() === undefined ? undefined : startChromium) },
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const program = findProgram('firefox-esr', 'FIREFOX_PATH') ?? findProgram('firefox', 'FIREFOX_PATH');
      return program === undefined ? undefined : () => startFirefox(program);
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    find: () => {
      const driver = findProgram('WebKitWebDriver', 'WEBKIT_DRIVER_PATH');
      const screen = findProgram('Xvfb', 'XVFB_PATH');
      if (driver === undefined || screen === undefined || !opensWebkit()) return undefined;
      return () => startWebkit({ driver, screen });
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type EngineName = keyof typeof kinds;

const engineNames: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** Starts an engine. @throws Error if it isn't on this machine */
export function startEngine(name: EngineName): Engine {
  const start = kinds[name].find();
  if (start === undefined) throw new Error(`There is no ${name} on this machine.`);
  return start();
}

const missing = (): EngineName[] => engineNames.filter((name) => kinds[name].find() === undefined);

/** The engines of this machine. */
export const foundEngines = (): EngineName[] => engineNames.filter((name) => !missing().includes(name));

/** Installs the engines that a machine of CI lacks, where that is allowed. Gives a sentence for each that is still missing. */
export function ensureEngines(): string[] {
  if (process.env.CI !== undefined) install(missing().map((name) => kinds[name].packages));
  return missing().map((name) => {
    const advice =
      kinds[name].packages.length > 0 ? ` (Debian: apt-get install ${kinds[name].packages.join(' ')})` : '';
    return `${name} isn't on this machine${advice}.`;
  });
}
