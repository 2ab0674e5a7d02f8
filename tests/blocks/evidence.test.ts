import { describe, expect, test } from 'vitest';
import { acrossOf, widthOf } from '../../src/blocks/figures/size.ts';
import { barsOf, lineOf, linesOf, rowsOf, widthsOf } from '../../src/blocks/screen/Screen.tsx';
import { initialsOf } from '../../src/blocks/shared/portrait/Portrait.tsx';

describe('figures', () => {
  test('are smaller the wider the widest of them is', () => {
    const widths = ['7', '50%', '$1M+', '99.99%', '1 234 567'].map((value) => widthOf(['1', value]));
    expect(widths).toEqual([...widths].sort((one, other) => Number(one) - Number(other)));
    expect(widthOf(['a whole sentence'])).toBe('long');
  });

  test('four stand side by side while they are short', () => {
    expect(acrossOf(4, widthOf(['50+', '5+']))).toBe(4);
    expect(acrossOf(4, widthOf(['99.99%', '5+']))).toBe(2);
    expect(acrossOf(3, 'long')).toBe(3);
  });
});

describe('initials', () => {
  test.each([
    ['Asha Patil', 'AP'],
    ['Asha', 'A'],
    ['dr. ana maria de la Cruz', 'AC'],
    ['Dr. Sunita Borse', 'SB'],
    ['J. Smith', 'JS'],
    ['Łukasz Żak', 'ŁŻ'],
    ['山田 太郎', '山太'],
    ['  ', ''],
    ['42 & co', 'C'],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a screen', () => {
  const half = {};
  const wide = { wide: true };

  test('has no part beside a gap', () => {
    expect(widthsOf([wide, half, half, half])).toEqual(['full', 'half', 'half', 'full']);
    expect(widthsOf([half, wide, half, half])).toEqual(['full', 'full', 'half', 'half']);
  });

  test('draws numbers that are all the same, below zero, or only one', () => {
    for (const values of [[0], [5, 5, 5], [-3, -1], [-2, 0, 4], [1e9, 1e-9]]) {
      const { line, area, end } = lineOf(values);
      const { bars, last } = barsOf(values);
      expect([line, area, end, bars, last].join(' ')).not.toMatch(/NaN|Infinity/);
    }
  });

  test('draws the lines of its map between the middles of things', () => {
    const nodes = [{ name: 'A' }, { name: 'B' }, { name: 'C', row: 4 }];
    expect(rowsOf(nodes).map((row) => row.length)).toEqual([2, 1]);
    const lines = linesOf({
      nodes,
      links: [
        { from: 'A', to: 'C' },
        { from: 'A', to: 'B', state: 'ok' },
      ],
    });
    expect(lines.map(({ d }) => d)).toEqual(['M25 25C25 50 50 50 50 75', 'M25 25L75 25']);
  });
});
