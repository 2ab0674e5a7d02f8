import { expect, test } from 'vitest';
import { paragraphsOf, parseMarkdown } from '../../src/content/texts/markdown.ts';
import fc from '../random.ts';

const pieces = [
  ...' abZ09.,:;\'"()-+=|{}/%$@^?\u00a0\u2003é漢\u200b\ufeff\u2028',
  ...['- ', '1. ', 'www.a.com', 'http://a.b', 'a@b.c', '---', '\t', '\n', '    ', '*', '_', '`', '&amp;', '\\', '!'],
  ...['[x]', '(/)', '#', '~~', '<b>'],
];

const bare = (nodes: unknown): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));

test('a text without marks is the paragraph that the parser makes of it', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((each) => each.join(''));
  const property = fc.property(text, (written) => {
    const parsed = parseMarkdown(written).children.flatMap((node) =>
      node.type === 'paragraph' ? [node.children] : [],
    );
    expect(bare(paragraphsOf(written))).toEqual(bare(parsed));
  });
  fc.assert(property, { numRuns: 1_000, seed: 1 });
});
