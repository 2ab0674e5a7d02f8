import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mistakes } from '../tests/growth/mistakes.ts';
import { madeUp } from './content/made-up.ts';
import { sitewright } from './generators/sitewright.ts';
import { siteWith } from './measure/mistaken.ts';
import { tableOf } from './measure/table.ts';
import { numberFrom, passingFolder, readOptions } from './options.ts';

/*
 * `npm run bench-mistakes -- --pages 5000 --runs 3`: checks good pages, and the same pages with a mistake each, with nothing kept but the
 * commands. Each sort of mistake takes its turn in every round; the least counts.
 */

const { pages, runs, seed } = readOptions({
  pages: { type: 'string', default: '5000' },
  runs: { type: 'string', default: '3' },
});
const folder = passingFolder();
const own = sitewright({ folder, progress: () => undefined });
own.put(madeUp({ pages: numberFrom('pages', pages), seed: numberFrom('seed', seed), varied: false }));

/** How long a check took, by the clock and in processor time, in seconds. */
type Took = { readonly clock: number; readonly processor: number };

/** What a command says of itself when it ends: all of its threads together. */
const TELL = `data:text/javascript,process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write('\\n' + (userCPUTime + systemCPUTime));
});`;

function check(root: string): Took {
  for (const path of own.kept) rmSync(path, { recursive: true, force: true });
  const flags = ['--import', TELL, '--max-semi-space-size=32'];
  const typed = ['check', '--root', root, '--format', 'json', '--output', join(folder, 'report.json')];
  const begun = performance.now();
  const { stderr } = spawnSync(process.execPath, [...flags, 'src/cli/start.mjs', ...typed], { encoding: 'utf8' });
  return { clock: (performance.now() - begun) / 1000, processor: Number(stderr.split('\n').at(-1)) / 1e6 };
}

const sites = Object.entries({ 'no mistake': (page: string) => page, ...mistakes }).map(([name, make]) => ({
  name,
  root: siteWith(folder, { name, make }),
  took: [] as Took[],
}));
// The first command compiles all commands.
for (const { root } of sites.slice(0, 1)) check(root);
for (let run = 0; run < numberFrom('runs', runs); run++) for (const { root, took } of sites) took.push(check(root));
const least = (took: readonly Took[], key: keyof Took): number => Math.min(...took.map((each) => each[key]));
const [good] = sites;
const rows = sites.map(({ name, took }) => [
  name,
  ...(['clock', 'processor'] as const).flatMap((key) => [
    `${least(took, key).toFixed(1)} s`,
    `${(least(took, key) / least(good?.took ?? took, key)).toFixed(2)} x`,
  ]),
]);
console.log(tableOf(['each page has', 'clock', '', 'processor', ''], rows));
