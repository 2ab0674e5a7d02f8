import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { cacheTree, longRootOf, parseLong, parseToPlan, takeTree } from '../../src/content/texts/long/parse.ts';
import fc from '../random.ts';

const extensions = [gfmTable(), gfmFootnote(), gfmStrikethrough({ singleTilde: false })];
const mdastExtensions = [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()];

const pieces = [
  ...['a', 'b c', ' ', '\n', '\n\n', '-', ':', '|', '~', '[', ']', '^', '1', '\\', '`', '> ', '- ', '    ', '\t'],
  ...['---', ':-', '-:', ':-:', '| a |', '~~', '~~a~~', '[^1]', '[^1]: a', '[^', '&#124;', '&#58;', '# ', '```\n'],
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((each) => each.join(''));

const bare = (root: Root | undefined): unknown =>
  JSON.parse(JSON.stringify(root, (key, value) => (key === 'position' ? undefined : value)));

test('a text is parsed the same without the syntaxes that it has no sign of', () => {
  const property = fc.property(text, (written) => {
    expect(parseLong(written)).toEqual(fromMarkdown(written, { extensions, mdastExtensions }));
  });
  fc.assert(property, { numRuns: 1_500, seed: 1 });
});

test('what was parsed to be checked is planned, once', () => {
  const written =
    'A *text* with [a link](/a "Title"), ~~more~~ and a note.[^1]\n\n| a |\n| -: |\n| 1 |\n\n[^1]: Here.\n';
  expect(bare(longRootOf({}, written))).toEqual(parseToPlan(written));
  expect(takeTree(written)).toBeUndefined();
  expect(bare(parseToPlan(written))).toEqual(bare(parseLong(written)));
});

test('of more than memory should hold, the oldest is parsed again', () => {
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'a'.repeat(1_000_000) }] }],
  };
  const texts = Array.from({ length: 50 }, (_, index) => `text ${index}`);
  for (const each of texts) cacheTree(each, root);
  expect([texts[0], texts[1], texts[2], texts[49]].map((each) => takeTree(each ?? '') !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
