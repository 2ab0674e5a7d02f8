import { createRequire } from 'node:module';

const [root, kind, size, budget] = process.argv.slice(2);
const { kinds } = await import('/work/wt/growth/tests/growth/kinds.ts');
const { memoryDisk } = await import('/work/wt/growth/tests/content/memory-disk.ts');
const { loadSite } = await import(`${root}/src/content/load.ts`);
const disk = memoryDisk(kinds[kind](Number(size)));
const t = performance.now();
const { diagnostics } = await loadSite(disk);
console.log(
  `${kind}\t${size}\t${Math.round(performance.now() - t)} ms\t${Math.round(process.resourceUsage().maxRSS / 1024)} MB\t${diagnostics.length}\t${[...new Set(diagnostics.map((d) => d.code))].slice(0, 6)}`,
);
