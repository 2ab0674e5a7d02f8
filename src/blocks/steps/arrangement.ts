import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Ornament } from '../../model/theme.ts';

/** How steps stand on a wide screen, and how many side by side. */
export type Arrangement = { readonly shape: 'staircase' | 'list' | 'row'; readonly across: 1 | 2 | 3 | 4 | 5 };

/** Whether so many steps make a stair. */
const isStair = (count: number): count is 2 | 3 | 4 | 5 => count >= 2 && count <= 5;

/** More than five stand in rows: four in each where that fills them, otherwise three. */
function inRows(count: number): Arrangement['across'] {
  if (count === 1 || isStair(count)) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** The arrangement that the author asks for, as far as it fits the number of steps. A stair unasked only where the site's ornament is one. */
export function arrangementOf(variant: BlockProps<'steps'>['variant'], count: number, ornament: Ornament): Arrangement {
  if (variant === 'list') return { shape: 'list', across: 1 };
  const isStaircase = variant === 'staircase' || (variant === undefined && ornament === 'stepwell');
  if (!isStaircase || !isStair(count)) return { shape: count === 1 ? 'list' : 'row', across: inRows(count) };
  return { shape: 'staircase', across: count };
}
