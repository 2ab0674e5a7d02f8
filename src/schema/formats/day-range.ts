/** The first and the last of some days: `2026-12-24`. For a single day they are the same. */
export type DayRange = { readonly from: string; readonly until: string };

const ONE_OR_TWO = /^(\d{4}-\d\d-\d\d)(?:(?:\s*\u2013\s*|\s+-\s+|\s+to\s+)(\d{4}-\d\d-\d\d))?$/;

/** `2026-12-24`, or `2026-12-24 to 2026-12-26`. There may be no such day. @returns undefined for other texts */
export function dayRangeIn(text: string): DayRange | undefined {
  const [, from, until = from] = ONE_OR_TWO.exec(text) ?? [];
  return from === undefined || until === undefined ? undefined : { from, until };
}
