import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Content } from './content/content.ts';
import { madeUp } from './content/made-up.ts';
import { astro } from './generators/astro.ts';
import { eleventy } from './generators/eleventy.ts';
import type { Generator, Workshop } from './generators/generator.ts';
import { hugo } from './generators/hugo.ts';
import { sitewright } from './generators/sitewright.ts';
import { buildRound, ownRound } from './measure/builds.ts';
import { reportOf } from './measure/report.ts';
import { serveRound } from './measure/serving.ts';
import type { Sample } from './measure/steps.ts';
import { folderFrom, numberFrom, passingFolder, readOptions } from './options.ts';

/*
 * npm run bench-build [-- --pages 1000 --runs 5]: measures this builder beside Hugo, Eleventy and Astro, in turn, on the same made-up
 * pages. Compare what stands in one report only: machines differ, and so does what else they do.
 *   --varied         pages that differ in structure, too
 *   --edits 20       edits of a page while the development server runs; 0 leaves the servers out
 *   --only hugo      leaves the other peers out (several: hugo,astro; none: no peers)
 *   --against Astro  compares with another generator than Hugo
 *   --seed 42        another seed makes another site
 *   --dir DIR        where the peers are installed (default: ~/.cache/sitewright-bench)
 */

const peers: Readonly<Record<string, (workshop: Workshop) => Generator>> = { hugo, eleventy, astro };

const options = readOptions({
  edits: { type: 'string', default: '20' },
  against: { type: 'string', default: 'Hugo' },
  only: { type: 'string', default: Object.keys(peers).join(',') },
});

function progress(words: string): void {
  process.stderr.write(`${words}\n`);
}

/** The peers that can be had here. The others are named with the reason. */
function installed(workshop: Workshop, names: readonly string[]): Generator[] {
  return names.flatMap((name) => {
    const install = peers[name];
    if (install === undefined) throw new Error(`--only: there is no peer "${name}".`);
    try {
      return [install(workshop)];
    } catch (error) {
      progress(`${name} isn't measured: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

async function measure(content: Content, runs: number, edits: number): Promise<void> {
  const workshop = { folder: folderFrom(options.dir), progress };
  const only = options.only === 'none' ? [] : options.only.split(',');
  const own = sitewright(workshop);
  const generators = [...installed(workshop, only), own];
  const out = passingFolder();
  for (const generator of generators) generator.put(content);
  const samples: Sample[] = [];
  for (let round = 0; round < runs; round += 1) {
    const load = loadavg()[0]?.toFixed(1);
    for (const generator of generators) {
      progress(`Round ${round + 1} of ${runs}: ${generator.name} (load ${load})`);
      const folder = join(out, generator.name);
      if (generator === own) samples.push(...(await ownRound(own, content, folder, round)));
      samples.push(...(await buildRound(generator, content, folder, round)));
      if (edits > 0) samples.push(...(await serveRound(generator, content, { round, edits: Math.ceil(edits / runs) })));
    }
  }
  const versions = generators.map(({ name, version }) => `${name} ${version}`).join(', ');
  const kind = options.varied ? 'of varied structure' : 'of one structure';
  console.log(`${content.pages} pages ${kind}, ${runs} rounds. ${versions}.`);
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.\n`);
  console.log(reportOf(samples, options.against));
}

const [pages, runs, seed, edits] = [
  numberFrom('pages', options.pages),
  numberFrom('runs', options.runs),
  numberFrom('seed', options.seed),
  numberFrom('edits', options.edits),
];
await measure(madeUp({ pages, seed, varied: options.varied }), runs, edits);
