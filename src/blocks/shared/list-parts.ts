import { largest } from '../../model/lists.ts';
import type { ListHeading } from '../../model/screen.ts';
import { usePlace } from './context.tsx';

/** Items of a list under one heading. */
export type ListPart<Item> = {
  readonly heading: ListHeading;
  /** Where the first of them is in the list, counted from 0. */
  readonly from: number;
  readonly items: readonly Item[];
};

/** The items of the block's list under their headings; undefined if it has none. */
export function useListParts<Item>(items: readonly Item[]): readonly ListPart<Item>[] | undefined {
  return usePlace().headings?.map((heading, at, all) => ({
    heading,
    from: heading.from,
    items: items.slice(heading.from, all[at + 1]?.from),
  }));
}

/** How many items of the block's list stand together: all of them, or those under each heading. */
export function useCounts(items: readonly unknown[]): readonly number[] {
  return useListParts(items)?.map((part) => part.items.length) ?? [items.length];
}

/** How many items of the block's list stand together: all of them, or where it has headings, the most under one. */
export function useMostTogether(items: readonly unknown[]): number {
  return largest(useCounts(items));
}
