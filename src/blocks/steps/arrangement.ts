import type { BlockProps } from '../../model/generated/resolved.ts';

/** How steps stand on a wide screen, and how many side by side. */
export type Arrangement = { readonly shape: 'staircase' | 'list' | 'row'; readonly across: 1 | 2 | 3 | 4 | 5 };

/** Whether so many steps make a stair. */
const isStair = (count: number): count is 2 | 3 | 4 | 5 => count >= 2 && count <= 5;

/** More than five stand in rows: four in each where that fills them, otherwise three. */
function inRows(count: number): Arrangement['across'] {
  if (count === 1 || isStair(count)) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** The arrangement that the author asks for, as far as it fits the number of steps. */
export function arrangementOf(variant: BlockProps<'steps'>['variant'], count: number): Arrangement {
  if (variant === 'list') return { shape: 'list', across: 1 };
  if (variant === 'row' || !isStair(count)) return { shape: count === 1 ? 'list' : 'row', across: inRows(count) };
  return { shape: 'staircase', across: count };
}
