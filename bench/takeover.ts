import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../src/builder/build-site.ts';
import { startPreview } from '../src/server/start-preview.ts';
import { at } from '../tests/own-site/specification/addresses.ts';
import { chromiumFlags, findChromium } from '../tests/setup/chromium.ts';
import { type Browser, startBrowser } from './visit/devtools.ts';
import { longestTask } from './visit/longest-task.ts';
import { tapped } from './visit/taps.ts';

/**
 * `npm run bench`: the longest task of a page at a processor four times as slow: while it loads, while React takes it
 * over, and while a visitor goes to another page; then how long the slowest tap in the first five seconds waits, of which the
 * first opens the menu and the second a group in it. Each is the middle one of several rounds.
 */

const slowness = 4;
const rounds = 5;
const routes = [at.home, at.about, at.contact, at.blog];
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** Longer than any of it takes, in milliseconds. */
const patience = 3000;

type Round = { readonly load: number; readonly takeover: number; readonly change: number };

/** Runs a script in the page. @throws Error if it gives false: the page is not what the bench is for */
async function ensure(send: (method: string, params: object) => Promise<Record<string, unknown>>, expression: string) {
  const { result } = await send('Runtime.evaluate', { expression });
  if ((result as { value?: unknown }).value !== true) throw new Error(`Not so: ${expression}`);
}

async function measure(browser: Browser, address: string): Promise<Round> {
  const tab = await browser.open();
  const { send } = tab;
  await send('Emulation.setDeviceMetricsOverride', phone);
  await send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const load = await longestTask(tab, async () => {
    await send('Page.navigate', { url: address });
    await wait(patience);
  });
  const takeover = await longestTask(tab, async () => {
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 4, y: 300 });
    await wait(patience);
  });
  await ensure(send, `Object.keys(document.querySelector('footer')).some((key) => key.startsWith('__react'))`);
  const change = await longestTask(tab, async () => {
    await ensure(send, `!document.querySelector('footer a[data-page][href$="${at.cloud}"]').click()`);
    await wait(patience);
  });
  await ensure(send, `location.pathname.endsWith('${at.cloud}')`);
  await send('Page.close');
  return { load, takeover, change };
}

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const program = findChromium();
if (program === undefined) throw new Error('There is no Chromium on this machine: see CONTRIBUTING.md.');
const out = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
await buildSite({
  root: '.',
  out: join(out, 'dist'),
  live: false,
  year: '2026',
  at: new Date(),
  progress: () => undefined,
});
const server = await startPreview({ out: join(out, 'dist'), port: 0, print: () => undefined });
const browser = startBrowser(program, chromiumFlags);
process.stdout.write(
  `Longest task in ms of processor time, slowest tap in ms, slowed ${slowness} times, middle of ${rounds}.\n`,
);
for (const route of routes) {
  const all: Round[] = [];
  const taps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await measure(browser, server.origin + route));
    taps.push(Math.max(0, ...(await tapped(program, server.origin + route))));
  }
  const of = (part: keyof Round): number => middle(all.map((each) => each[part]));
  const told = (part: keyof Round): string => of(part).toFixed(0).padStart(4);
  const ratio = (of('takeover') / of('load')).toFixed(2);
  process.stdout.write(
    `${route.padEnd(16)} load ${told('load')}  takeover ${told('takeover')} (${ratio} of load)  change of page ${told('change')}  slowest tap ${middle(taps)}\n`,
  );
}
await browser.close();
await server.close();
rmSync(out, { recursive: true, force: true });
