import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { below, blockNames, schemaOf } from '../src/schema/schemas/schemas.ts';

test('the table of pages in docs/authors.md has every block', () => {
  const rows = [...readFileSync('docs/authors.md', 'utf8').matchAll(/^\| [^|]+ \| `pages\/[^`]+` \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  const named = new Set(rows.flatMap(([, blocks = '']) => blocks.split(', ')));
  // Those that stand in the layout of a kind are on each of its pages.
  for (const file of readdirSync('schemas/kinds')) {
    const { layout }: { layout: { type: string }[] } = parse(readFileSync(join('schemas/kinds', file), 'utf8'));
    for (const { type } of layout) named.add(type);
  }
  expect(
    [...named].sort(),
    'Use the block in a page of that table, and run `npm run generate`. Without such a page, the table needs a row.',
  ).toEqual(blockNames());
});

test('docs/authors.md names what `from` takes', () => {
  const text = readFileSync('docs/authors.md', 'utf8');
  const namesIn = (line: string | undefined): string[] =>
    [...(line ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  // What follows is written by `npm run generate`.
  for (const begin of ['Blocks that take it: `', 'Blocks that have room for headings: `'])
    expect(text).toContain(begin);
  const takers = blockNames().filter((name) => below(schemaOf(`blocks/${name}`), 'from') !== undefined);
  const [block = ''] = takers;
  const keys = Object.keys(below(schemaOf(`blocks/${block}`), 'from')?.schema.properties ?? {});
  expect(
    namesIn(/`from` takes ([^.]*)\./.exec(text)?.[1]).sort(),
    'Name each key after "`from` takes" in docs/authors.md.',
  ).toEqual(keys.filter((key) => key !== 'kind').sort());
});

test('no table of fields has a limit without a number', () => {
  for (const guide of ['docs/blocks.md', 'docs/site.md']) {
    const text = readFileSync(guide, 'utf8');
    expect(text.match(/number,? {2}|number, to /g), guide).toBeNull();
  }
});

test('each recipe in CONTRIBUTING.md has as many steps as it says places', () => {
  const [, recipes = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Recipes\n');
  const [all = ''] = recipes.split('\n## ');
  const counted = all.split('\n### ').flatMap((recipe) => {
    const [, title = '', places] = /^(.*): (\d+) places/.exec(recipe) ?? [];
    return places === undefined ? [] : { title, places, steps: String(recipe.match(/^\d+\. /gm)?.length) };
  });
  expect(counted.length).toBeGreaterThan(7);
  expect(counted.filter(({ places, steps }) => places !== steps)).toEqual([]);
});
