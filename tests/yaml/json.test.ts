import { describe, expect, test } from 'vitest';
import { parse } from '../../src/yaml/reading/parse.ts';
import { FORBIDDEN_KEYS, type Node, plainValue } from '../../src/yaml/syntax/tree.ts';
import { applied } from '../../src/yaml/text/edits.ts';
import { sourceText } from '../../src/yaml/text/source.ts';
import fc from '../random.ts';

const read = (text: string) => parse(sourceText('pages/a.json', text));

/** Values that a page may have: nothing too deep, no key twice, none that attacks. */
const values = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => ![...FORBIDDEN_KEYS].some((key) => JSON.stringify(value).includes(`"${key}"`)));

function scalars(node: Node): Node[] {
  if (node.kind === 'list') return node.items.flatMap(scalars);
  return node.kind === 'map' ? node.entries.flatMap(({ value }) => scalars(value)) : [node];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Texts of spaces only are empty ones to pages. */
const asRead = (text: string): unknown =>
  JSON.parse(text, (_, value) => (typeof value === 'string' && value.trim() === '' ? '' : value));

describe('a text in JSON', () => {
  test('means what JSON says, and each value is where it is written', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify({ value }, null, indent);
        const { root, findings } = read(text);
        expect(findings).toEqual([]);
        expect(root && plainValue(root)).toEqual(asRead(text));
        for (const node of root === undefined ? [] : scalars(root))
          expect(JSON.parse(text.slice(...node.range))).toBe(node.kind === 'scalar' ? node.value : undefined);
      }),
    );
  });

  test('is right where its brackets stand in odd columns', () => {
    expect(read('{\n  "list": [\n    "a",[\n    1\n  ]],\n  "more": true\n}\n').findings).toEqual([]);
  });

  test('is right to us exactly where it is right to others, whatever was done to it', () => {
    const signs = fc.constantFrom(
      '',
      ',',
      '"',
      '{',
      '}',
      '[',
      ']',
      ':',
      "'",
      '\n',
      '\t',
      '\\',
      '//',
      'x',
      '1',
      ';',
      'true',
      ' ',
    );
    const slips = fc.array(fc.record({ at: fc.nat(), take: fc.nat(3), put: signs }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.record({
          title: fc.string({ maxLength: 5 }),
          list: fc.array(fc.oneof(fc.integer(), fc.constant(null), fc.string({ maxLength: 3 })), { maxLength: 3 }),
          more: fc.boolean(),
        }),
        slips,
        fc.constantFrom(0, 2),
        (page, all, indent) => {
          let text = JSON.stringify(page, null, indent);
          for (const { at, take, put } of all)
            text = text.slice(0, at % text.length) + put + text.slice((at % text.length) + take);
          const { root, findings } = read(text);
          const isTwice = findings.some(({ code }) => code === 'duplicate-key');
          expect(findings.length === 0 || isTwice, text).toBe(isJson(text) || text.trim() === '' || isTwice);
          if (root !== undefined) plainValue(root);
          for (const { edits = [] } of findings) applied(text, edits);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('the key that leads editors to the schema says nothing of the page', () => {
  const { root, findings } = read('{ "$schema": "../schemas/editor/page.schema.json", "title": "Bread" }');
  expect([root && plainValue(root), findings]).toEqual([{ title: 'Bread' }, []]);
});
