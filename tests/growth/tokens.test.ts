import { expect, test } from 'vitest';
import { goodSite } from '../content/memory-disk.ts';
import { filesOf } from './tokens.ts';
import { saidOf } from './try-tokens.ts';

/** `npm run fuzz -- tokens` tries them all, and larger. */
const SHARE = 9;

test('files of nothing but one or two pieces of YAML or Markdown are checked, and told in few words', async () => {
  const all = [...filesOf(500)];
  const some = all.filter((_, index) => index % SHARE === 0);
  expect(some.length).toBeGreaterThan(100);
  for (const [name, files] of some) {
    await expect(saidOf(files), name).resolves.toBeInstanceOf(Array);
  }
});

test('of a file with far too much that is hard to read, the first mistakes are told, and that the rest is not', async () => {
  const [, files] = [...filesOf(120_000)].find(([name]) => name === '"|\\n" as blocks') ?? [];
  const said = await saidOf(files ?? {});
  expect(said.join('\n')).toMatch(
    /missing-colon: "\|" has no colon[\s\S]*more-mistakes: This file wasn't checked from here on/,
  );
});

test('a file that is right, but has far too much that is hard to read, is told to be too long', async () => {
  const table = `blocks:\n  - type: table\n    title: Prices\n    columns:\n      - title: A\n    rows:\n${'      - [a]\n'.repeat(20_000)}`;
  const page = (description: string) => ({
    'site.yaml': goodSite,
    'pages/index.yaml': `title: Home\ndescription: ${description}\n${table}`,
  });
  expect(await saidOf(page('What we do.'))).toEqual([]);
  expect(await saidOf(page('"What\twe do."'))).toEqual([expect.stringMatching(/^too-long: /)]);
});
