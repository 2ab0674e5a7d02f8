import { expect, test } from 'vitest';
import { excessOfLong } from '../../src/content/texts/long/excess.ts';

const beginnings = (text: string): number | undefined => {
  const excess = excessOfLong(text);
  return excess?.of === 'beginnings' ? excess.count : undefined;
};

test.each([
  ['entries of one list', '- a\n'],
  ['entries with empty lines between them', '- a\n\n'],
  ['entries over two lines', '- a\n  b\n'],
  ['entries with two paragraphs', '- a\n\n  b\n\n'],
  ['lines of one quote', '> a\n>\n> b\n'],
  ['paragraphs', 'a\n\n'],
])('%s may be many', (_, text) => {
  expect(beginnings(text.repeat(4000))).toBeUndefined();
});

test.each([
  ['quotes', '> a\n\n', 1501],
  ['lists with words between them', '- a\n\nb\n\n', 1501],
  ['lists in the entries of a list', '- a\n  - b\n', 1502],
  ['quotes in the entries of a list', '- > a\n', 1501],
  ['lists in quotes', '> - a\n\n', 1501],
  ['footnotes', '[^1]: a\n\n', 1501],
])('%s are counted', (_, text, count) => {
  expect(beginnings(text.repeat(1501))).toBe(count);
});

test('1,500 are no excess', () => {
  expect(beginnings('> a\n\n'.repeat(1500))).toBeUndefined();
});
