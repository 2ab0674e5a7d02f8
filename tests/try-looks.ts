import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringAxe } from './e2e/new-violations.ts';
import { widthsOf } from './e2e/widths.ts';
import { buildAllBlocks, lookNames } from './looks/all-blocks.ts';
import { type Mode, problemsOf, servedTo } from './looks/visit.ts';
import { chromiumFlags, launchChromium } from './setup/chromium.ts';

/*
 * npm run try-looks [-- FOLDER]: shows the example of every block in every look, and looks at all of them at 320, 390 and 1440 px, in light
 * and dark: what is too wide, what is cut off, what axe finds. Writes a picture of each into the folder. Ends with 1 when something is wrong.
 */
const [folder = join(tmpdir(), 'sitewright-looks')] = process.argv.slice(2);
const widths = [320, 390, 1440];
const modes: readonly Mode[] = ['light', 'dark'];
const pictures = join(folder, 'pictures');
mkdirSync(pictures, { recursive: true });

const browser = await launchChromium(chromiumFlags);
let count = 0;
for (const look of lookNames) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await bringAxe(page);
  // tsx calls it for each function that has a name, and functions that run in the browser don't find it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  const { overflowAt, restore } = await widthsOf(page);
  const url = await servedTo(page, await buildAllBlocks(join(folder, look), look), look);
  const axe = modes.flatMap((mode) => widths.map((width) => ({ width, mode, rules: 'all' as const })));
  const problems = await problemsOf(page, url, { widths, axe }, { overflowAt, judged: new Set() });
  await restore();
  for (const { width, mode } of axe) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode });
    await page.screenshot({ path: join(pictures, `${look}-${mode}-${width}.png`), fullPage: true });
  }
  await page.close();
  count += problems.length;
  console.log(`${look}: ${problems.length === 0 ? 'nothing is wrong' : `${problems.length} problems`}`);
  for (const words of problems) console.log(`  ${words}`);
}
await browser.close();
console.log(`The pictures are in ${pictures}.`);
process.exitCode = count === 0 ? 0 : 1;
