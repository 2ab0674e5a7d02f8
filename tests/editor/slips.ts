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

type Slip = { readonly what: string; readonly range: Range; readonly by: string };

/** As many slips are in one page. */
const A_PAGE = 4;

/**
 * The pages of a block's example with slips in them: each key there is misspelt once, and given a value of another kind once. What is said
 * of a key that has more below it, or of a block's type, is about all of that, so such a slip is alone on its page.
 */
export function slips(name: string): { readonly what: string; readonly text: string }[] {
  const text = exampleAsPage(name);
  const found = new Map<string, Slip & { readonly isAlone: boolean }>();
  const slip = (each: Slip, isAlone: boolean): void => {
    if (!found.has(each.what)) found.set(each.what, { ...each, isAlone });
  };
  visit(parseDocument(text), {
    Pair(_, { key, value }: Pair, path) {
      const [keyRange, valueRange] = [rangeOf(key), rangeOf(value)];
      if (keyRange === undefined) return;
      const where = `${String(key)} at depth ${path.length}`;
      const isAlone = valueRange === undefined || String(key) === 'type';
      const misspelt = text.slice(...keyRange).replace(/.$/, '$&$&');
      slip({ what: `${name}: ${where}, misspelt`, range: keyRange, by: misspelt }, isAlone);
      if (valueRange === undefined || text.slice(...valueRange).trim() !== text.slice(...valueRange)) return;
      const by = takesNumbers(key, value) ? 'many' : '4.5';
      slip({ what: `${name}: ${where}, of another kind`, range: valueRange, by }, isAlone);
    },
  });
  const all = [...found.values()];
  const alone = all.filter(({ isAlone }) => isAlone).map((each) => [each]);
  return [...alone, ...shared(all.filter(({ isAlone }) => !isAlone))].map((group) => ({
    what: group.map(({ what }) => what).join('; '),
    text: withAll(text, group),
  }));
}

/** Slips that share a page: the two of a key, which come after each other, are on different ones. */
function shared(all: readonly Slip[]): Slip[][] {
  const pages = Math.max(2, Math.ceil(all.length / A_PAGE));
  return Array.from({ length: pages }, (_, page) => all.filter((_slip, index) => index % pages === page));
}

/** A text with these slips in it. */
function withAll(text: string, group: readonly Slip[]): string {
  const fromEnd = group.toSorted((one, other) => other.range[0] - one.range[0]);
  return fromEnd.reduce((now, { range: [start, end], by }) => now.slice(0, start) + by + now.slice(end), text);
}
