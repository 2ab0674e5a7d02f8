import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteWithKinds } from './bench/kinds-site.ts';
import { keptEqualsClean } from './cli/kept-law.ts';

/*
 * npm run fuzz-kept [-- ROUNDS [SEED]]: changes a made-up site in many ways, and builds and checks it after each with what was kept of
 * the times before, and without. Ends with 1 when the two don't publish and print the same, byte for byte.
 */
const [rounds = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

console.log(`${rounds} changes, seed ${seed}`);
const work = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-kept-')));
try {
  const files = siteWithKinds({ articles: 8, categories: 3, pages: 4 });
  const { problem, built, taken } = await keptEqualsClean(files, {
    work,
    version: randomUUID(),
    rounds,
    seed,
  });
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  } else console.log(`All the same. ${built} builds published ${taken} pages of those before.`);
} finally {
  rmSync(work, { recursive: true });
}
