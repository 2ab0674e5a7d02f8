import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/blocks/bento/Bento.tsx';

type Box = { readonly columns: number; readonly rows: number };

/** Puts boxes into a grid as a browser does, each after the one before. Gives the cells of each row that are taken. */
function placed(boxes: readonly Box[], columns: number): boolean[][] {
  const rows: boolean[][] = [];
  const at = (row: number): boolean[] => {
    rows[row] ??= Array.from({ length: columns }, () => false);
    return rows[row];
  };
  const fits = (box: Box, row: number, column: number): boolean =>
    column + box.columns <= columns &&
    Array.from({ length: box.rows }, (_, down) => at(row + down).slice(column, column + box.columns)).every((taken) =>
      taken.every((each) => !each),
    );
  let cursor = 0;
  for (const box of boxes) {
    let position = cursor;
    while (!fits(box, Math.floor(position / columns), position % columns)) position += 1;
    const [row, column] = [Math.floor(position / columns), position % columns];
    for (let down = 0; down < box.rows; down += 1) at(row + down).fill(true, column, column + box.columns);
    cursor = position + box.columns;
  }
  while (rows.at(-1)?.every((taken) => !taken)) rows.pop();
  return rows;
}

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe('the cards of a bento', () => {
  test.each(counts)('%i fill whole rows on a wide screen', (count) => {
    const cells = cellsOf(count);
    expect(cells).toHaveLength(count);
    expect(placed(cells, 12).flat()).not.toContain(false);
  });

  test.each(counts)('%i fill whole rows on a tablet', (count) => {
    const boxes = cellsOf(count).map(({ tablet }) => ({ columns: tablet, rows: 1 }));
    expect(placed(boxes, 2).flat()).not.toContain(false);
  });

  test('the last is never stretched over a row, and sizes differ', () => {
    for (const count of counts.slice(1)) {
      const cells = cellsOf(count);
      expect(cells.at(-1)?.columns, String(count)).toBeLessThan(12);
      expect(new Set(cells.map(({ columns }) => columns)).size, String(count)).toBeGreaterThan(1);
    }
  });
});
