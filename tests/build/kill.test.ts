import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { recover } from '../../src/build/output/recover.ts';
import { run, start } from './support/command.ts';
import { digestOf, folderWith, page, put, smallSite } from './support/site.ts';

/** Waits until `seen`, looking as often as it can, or until the build has ended. */
async function until(seen: () => boolean, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.finally(() => {
    over = true;
  });
  while (!over && !seen()) await new Promise((resolve) => setImmediate(resolve));
}

/** Enough pages for the writing to take a while. */
function manyPages(word: string): Record<string, string> {
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  return Object.fromEntries(numbers.map((number) => [`pages/p${number}.yaml`, page(`${word} ${number}`)]));
}

test('whenever a build is killed, the next command leaves a complete site', async () => {
  const root = folderWith({ ...smallSite, ...manyPages('First') });
  const dist = join(root, 'dist');
  const build = ['build', '--root', root];
  expect((await run(build)).code).toBe(0);
  const first = digestOf(dist);
  put(root, manyPages('Second'));
  const begun = performance.now();
  expect((await run(build)).code).toBe(0);
  const time = performance.now() - begun;
  const second = digestOf(dist);
  expect(second).not.toBe(first);

  const beside = (part: string): boolean => readdirSync(root).some((name) => name.startsWith(`dist.${part}`));
  const moments: ((ended: Promise<unknown>) => Promise<void>)[] = [
    ...Array.from({ length: 8 }, (_, index) => () => wait((time * (index + 0.5 + Math.random())) / 9)),
    ...Array.from({ length: 5 }, () => (ended: Promise<unknown>) => until(() => beside('tmp-'), ended)),
    ...Array.from({ length: 5 }, () => (ended: Promise<unknown>) => until(() => beside('old'), ended)),
    ...Array.from({ length: 2 }, () => (ended: Promise<unknown>) => until(() => !existsSync(dist), ended)),
  ];
  for (const [index, moment] of moments.entries()) {
    put(root, manyPages(index % 2 === 0 ? 'First' : 'Second'));
    const killed = start(build);
    await moment(killed.ended);
    killed.child.kill('SIGKILL');
    await killed.ended;
    // The first thing that every command does; every fourth time by a command itself.
    if (index % 4 === 0) expect((await run(['check', '--root', root])).code).toBe(0);
    else await recover(dist);
    expect([first, second]).toContain(digestOf(dist));
    expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  }
  put(root, manyPages('Second'));
  expect((await run(build)).code).toBe(0);
  expect(digestOf(dist)).toBe(second);
}, 240_000);
