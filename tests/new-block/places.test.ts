import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyOfCheckout, newBlock } from './copy.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyOfCheckout();
});
afterAll(() => copy.remove());

test('refuses a name that is taken or no block name, in a sentence', () => {
  expect(newBlock(copy, 'hero')).toMatchObject({ status: 2, stderr: 'There\'s already a block called "hero".\n' });
  expect(newBlock(copy, 'Price Table')).toMatchObject({ status: 2 });
});

// That they hold together: tests/new-block/whole.nested.ts.
test('makes the five places and nothing else', () => {
  expect(newBlock(copy, 'price-table')).toMatchObject({ status: 0 });
  copy.run('biome', 'check', '--write', 'src', 'schemas');
  expect(copy.changed()).toEqual([
    'docs/blocks.md',
    'schemas/blocks/price-table.schema.json',
    'schemas/editor/kind.schema.json',
    'schemas/editor/page.schema.json',
    'schemas/page.schema.json',
    'src/blocks/price-table/PriceTable.tsx',
    'src/blocks/price-table/example.yaml',
    'src/blocks/registry.ts',
    'src/model/generated/resolved.ts',
  ]);
});
