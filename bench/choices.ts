import { join } from 'node:path';
import { buildSite } from '../src/builder/build-site.ts';
import { chromiumFlags, findChromium, noChromium } from '../tests/setup/chromium.ts';
import { cardsFor, plainCards, putCards } from './content/cards.ts';
import { write } from './generators/files.ts';
import { figuresOf } from './measure/figures.ts';
import { tableOf, times } from './measure/table.ts';
import { numberFrom, passingFolder, readOptions } from './options.ts';
import { type Cost, chosen, LETTERS, TAPS, type Wait } from './visit/choices.ts';
import { startBrowser } from './visit/devtools.ts';
import { serveFolder } from './visit/server.ts';

/*
 * npm run bench-choices: what the browser does when a visitor chooses from a list of 1,000 items, from the tap to the picture, twenty times:
 * cards, cards under headings, a table, letters that are typed, and the same cards and choice in the least HTML. A processor four times as
 * slow as this one. Milliseconds by the clock, and then of the main thread's processor time, with a trace. Three minutes a run.
 *   --pages 1000   items in the list
 *   --runs 1       how often all of it is done
 *   --slower 4     how many times
 */

const { pages, runs, seed, slower } = readOptions({
  runs: { type: 'string', default: '1' },
  slower: { type: 'string', default: '4' },
});
const items = numberFrom('pages', pages);
const slowness = numberFrom('slower', slower);
const folder = passingFolder();
const entries = cardsFor(items, numberFrom('seed', seed));
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
const lists = [
  { name: 'cards', address: `${ours}/cards`, acts: TAPS },
  { name: 'cards, a letter', address: `${ours}/cards`, acts: LETTERS },
  { name: 'under headings', address: `${ours}/headings`, acts: TAPS },
  { name: 'a table', address: `${ours}/table`, acts: TAPS },
  { name: 'a table, a letter', address: `${ours}/table`, acts: LETTERS },
  { name: 'bare HTML', address: plain, acts: TAPS },
];

const middle = (values: readonly number[]): number => figuresOf(values)?.median ?? Number.NaN;
/** The middle one, and what 19 of 20 stay below. */
const both = (values: readonly number[]): string =>
  [middle(values), values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]]
    .map((value) => value?.toFixed(0))
    .join(', ');

const rows: string[][] = [];
for (const width of [390, 1280]) {
  for (const { name, ...list } of lists) {
    // Wide windows have the same parts in other proportions.
    if (width > 390 && list.acts === LETTERS) continue;
    const waits: Wait[] = [];
    const costs: Cost[] = [];
    for (let run = 0; run < numberFrom('runs', runs); run += 1) {
      const found = await chosen(browser, { width, slowness }, { ...list, items });
      waits.push(...found.waits);
      costs.push(...found.costs);
    }
    console.error(`${width} px, ${name}: ${waits.length} choices`);
    rows.push([
      `${width} px`,
      name,
      both(waits.map(({ drawn }) => drawn)),
      middle(waits.map(({ loop }) => loop)).toFixed(0),
      times(middle(waits.map(({ drawn, loop }) => drawn / loop))),
      both(costs.map(({ seen }) => seen)),
      partsIn.map((part) => middle(costs.map(({ parts }) => parts[part] ?? 0)).toFixed(0)).join(' + '),
      both(costs.map(({ after }) => after)),
    ]);
  }
}
console.log(
  `${items} items, a processor ${slowness} times as slow. Milliseconds: the middle one, what 19 of 20 stay below.\n`,
);
console.log(
  tableOf(
    ['window', 'list', 'by the clock', 'a loop', 'in loops', 'processor', partsIn.join(' + '), 'longest task after'],
    rows,
  ),
);
await browser.close();
await Promise.all(servers.map((server) => server.close()));
