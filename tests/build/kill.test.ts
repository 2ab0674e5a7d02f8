import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedFolder } from '../../src/builder/write/journal.ts';
import { runHere } from '../cli/run-here.ts';
import { killBuilds } from './kills/kill.ts';
import { run } from './support/command.ts';
import { contentsOf, digestOf, folderWith, page, put, smallSite } from './support/site.ts';

// At each call of the file system, and some times more. The full number: npm run kills.
test.each(['plain', 'linkless', 'live'] as const)(
  'whenever a %s build is killed, one whole version is left',
  async (kind) => {
    const { moments } = await killBuilds(kind, 44, 1);
    expect(moments['before the swap']).toBeGreaterThan(20);
    expect(moments['in the swap']).toBeGreaterThan(2);
    expect(moments['after the swap']).toBeGreaterThan(6);
  },
  180_000,
);

test('a real build that was killed leaves the old site, which a check does not touch and the next build replaces', async () => {
  const root = folderWith(smallSite);
  const dist = join(root, 'dist');
  const work = `${dist}.sitewright`;
  const build = ['build', '--root', root];
  expect((await runHere(build)).code).toBe(0);
  const old = digestOf(dist);
  put(root, { 'pages/index.yaml': page('Second') });
  const first = new URL('kills/at-first-file.mjs', import.meta.url).href;
  expect((await run(build, { NODE_OPTIONS: `--import ${first}` })).code).toBe(null);
  expect(readdirSync(work).filter((name) => name.startsWith('new-'))).toHaveLength(1);
  const served = await servedFolder(dist);
  expect(served && digestOf(served)).toBe(old);
  const left = contentsOf(root);
  expect((await runHere(['check', '--root', root])).code).toBe(0);
  expect(contentsOf(root)).toEqual(left);
  expect((await runHere(build)).code).toBe(0);
  expect(digestOf(dist)).not.toBe(old);
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
