import { largest } from '../../model/lists.ts';

/** How many cards stand side by side on a wide screen, so that no row has a gap at its end. @param counts how many stand together: all, or those of each heading */
export function columnsFor(wanted: number, counts: readonly number[]): 1 | 2 | 3 | 4 {
  const cards = largest(counts);
  const columns = wanted === 3 && cards === 4 && counts.length === 1 ? 2 : Math.min(wanted, cards);
  return ([1, 2, 3] as const).find((each) => each === columns) ?? 4;
}

/** How many stand side by side so that no row is nearly empty. @param alone counts that fit in one row */
export function inFullRows(count: number, alone: readonly number[]): number {
  if (alone.includes(count)) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** Whether a card stands in a row of two, so that a last row of three has no gap: five are three and two, seven are three, two and two. */
export function isInPair(index: number, cards: number): boolean {
  const inPairs = [0, 4, 2][cards % 3] ?? 0;
  return cards > 4 && index >= cards - inPairs;
}
