import type { ListFilters } from '../../../model/screen.ts';
import { usePlace } from '../context.tsx';

/** A list with more items than this takes long to lay out. */
const LONG = 60;

/** How many items a list has, each counted once. */
export const countOf = ({ items }: ListFilters): number =>
  items.split(';').filter((item) => !item.startsWith('=')).length;

/** Whether visitors choose from the list of this block, and whether it is so long that each of its items is laid out by itself. */
export function useChosenList(): { readonly isChosen: boolean; readonly isLong: boolean } {
  const { filters } = usePlace();
  return { isChosen: filters !== undefined, isLong: filters !== undefined && countOf(filters) > LONG };
}
