import type { BlockProps } from '../../model/generated/resolved.ts';
import { pictureIn } from '../../model/text.ts';

/** The places of the columns with pictures in them. */
export function picturesIn(
  columns: BlockProps<'table'>['columns'],
  rows: BlockProps<'table'>['rows'],
): readonly number[] {
  return columns.flatMap((_, at) => (rows.some((cells) => pictureIn(cells[at]) !== undefined) ? [at] : []));
}

/** The place of the column that says what a row is about: the first that has words. */
export function headOf(columns: BlockProps<'table'>['columns'], pictures: readonly number[]): number {
  return columns.findIndex((_, at) => !pictures.includes(at));
}
