import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteWithKinds } from './bench/kinds-site.ts';
import { changed, changes, follower, lasts } from './content/changes.ts';
import type { Files } from './content/memory-disk.ts';
import fc from './random.ts';

/*
 * npm run fuzz-dependencies [-- ROUNDS [SEED]]: changes files of our own site and of a made-up one of some 300 pages, one at a time, and
 * plans as the development server does. Ends with 1 when a page was kept that is different now, or shown wrong before the whole site was
 * read, and says how many were planned in vain.
 */
const [rounds = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

function ownSite(): Files {
  const root = join(import.meta.dirname, '..');
  const folders = ['pages', 'kinds', 'public']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const inFolders = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = inFolders.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    [join(root, 'site.yaml'), ...files].map((file) => [relative(root, file), readFileSync(file)] as const),
  );
}

async function tried(name: string, files: Files): Promise<boolean> {
  const follow = follower();
  await follow(files);
  const counts = { changed: 0, planned: 0, most: 0 };
  let now = files;
  for (const [round, change] of fc.sample(changes, { numRuns: rounds, seed }).entries()) {
    const [next, file] = changed(now, change, round);
    const followed = await follow(next);
    if (followed !== undefined && followed.wrong.length > 0) {
      console.error(
        `${name}: after "${change.how}" in ${file}, these pages were shown wrong at first:`,
        followed.wrong,
      );
      return false;
    }
    if (followed !== undefined && followed.missed.length > 0) {
      console.error(`${name}: after "${change.how}" in ${file}, these pages are not up to date:`, followed.missed);
      return false;
    }
    counts.changed += followed?.changed.length ?? 0;
    counts.planned += followed?.planned.length ?? 0;
    counts.most = Math.max(counts.most, (followed?.planned.length ?? 0) - (followed?.changed.length ?? 0));
    // Every tenth time from the start, before there are too many mistakes.
    now = round % 10 === 9 ? files : lasts(change) ? next : now;
  }
  const { changed: right, planned, most } = counts;
  console.log(
    `${name}: ${right} pages changed in ${rounds} changes, ${planned} were planned (at most ${most} in vain)`,
  );
  return true;
}

console.log(`${rounds} changes, seed ${seed}`);
const made = siteWithKinds({ articles: 180, categories: 12, pages: 80 });
if (!((await tried('Our site', ownSite())) && (await tried('A site of 300 pages', made)))) process.exit(1);
