import { join } from 'node:path';
import { buildSite } from '../src/builder/build-site.ts';
import { chromiumFlags, findChromium, noChromium } from '../tests/setup/chromium.ts';
import { cardsFor, plainCards, putCards } from './content/cards.ts';
import { write } from './generators/files.ts';
import { figuresOf } from './measure/figures.ts';
import { tableOf, times } from './measure/table.ts';
import { numberFrom, passingFolder, readOptions } from './options.ts';
import { CHOICES, type Cost, chosen } from './visit/choices.ts';
import { startBrowser } from './visit/devtools.ts';
import { serveFolder } from './visit/server.ts';

/*
 * npm run bench-choices [-- --runs 3]: what the browser does when a visitor chooses from a list of 1,000 cards, from the tap to the picture:
 * ours, and the same cards and choice in the least HTML. Milliseconds of the main thread's processor time, least of all runs, on this processor,
 * and on one four and six times as slow.
 *   --pages 1000   cards in the list
 */

const { pages, runs, seed } = readOptions({ runs: { type: 'string', default: '3' } });
const cards = numberFrom('pages', pages);
const folder = passingFolder();
const entries = cardsFor(cards, numberFrom('seed', seed));
putCards(join(folder, 'site'), entries);
const request = { root: join(folder, 'site'), live: false, year: '2026', at: new Date(), progress: () => undefined };
const { pages: built } = await buildSite({ ...request, out: join(folder, 'dist') });
if (built === undefined) throw new Error('The pages have mistakes.');
write(join(folder, 'plain', 'index.html'), plainCards(entries));

const program = findChromium();
if (program === undefined) throw new Error(noChromium);
const browser = startBrowser(program, chromiumFlags);
const servers = await Promise.all([serveFolder(join(folder, 'dist')), serveFolder(join(folder, 'plain'))]);
const [ours = '', plain = ''] = servers.map(({ origin }) => origin);

const partsIn = ['script', 'style', 'layout', 'pre-paint', 'paint'];
const least = (costs: readonly (Cost | undefined)[], of: (cost: Cost) => number): number =>
  figuresOf(costs.flatMap((cost) => (cost === undefined ? [] : [of(cost)])))?.min ?? Number.NaN;
const ms = (number: number): string => number.toFixed(0);

const rows: string[][] = [];
for (const slowness of [1, 4, 6]) {
  for (const width of [390, 1280]) {
    const found: { readonly own: Cost[]; readonly bare: Cost[] }[] = [];
    for (let run = 0; run < numberFrom('runs', runs); run += 1) {
      const device = { width, slowness, cards };
      found.push({ own: await chosen(browser, `${ours}/list`, device), bare: await chosen(browser, plain, device) });
    }
    for (const [at, { name }] of CHOICES.entries()) {
      const own = found.map((each) => each.own[at]);
      const bare = found.map((each) => each.bare[at]);
      const [seen, floor] = [own, bare].map((costs) => least(costs, (cost) => cost.seen));
      rows.push([
        `${slowness} x`,
        `${width} px`,
        name,
        ms(seen ?? 0),
        partsIn.map((part) => ms(least(own, ({ parts }) => parts[part] ?? 0))).join(' + '),
        ms(floor ?? 0),
        times((seen ?? 0) / (floor ?? 1)),
        ms(least(own, ({ all }) => all)),
        ms(least(own, ({ longest }) => longest)),
        ms(least(own, ({ clock }) => clock)),
      ]);
    }
  }
}
console.log(`${cards} cards. Milliseconds; parts: ${partsIn.join(' + ')}.\n`);
console.log(
  tableOf(
    [
      'slower',
      'window',
      'choice',
      'until seen',
      'its parts',
      'bare HTML',
      '',
      'with all after',
      'longest task',
      'by the clock',
    ],
    rows,
  ),
);
await browser.close();
await Promise.all(servers.map((server) => server.close()));
