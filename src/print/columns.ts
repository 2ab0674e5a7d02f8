import { largest } from '../model/lists.ts';
import { type Slice, stacked } from './slices.ts';

/** Things in rows of so many. */
export function rowsOf<T>(things: readonly T[], columns: number): T[][] {
  const count = Math.ceil(things.length / columns);
  return Array.from({ length: count }, (_, row) => things.slice(row * columns, (row + 1) * columns));
}

/** Columns beside one another, which are not divided. @param step from the left edge of one to that of the next */
export function sideBySide(columns: readonly (readonly Slice[])[], step: number): Slice {
  const all = columns.map((slices) => stacked(slices));
  return {
    height: largest(all.map(({ height }) => height)),
    before: 0,
    draw: (at) => {
      all.forEach((column, index) => {
        column.draw({ x: at.x + index * step, y: at.y });
      });
    },
  };
}
