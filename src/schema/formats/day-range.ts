/** The first and the last of some days: `2026-12-24`. For a single day they are the same. */
export type DayRange = { readonly from: string; readonly until: string };

const ONE_OR_TWO = /^(\d{4}-\d\d-\d\d)(?:(?:\s*\u2013\s*|\s+-\s+|\s+to\s+)(\d{4}-\d\d-\d\d))?$/;

/** At most so many days are told one by one. */
export const MOST_DAYS = 31;

/** Days and ranges with commas between them, each of their days by itself. @returns undefined for other texts, and for days that there aren't */
export function eachDayIn(text: string): string[] | undefined {
  const days = text.split(',').map((part) => {
    const { from, until } = dayRangeIn(part.trim()) ?? {};
    const [first, last] = [Date.parse(from ?? ''), Date.parse(until ?? '')];
    if (from === undefined || !(first <= last)) return undefined;
    const count = Math.min(MOST_DAYS, Math.round((last - first) / DAY) + 1);
    return Array.from({ length: count }, (_, at) => new Date(first + at * DAY).toISOString().slice(0, 10));
  });
  return days.includes(undefined) ? undefined : days.flatMap((each) => each ?? []);
}

const DAY = 86_400_000;

/** `2026-12-24`, or `2026-12-24 to 2026-12-26`. There may be no such day. @returns undefined for other texts */
export function dayRangeIn(text: string): DayRange | undefined {
  const [, from, until = from] = ONE_OR_TWO.exec(text) ?? [];
  return from === undefined || until === undefined ? undefined : { from, until };
}
