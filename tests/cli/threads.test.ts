import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteWithKinds } from '../bench/kinds-site.ts';
import { run } from '../build/support/command.ts';
import { folderWith } from '../build/support/site.ts';
import { filesIn } from './kept-law.ts';
import { runHere } from './run-here.ts';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-threads-')));
afterAll(() => rmSync(work, { recursive: true }));

/** A site with kinds and lists. */
const content = siteWithKinds({ articles: 9, categories: 3, pages: 8 });

/** What runs a command: with one thread it needs no process of its own. */
const runner = (threads: number): typeof run => (threads === 1 ? runHere : run);

/** The environment of a command of which nothing is kept, but for what is told by `version`. */
const env = (threads: number, version: string = randomUUID()) => ({
  SITEWRIGHT_VERSION: version,
  SITEWRIGHT_THREADS: String(threads),
  SOURCE_DATE_EPOCH: '1795600000',
});

test('as many threads as there may be build the same site, and leave the same behind', async () => {
  const root = folderWith(content);
  const page = join(root, 'pages/index.yaml');
  const text = readFileSync(page, 'utf8');
  const built = async (threads: number): Promise<ReadonlyMap<string, string>> => {
    const out = join(work, `out-${threads}`);
    const version = randomUUID();
    const args = ['build', '--root', root, '--out', out];
    expect((await runner(threads)(args, env(threads, version))).err).toBe('');
    const first = filesIn(out);
    writeFileSync(page, `${text}# A remark.\n`);
    const { out: said } = await runner(threads)(args, env(1, version));
    writeFileSync(page, text);
    // Pictures that were written just before are copied again.
    expect(said).toMatch(/nothing has changed|(\d+) pages in [\d.]+ s, \1 of them as before/);
    expect(filesIn(out)).toEqual(first);
    return first;
  };
  expect(await built(5)).toEqual(await built(1));
});

test('a number of threads that is none is refused', async () => {
  for (const [given, ...args] of [
    ['0', 'build'],
    ['1.5', 'build', '--shard', '1/2'],
  ] as const) {
    const { code, err } = await runHere(args, { SITEWRIGHT_VERSION: 'any', SITEWRIGHT_THREADS: given });
    expect([code, err.trim()]).toEqual([2, `SITEWRIGHT_THREADS is a number from 1 to 99, not "${given}".`]);
  }
});
