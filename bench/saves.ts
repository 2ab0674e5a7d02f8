import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteWithKinds } from '../tests/bench/kinds-site.ts';
import { addressOf, fromSource, start, stop } from '../tests/build/support/command.ts';
import { put } from '../tests/build/support/site.ts';

/*
 * npm run bench-saves [-- PAGES [ROUNDS [BUILDER]]]: how long it takes from a save until the development server gives the new page. A page
 * of blocks, an entry (until it is in a list), and a new entry. BUILDER is the folder of another version, to compare with.
 */

const [pages = '1000', rounds = '7', builder] = process.argv.slice(2);

const half = Math.round(Number(pages) / 2);
const root = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
put(root, siteWithKinds({ articles: half, categories: 20, pages: half }));

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** In milliseconds, from the save until an address shows some words. */
async function timed(address: string, words: string, save: () => void): Promise<number> {
  const begun = performance.now();
  save();
  for (;;) {
    // A server that reads a whole site may keep a request waiting for too long.
    const text = await fetch(address).then(
      (response) => response.text(),
      () => '',
    );
    if (text.includes(words)) return performance.now() - begun;
    if (performance.now() - begun > 120_000) throw new Error(`${address} never showed "${words}".`);
    await wait(5);
  }
}

const server = start(['start', '--root', root, '--port', '0'], {}, root, fromSource(builder));
try {
  const url = await addressOf(server);
  const file = (name: string): string => join(root, 'pages', name);
  const [page, entry] = ['services/s1.yaml', 'news/a1.yaml'].map((name) => readFileSync(file(name), 'utf8'));
  const times = { page: [] as number[], entry: [] as number[], added: [] as number[] };
  for (let round = 0; round <= Number(rounds); round += 1) {
    const title = `Saved in round ${round}`;
    const saved = (text = ''): string => text.replace(/title: .*/, `title: ${title}`);
    const found = {
      page: await timed(`${url}services/s1`, title, () => writeFileSync(file('services/s1.yaml'), saved(page))),
      entry: await timed(`${url}news/about/category-1`, title, () => writeFileSync(file('news/a1.yaml'), saved(entry))),
      added: await timed(`${url}news/about/category-1`, `${title} again`, () =>
        writeFileSync(file(`news/new-${round}.yaml`), saved(entry).replace(title, `${title} again`)),
      ),
    };
    // The first round also compiles what the server needs.
    if (round > 0) for (const what of ['page', 'entry', 'added'] as const) times[what].push(found[what]);
  }
  for (const [what, each] of Object.entries(times)) console.log(`${what}: ${Math.round(middle(each))} ms`);
} finally {
  await stop(server);
  rmSync(root, { recursive: true, force: true });
}
