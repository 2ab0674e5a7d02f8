import type { SystemStyleObject } from '@chakra-ui/react';
import type { ListFilters } from '../../../model/plan.ts';
import { usePlace } from '../context.tsx';

const LONG = 60;

/** An item that browsers lay out when it comes near the window, and by itself: it can't share lines with others. What shows the focus lies around it. */
export const laidOutInSight = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 12rem',
  overflowClipMargin: '.5rem',
} as const satisfies SystemStyleObject;

export const countOf = ({ items }: ListFilters): number =>
  items.split(';').filter((item) => !item.startsWith('=')).length;

/** Whether visitors choose from the list of this block, and whether it is so long that each of its items is laid out by itself. */
export function useChosenList(): { readonly isChosen: boolean; readonly isLong: boolean } {
  const { filters } = usePlace();
  return { isChosen: filters !== undefined, isLong: filters !== undefined && countOf(filters) > LONG };
}
