/** The first and the last of some days: `2026-12-24`. For a single day they are the same. */
export type DayRange = { readonly from: string; readonly until: string };

const ONE_OR_TWO = /^(\d{4}-\d\d-\d\d)(?:(?:\s*\u2013\s*|\s+-\s+|\s+to\s+)(\d{4}-\d\d-\d\d))?$/;

/** `2026-12-24`, or `2026-12-24 to 2026-12-26`. There may be no such day. @returns undefined for other texts */
export function dayRangeIn(text: string): DayRange | undefined {
  const [, from, until = from] = ONE_OR_TWO.exec(text) ?? [];
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** `24.12.2026`, `24 December 2026` or `12/24/2026` as it is written here; undefined where nobody knows, as with 3/4/2026. */
export function dayMeant(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return isoDay(year, month, day);
  const [, first, second, last] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined && last !== undefined) {
    if (Number(first) > 12) return isoDay(last, second, first);
    return Number(second) > 12 ? isoDay(last, first, second) : undefined;
  }
  const named = /^(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}\.? \d{4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})$/i.test(
    text,
  );
  const time = named ? Date.parse(`${text.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

function isoDay(year: string, month: string, day: string): string | undefined {
  if (Number(month) > 12 || Number(month) < 1 || Number(day) > 31 || Number(day) < 1) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
