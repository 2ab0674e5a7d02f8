import { expect, test } from 'vitest';
import { columnsFor, isInPair } from '../../src/blocks/shared/columns.ts';

/** How many cards stand in each row of a grid of three columns. */
function rowsOf(cards: number): number[] {
  const rows: number[] = [];
  const columns = columnsFor(3, [cards]);
  for (let index = 0; index < cards; index += rows.at(-1) ?? 1) {
    rows.push(columns === 3 && isInPair(index, cards) ? 2 : columns);
  }
  return rows;
}

test('rows of three columns are full, however many cards there are', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(rowsOf)).toEqual([
    [1],
    [2],
    [3],
    [2, 2],
    [3, 2],
    [3, 3],
    [3, 2, 2],
    [3, 3, 2],
    [3, 3, 3],
    [3, 3, 2, 2],
  ]);
});
