import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { levelsIn } from '../../src/content/texts/long/excess.ts';
import { longRootOf } from '../../src/content/texts/long/parse.ts';
import fc from '../random.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const AROUND: readonly string[] = ['listItem', 'blockquote', 'footnoteDefinition'];

/** How many lists, quotes and footnotes the parser has put into each other. */
function depthOf(node: Nodes): number {
  const inner = 'children' in node ? Math.max(0, ...node.children.map(depthOf)) : 0;
  return inner + (AROUND.includes(node.type) ? 1 : 0);
}

const pieces = [
  '- ',
  '* ',
  '1. ',
  '12) ',
  '>',
  '> ',
  '  ',
  '   ',
  '    ',
  '\t',
  'a',
  '[^1]: b',
  '\n',
  '\n\n',
  '-\n',
  '-   ',
  '# ',
  '```\n',
];

test('no text is deeper for the parser than was counted before it', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const root = longRootOf({}, text);
      return root === undefined || levelsIn(text).most >= depthOf(root);
    }),
    { numRuns: 2_000, seed: 7 },
  );
});

const top = 'title: Bread\ndescription: What we bake.\n';
const indented = (step: string, mark: string) =>
  Array.from({ length: 200 }, (_, level) => `${step.repeat(level)}${mark}a\n\n`).join('');

for (const [what, text] of [
  ['lists', indented('  ', '- ')],
  ['lists with numbers', indented('   ', '1. ')],
  ['lists in tabs', indented('\t', '- ')],
  ['footnotes', indented('    ', '[^1]: ')],
] as const) {
  test(`a text with 200 ${what} in each other is reported where they are too many`, async () => {
    const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/bad.yaml': top, 'pages/bad.md': text };
    const { diagnostics } = await loadSite(memoryDisk(files));
    expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual(['long-text pages/bad.md:41']);
  });
}

for (const depth of [9_000, 100_000]) {
  test(`an SVG picture with ${depth} elements in each other is reported where they are too many`, async () => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`;
    const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'public/bad.svg': picture };
    const { diagnostics } = await loadSite(memoryDisk(files));
    expect(diagnostics.map(({ code, column, message }) => `${code} ${column} ${message}`)).toEqual([
      expect.stringMatching(/^bad-svg 788 More than 250 parts of this picture/),
    ]);
  });
}
