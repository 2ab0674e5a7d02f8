import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, noChromium } from './chromium.ts';

type Attempt = readonly [command: string, ...args: string[]];

const attempts: readonly Attempt[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ...(process.getuid?.() === 0
    ? ([
        ['apt-get', 'update', '-qq'],
        ...['chromium-headless-shell', 'chromium'].map(
          (name): Attempt => ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
        ),
      ] satisfies readonly Attempt[])
    : []),
];

/** Gets a Chromium if the machine has none: Playwright's own, or Debian's where we may install packages. */
function ensureChromium(): boolean {
  for (const [command, ...args] of attempts) {
    if (findChromium() !== undefined) return true;
    process.stdout.write(`No Chromium here yet. Trying: ${command} ${args.join(' ')}\n`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  }
  return findChromium() !== undefined;
}

/** Letters that are as wide as those of most systems: what tests say of lines and pages is about them. */
const FONT = '/usr/share/fonts/truetype/liberation';

/** Gets them where packages of Debian may be installed. */
function ensureFont(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || existsSync(FONT)) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
}

if (ensureChromium()) ensureFont();
else {
  process.stderr.write(`${noChromium}\n`);
  process.exit(1);
}
