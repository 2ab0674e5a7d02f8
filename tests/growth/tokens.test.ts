import { expect, test } from 'vitest';
import { type Files, goodPage, goodSite } from '../content/memory-disk.ts';
import { filesOf } from './tokens.ts';
import { saidOf } from './try-tokens.ts';

/** `npm run fuzz -- tokens` tries them all, and larger. */
const SHARE = 13;

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

test('a kind with more wrong fields than anybody counts is told', async () => {
  const said = await saidOf({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/tango.yaml': 'kind: course\ntitle: Tango\n',
    'kinds/course.yaml': `fields:\n${'  - a: b\n'.repeat(1500)}`,
  });
  expect(said.join('\n')).toMatch(/missing-key: "name" is missing/);
});

const badPage = (text: string): Files => ({
  'site.yaml': goodSite,
  'pages/index.yaml': goodPage,
  'pages/bad.yaml': text,
});

/** Keys below a text whose quote is not closed, which hides them from whoever looks before parsing. */
const below = (keys: string): Files => badPage(`title: "Home\ndescription: What we do.\n${keys}`);

test('below a quote that is not closed, too much is not parsed, either', async () => {
  const said = await saidOf(badPage(` - a: "b\n${' - a: b\n'.repeat(40_000)}`));
  expect(said).toEqual([expect.stringMatching(/^unclosed-quote: /)]);
});

test.each([
  ['brackets', 'too-deep', '['.repeat(3_000)],
  ['dashes', 'too-deep', `\n  ${'- '.repeat(3_000)}a`],
  ['keys', 'too-deep', 'a: '.repeat(1_500)],
  [
    'brackets far below',
    'too-deep',
    `\n${'  - type: hero\n    title: Hi\n'.repeat(1_000)}  - ${'['.repeat(3_000)}\n${'  - type: hero\n'.repeat(1_000)}`,
  ],
  ['many keys', 'too-many-keys', `\n  - type: hero\n${'    a: b\n'.repeat(6_000)}`],
])('below a quote that is not closed, %s are told to be %s, and the parser gets none', async (_, code, keys) => {
  const said = await saidOf(below(`blocks: ${keys}\n`));
  expect(said.map((each) => each.split(':')[0])).toEqual(['unclosed-quote', code]);
});
