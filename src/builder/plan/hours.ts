import { dateRangeIn, monthIn, timeIn, weekdayNamesIn } from '../../content/dates/in-words.ts';
import type { Days, Weekdays } from '../../model/hours.ts';
import { dayRangeIn } from '../../schema/formats/day-range.ts';
import { openSpansIn } from '../../schema/formats/opening-hours.ts';
import { weekdaysIn } from '../../schema/formats/weekdays.ts';

/** What days and hours need to be said in the site's words. */
export type HoursContext = {
  readonly language: () => string;
  /** What is said of a day without hours. */
  readonly closed: () => string;
};

/** `tuesday to friday` in the site's language, and which days these are. */
export function weekdaysOf(written: string, { language }: HoursContext): Weekdays {
  const days = weekdaysIn(written) ?? [];
  return { text: weekdayNamesIn(days, language()), days };
}

/** `9:00-12:30, 14:00-18:00` as clocks in the site's language show it. */
export function hoursOf(written: string, { language, closed }: HoursContext): string {
  const spans = openSpansIn(written) ?? [];
  if (spans.length === 0) return closed();
  return spans
    .map(({ from, until }) => `${timeIn(from, language())}\u00a0\u2013 ${timeIn(until, language())}`)
    .join(', ');
}

/** `2026-12-24 to 2026-12-26` in the site's language, and the first and the last day. */
export function daysOf(written: string, { language }: HoursContext): Days {
  const { from, until } = dayRangeIn(written) ?? { from: written, until: written };
  return { text: dateRangeIn(from, until, language()), from, until };
}

/** A text that is a day or a month (`2026-05`), in the site's language. Others stay as they are. */
export function dayShown(written: string, { language }: Pick<HoursContext, 'language'>): string {
  const days = dayRangeIn(written);
  if (days !== undefined) return dateRangeIn(days.from, days.until, language());
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(written) ? monthIn(written, language()) : written;
}
