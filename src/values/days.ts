import type { Dates, Days, DaysOfWeek, Weekdays } from '../model/hours.ts';
import type { Json } from '../model/json.ts';
import { allOf } from '../model/lists.ts';
import { dateIn, dayMeant, dayOf, dayRangeMeant, isDay, monthIn, monthWithout, weekdayAndDateIn } from './day.ts';
import type { TextMeant } from './field.ts';
import { dateFormat, plainSpaces } from './intl.ts';
import { weekdayNamesIn, weekdaysIn, weekdaysMeant, weekStartIn } from './weekdays.ts';
import { inForm, type When, type WordsOfHours } from './when.ts';

const isWeekdays = (text: string): boolean => weekdaysIn(text) !== undefined;

export const weekdays: When = {
  isWritten: isWeekdays,
  meant: weekdaysMeant,
  wrong: (text) =>
    dayMeant(text) !== undefined || dayRangeIn(text) !== undefined ? { why: 'date-as-weekday' } : undefined,
};

export const daysOfWeek: When = {
  isWritten: (text) => isWeekdays(text) || eachDayIn(text)?.every(areDays) === true,
  meant: (text) => weekdaysMeant(text) ?? dayRangeMeant(text) ?? dayMeant(text),
};

/** `tuesday to friday` in a language, and which days these are. */
export function weekdaysShown(written: string, language: string): Weekdays {
  const found = weekdaysIn(inForm(weekdays, written) ?? '');
  return found === undefined ? { text: written, days: [] } : { text: weekdayNamesIn(found, language), days: found };
}

/** `monday, wednesday` or `2026-07-03` in the site's language, and the headings that it stands under; a text that is no day is one itself, after all days. */
export function daysOfWeekIn(written: string, language: string): DaysOfWeek {
  const said = inForm(daysOfWeek, written) ?? '';
  const dates = eachDayIn(said);
  if (dates !== undefined) return datesAsDays(dates, language);
  const found = weekdaysIn(said);
  if (found === undefined)
    return { text: written, under: [{ at: Number.MAX_SAFE_INTEGER, name: written, weekday: 0 }] };
  const start = weekStartIn(language);
  const under = [...new Set(found)].map((weekday) => ({
    at: (weekday - start + 7) % 7,
    name: weekdayNamesIn([weekday], language),
    weekday,
  }));
  return { text: weekdayNamesIn(found, language), under: under.toSorted((a, b) => a.at - b.at) };
}

/** Days of a calendar, such as those of a festival. They come after days of the week. */
function datesAsDays(dates: readonly string[], language: string): DaysOfWeek {
  const under = [...new Set(dates)].toSorted().map((date) => {
    const time = Date.parse(date);
    const weekday = new Date(time).getUTCDay() || 7;
    return { at: 7 + time / 86_400_000, name: weekdayAndDateIn(date, language), weekday, date };
  });
  return { text: under.map(({ name }) => name).join(', '), under };
}

/** The first and the last of some days: `2026-12-24`. For a single day they are the same. */
export type DayRange = {
  readonly from: string;
  readonly until: string;
  /** When it begins on the first day, and ends on the last. */
  readonly times?: readonly [begins: string, ends: string];
};

const ONE_OR_TWO =
  /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?(?:(?:\s*\u2013\s*|\s+-\s+|\s+to\s+)(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?)?$/;

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
  return allOf(days)?.flat();
}

const DAY = 86_400_000;

/** `2026-12-24`, or `2026-12-24 to 2026-12-26`. There may be no such day. @returns undefined for other texts */
export function dayRangeIn(text: string): DayRange | undefined {
  const [, from, begins, until = from, ends] = ONE_OR_TWO.exec(text) ?? [];
  if (from === undefined || until === undefined) return undefined;
  return { from, until, ...(begins === undefined || ends === undefined ? {} : { times: [begins, ends] }) };
}

/** Whether a text is a day or some days on end, as they are written here. */
function areDays(text: string): boolean {
  const { from = '', until = '' } = dayRangeIn(text) ?? {};
  return Date.parse(from) <= Date.parse(until) && [from, until].every((day) => monthWithout(day) === undefined);
}

/** Days on end, or one, as the value that a page says: `{ from: 2026-07-03, until: 2026-07-05 }`. */
export function dateRangeMeant(text: string): (TextMeant & { readonly value: Json }) | undefined {
  const written = dayRangeIn(text);
  const found = written === undefined ? (dayRangeMeant(text) ?? dayMeant(text)) : { text, isSure: true };
  const { from, until } = dayRangeIn(found?.text ?? '') ?? {};
  if (found === undefined || from === undefined || until === undefined || !isDay(from) || !isDay(until))
    return undefined;
  const value = daysFrom(from, until);
  return { text: inBraces(value), value, isSure: found.isSure };
}

/** Of one day, the first alone. */
export const daysFrom = (from: string, until: string) => (from === until ? { from } : { from, until });

const inBraces = (value: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(value)
    .map(([key, day]) => `${key}: ${day}`)
    .join(', ')} }`;

export const days: When = { isWritten: areDays, meant: (text) => dayRangeMeant(text) ?? dayMeant(text) };

/** `2026-12-24` and `2026-12-26` -> `24–26 December 2026`. */
export function dateRangeIn(from: string, until: string, language: string): string {
  const [first, last] = [dayOf(from.slice(0, 10)), dayOf(until.slice(0, 10))];
  if (from === until || first === undefined || last === undefined) return dateIn(from.slice(0, 10), language);
  return plainSpaces(dateFormat(language, { dateStyle: 'long' }).formatRange(first, last));
}

/** `2026-12-24` -> `Thu 24 Dec`, `2026-12-24` and `2026-12-26` -> `24–26 Dec`, without the year that stands above. */
function daysOfMonthIn(from: string, until: string, language: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  if (first === undefined || last === undefined) return from;
  const { format } = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
  if (from === until) return format(first);
  const isYear = from.slice(0, 4) === until.slice(0, 4);
  const range = dateFormat(language, { day: 'numeric', month: 'short', ...(isYear ? {} : { year: 'numeric' }) });
  return plainSpaces(range.formatRange(first, last));
}

/** `2026-12-24 to 2026-12-26` in the site's language, and the first and the last day. */
export function daysIn(written: string, { language, isOver }: WordsOfHours): Days {
  const range = dayRangeIn(inForm(days, written) ?? '');
  if (range === undefined) return { text: written, from: written, until: written, isOver: false };
  return { text: dateRangeIn(range.from, range.until, language()), ...range, isOver: isOver(range.until) };
}

/** `2026-12-24 to 2026-12-26` in the site's language, and the month that it begins in. A text that is no day is a heading itself, before all months. */
export function datesIn(written: string, { language, isOver }: WordsOfHours): Dates {
  const range = dayRangeIn(inForm(days, written) ?? '');
  if (range === undefined) return { text: written, under: [{ at: 0, name: written }], isOver: false };
  const { from, until } = range;
  const [year = 0, month = 0] = from.split('-').map(Number);
  return {
    text: daysOfMonthIn(from, until, language()),
    under: [{ at: year * 12 + month, name: monthIn(from.slice(0, 7), language()) }],
    isOver: isOver(until),
  };
}

/** A text that is a day or a month (`2026-05`), in the site's language. Others stay as they are. */
export function dayShown(written: string, language: string): string {
  const range = dayRangeIn(written);
  if (range !== undefined) return dateRangeIn(range.from, range.until, language);
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(written) ? monthIn(written, language) : written;
}
