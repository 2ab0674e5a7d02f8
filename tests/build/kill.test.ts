import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedFolder } from '../../src/builder/write/served-folder.ts';
import { killBuilds } from './kills/kill.ts';
import { run, start } from './support/command.ts';
import { contentsOf, digestOf, folderWith, page, put, smallSite } from './support/site.ts';

// The full number: npm run kills.
test.each(['plain', 'live'] as const)(
  'whenever a %s build is killed, one whole version is left',
  async (kind) => {
    const { moments } = await killBuilds(kind, 30, 1);
    expect(moments['before the swap']).toBeGreaterThan(5);
    expect(moments['in the swap']).toBeGreaterThan(1);
    expect(moments['after the swap']).toBeGreaterThan(5);
  },
  120_000,
);

/** Waits until `seen`, looking as often as it can, or until the build has ended. */
async function until(seen: () => boolean, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.finally(() => {
    over = true;
  });
  while (!over && !seen()) await new Promise((resolve) => setImmediate(resolve));
}

test('a real build that was killed leaves the old site, which a check does not touch and the next build replaces', async () => {
  const root = folderWith(smallSite);
  const dist = join(root, 'dist');
  const work = `${dist}.sitewright`;
  const build = ['build', '--root', root];
  expect((await run(build)).code).toBe(0);
  const first = digestOf(dist);
  put(root, { 'pages/index.yaml': page('Second') });
  const killed = start(build);
  await until(() => existsSync(work) && readdirSync(work).some((name) => name.startsWith('new-')), killed.ended);
  killed.child.kill('SIGKILL');
  expect((await killed.ended).code).toBe(null);
  const served = await servedFolder(dist);
  expect(served && digestOf(served)).toBe(first);
  const left = contentsOf(root);
  expect((await run(['check', '--root', root])).code).toBe(0);
  expect(contentsOf(root)).toEqual(left);
  expect((await run(build)).code).toBe(0);
  expect(digestOf(dist)).not.toBe(first);
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
}, 240_000);
