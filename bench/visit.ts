import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { findChromium, noChromium } from '../tests/setup/chromium.ts';
import type { Content } from './content/content.ts';
import { madeUp } from './content/made-up.ts';
import { astro } from './generators/astro.ts';
import { copyTemplate, putPictures, write } from './generators/files.ts';
import type { Generator, Workshop } from './generators/generator.ts';
import { sitewright } from './generators/sitewright.ts';
import { figuresOf, ratios } from './measure/figures.ts';
import { timed } from './measure/run.ts';
import { tableOf, times } from './measure/table.ts';
import { folderFrom, numberFrom, passingFolder, readOptions } from './options.ts';
import { lighthouse, lighthouseVersion, type Visit } from './visit/lighthouse.ts';
import { plainPage } from './visit/plain.ts';
import { serveFolder } from './visit/server.ts';
import { tapped } from './visit/taps.ts';

/*
 * npm run bench-visit [-- --runs 5]: a made-up page as a visitor with a phone meets it: ours, the same content as plain HTML, and Astro's.
 * Lighthouse measures each in turn; then somebody taps on it in its first five seconds, at a processor four times as slow.
 *   --pages 30     pages of the site; one of them is visited
 *   --seed 42      another seed makes another page
 *   --dir DIR      where Lighthouse and Astro are installed (default: ~/.cache/sitewright-bench)
 */

const options = readOptions({ pages: { type: 'string', default: '30' } });
const visited = 3;

function progress(words: string): void {
  process.stderr.write(`${words}\n`);
}

/** A page to visit: who made it, the folder it is in, and its path there. */
type Place = { readonly name: string; readonly folder: string; readonly path: string };

async function built(generator: Generator, content: Content, out: string): Promise<Place> {
  const folder = join(out, generator.name);
  generator.put(content);
  for (const path of generator.kept) rmSync(path, { recursive: true, force: true });
  await timed(generator.build(folder));
  return { name: `${generator.name} ${generator.version}`, folder, path: generator.addressOf(visited) };
}

function writtenByHand(content: Content, out: string): Place {
  const folder = join(out, 'plain');
  write(join(folder, 'index.html'), plainPage(content.page(visited), content.site));
  copyTemplate('favicon.svg', join(folder, 'favicon.svg'));
  putPictures(folder);
  return { name: 'plain HTML', folder, path: '/' };
}

async function places(workshop: Workshop, content: Content): Promise<Place[]> {
  const out = passingFolder();
  const found = [await built(sitewright(workshop), content, out), writtenByHand(content, out)];
  try {
    found.push(await built(astro(workshop), content, out));
  } catch (error) {
    progress(`Astro isn't measured: ${error instanceof Error ? error.message : error}`);
  }
  return found;
}

type Visited = { readonly name: string; readonly visits: Visit[]; readonly taps: number[] };

async function visit(workshop: Workshop, all: readonly Place[], runs: number): Promise<Visited[]> {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error(noChromium);
  const measure = lighthouse(workshop, chromium);
  const found = all.map(({ name }): Visited => ({ name, visits: [], taps: [] }));
  for (let round = 0; round < runs; round += 1) {
    for (const [index, { name, folder, path }] of all.entries()) {
      progress(`Round ${round + 1} of ${runs}: ${name}`);
      const server = await serveFolder(folder);
      try {
        found[index]?.visits.push(await measure(server.origin + path));
        found[index]?.taps.push(...(await tapped(chromium, server.origin + path)));
      } finally {
        await server.close();
      }
    }
  }
  return found;
}

const timings = ['fcp', 'lcp', 'tbt'] as const;

function rowOf({ name, visits, taps }: Visited, [ours]: readonly Visited[]): string[] {
  const median = (key: keyof Visit): number => figuresOf(visits.map((each) => Number(each[key])))?.median ?? Number.NaN;
  const cells = timings.map((key) => {
    const found = figuresOf(
      ratios(
        ours?.visits.map((each) => each[key]) ?? [],
        visits.map((each) => each[key]),
      ),
    );
    const ratio =
      found === undefined ? '' : `, ours ${times(found.median)} (${times(found.min)} to ${times(found.max)})`;
    return `${Math.round(median(key))} ms${ours?.name === name ? '' : ratio}`;
  });
  const worst = figuresOf(taps);
  const told = worst === undefined ? 'all under 16 ms' : `${worst.median} ms, worst ${worst.max} ms`;
  return [
    name,
    ...cells,
    median('cls').toFixed(3),
    `${(median('bytes') / 1000).toFixed(1)} KB`,
    `${(median('text') / 1000).toFixed(1)} KB`,
    visits.at(-1)?.scores ?? '',
    told,
  ];
}

const [pages, runs, seed] = [
  numberFrom('pages', options.pages),
  numberFrom('runs', options.runs),
  numberFrom('seed', options.seed),
];
const workshop = { folder: folderFrom(options.dir), progress };
const content = madeUp({ pages, seed, varied: options.varied });
const found = await visit(workshop, await places(workshop, content), runs);
const head = ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'bytes', 'without pictures and fonts', 'scores', 'taps'];
console.log(
  `Lighthouse ${lighthouseVersion}, as on a phone, ${runs} rounds, medians. Scores: performance, accessibility, best practices, SEO.`,
);
console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.\n`);
console.log(
  tableOf(
    head,
    found.map((each) => rowOf(each, found)),
  ),
);
