import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDuringBuilds } from './build/swaps/run.ts';

/*
 * npm run stress-preview [-- COUNT]: asks `preview` that often while one version of a site after the other is published. Ends
 * with 1 when an answer was not the right file of one whole version.
 */
const [count = 200_000] = process.argv.slice(2).map(Number);
const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-swaps-')));
try {
  const begun = performance.now();
  const { requests, versions, seen, faults } = await askDuringBuilds(root, count, (done) => {
    if (done % 20_000 === 0) console.log(`${done} so far`);
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${requests} requests in ${seconds} s while ${versions} versions were published (one visitor saw ${seen})`,
  );
  console.log(
    `wrong answers: ${faults.length}; left beside the site: ${readdirSync(root).filter((name) => name !== 'dist').length}`,
  );
  console.log(`memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
