import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyOfCheckout } from './copy.ts';

let copy: Copy;
let [taken, noName, made]: unknown[] = [];
beforeAll(() => {
  copy = copyOfCheckout();
  const { stdout } = copy.run('tsx', 'tests/new-block/make.ts', 'hero', 'Price Table', 'price-table');
  [taken, noName, made] = JSON.parse(stdout);
});
afterAll(() => copy.remove());

test('refuses a name that is taken or no block name, in a sentence', () => {
  expect(taken).toMatchObject({ code: 2, err: 'There\'s already a block called "hero".\n' });
  expect(noName).toMatchObject({ code: 2 });
});

// That they hold together: tests/new-block/whole.nested.ts.
test('makes the four files of a block, and what is generated from them', () => {
  expect(made).toMatchObject({ code: 0 });
  copy.run('biome', 'check', '--write', ...copy.changed().filter((path) => !path.endsWith('.yaml')));
  expect(copy.changed()).toEqual([
    'docs/blocks.md',
    'schemas/blocks/price-table.schema.json',
    'schemas/editor/kind.schema.json',
    'schemas/editor/page.schema.json',
    'src/app/generated/registry.ts',
    'src/blocks/price-table/PriceTable.tsx',
    'src/blocks/price-table/example.yaml',
    'src/blocks/price-table/price-table.recipe.ts',
    'src/content/texts/own-sentences.json',
    'src/model/generated/resolved.ts',
  ]);
});
