/**
 * `npm run bench`: the longest task of a page at a processor four times as slow: while it loads, while React takes it
 * over, and while a visitor goes to another page. Each is the middle one of several rounds; on a busy machine all are longer,
 * so compare them with each other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from '../../src/build/build.ts';
import { startPreview } from '../../src/build/preview.ts';
import { chromiumFlags, findChromium } from '../setup/chromium.ts';

const slowness = 4;
const rounds = 5;
const routes = ['/', '/about', '/contact', '/resources/blog'];

/** The longest of the tasks since the last call, in milliseconds. Tasks under 50 ms are not told. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(1200);
  return page.evaluate(() => {
    const tasks: number[] = Reflect.get(window, 'tasks');
    return Math.round(Math.max(0, ...tasks.splice(0)));
  });
}

type Round = { readonly load: number; readonly takeover: number; readonly navigation: number };

async function measure(browser: Browser, address: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route('https://**', (route) => route.abort());
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address);
  const load = await longest(page);
  await page.mouse.move(4, 300);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => /^__react/.test(key)),
  );
  const takeover = await longest(page);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[data-page][href$="/services/cloud"]')?.click(),
  );
  await page.waitForFunction(() => location.pathname.endsWith('/services/cloud'));
  const navigation = await longest(page);
  await context.close();
  return { load, takeover, navigation };
}

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const out = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
await build({ root: '.', out: join(out, 'dist'), year: '2026', progress: () => undefined });
const server = await startPreview({ out: join(out, 'dist'), host: '127.0.0.1', port: 0, print: () => undefined });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumFlags,
});
process.stdout.write(
  `Longest task in ms, processor slowed ${slowness} times, middle of ${rounds}; 0 stands for under 50.\n`,
);
for (const route of routes) {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure(browser, server.origin + route));
  const of = (part: keyof Round): string => String(middle(all.map((each) => each[part]))).padStart(4);
  process.stdout.write(
    `${route.padEnd(16)} load ${of('load')}  takeover ${of('takeover')}  navigation ${of('navigation')}\n`,
  );
}
await browser.close();
await server.close();
rmSync(out, { recursive: true, force: true });
