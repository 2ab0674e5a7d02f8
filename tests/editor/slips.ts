import { readFileSync } from 'node:fs';
import { isScalar, type Pair, parseDocument, visit } from 'yaml';
import { asListItem } from '../../src/schema/examples.ts';

/** A block's example as the only block of a page. */
export function exampleAsPage(name: string): string {
  const example = readFileSync(`src/blocks/${name}/example.yaml`, 'utf8');
  return `title: Home\ndescription: A\nblocks:\n${asListItem(example)}\n`;
}

type Range = readonly [number, number];
const rangeOf = (node: unknown): Range | undefined =>
  isScalar(node) && node.range ? [node.range[0], node.range[1]] : undefined;

/** Whether any number is right there, as it is for a value in a chart. */
const takesNumbers = (key: unknown, node: unknown): boolean =>
  isScalar(node) && typeof node.value === 'number' && (String(key) === 'value' || !Number.isInteger(node.value));

/** The page of a block's example with one slip in it: each key there is misspelt once, and given a value of another kind once. */
export function slips(name: string): { readonly what: string; readonly text: string }[] {
  const text = exampleAsPage(name);
  const found = new Map<string, string>();
  const slip = (what: string, [start, end]: Range, by: string): void => {
    if (!found.has(what)) found.set(what, text.slice(0, start) + by + text.slice(end));
  };
  visit(parseDocument(text), {
    Pair(_, { key, value }: Pair, path) {
      const [keyRange, valueRange] = [rangeOf(key), rangeOf(value)];
      if (keyRange === undefined) return;
      const where = `${String(key)} at depth ${path.length}`;
      slip(`${name}: ${where}, misspelt`, keyRange, text.slice(...keyRange).replace(/.$/, '$&$&'));
      if (valueRange !== undefined && text.slice(...valueRange).trim() === text.slice(...valueRange))
        slip(`${name}: ${where}, of another kind`, valueRange, takesNumbers(key, value) ? 'many' : '4.5');
    },
  });
  return [...found].map(([what, changed]) => ({ what, text: changed }));
}
