import { listIn } from './lists-in-words.ts';
import type { OpenSpan } from './opening-hours.ts';

/** `2026-05-12` -> `12 May 2026`, in the words of a language. What is no day stays as it is. */
export function dateIn(date: string, language: string): string {
  const day = dayOf(date);
  return day === undefined ? date : formatIn(language, { dateStyle: 'long' }).format(day);
}

/** `2026-05` -> `May 2026`, in the words of a language. */
export function monthIn(month: string, language: string): string {
  return formatIn(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** `2026` -> `2026`, in the digits and the calendar of a language. */
export function yearIn(year: string, language: string): string {
  // The middle of it: where years begin on other days, most of it is in the same one.
  return formatIn(language, { year: 'numeric' }).format(new Date(`${year}-07-01T00:00:00Z`));
}

/** `2026-05-12` -> `Tuesday, 12 May 2026`, in the words of a language. */
export function dayIn(date: string, language: string): string {
  const day = dayOf(date);
  return day === undefined ? date : formatIn(language, { dateStyle: 'full' }).format(day);
}

/** `2026-12-24` and `2026-12-26` -> `24–26 December 2026`. */
export function dateRangeIn(from: string, until: string, language: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  if (from === until || first === undefined || last === undefined) return dateIn(from, language);
  return plainSpaces(formatIn(language, { dateStyle: 'long' }).formatRange(first, last));
}

/** `2026-12-24` -> `Thu 24 Dec`, `2026-12-24` and `2026-12-26` -> `24–26 Dec`, without the year that stands above. */
export function daysOfMonthIn(from: string, until: string, language: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  if (first === undefined || last === undefined) return from;
  const { format } = formatIn(language, { weekday: 'short', day: 'numeric', month: 'short' });
  if (from === until) return format(first);
  const isYear = from.slice(0, 4) === until.slice(0, 4);
  const range = formatIn(language, { day: 'numeric', month: 'short', ...(isYear ? {} : { year: 'numeric' }) });
  return plainSpaces(range.formatRange(first, last));
}

/** `2026-12-24` -> `Thursday, 24 December`, in the words of a language. */
export function weekdayAndDateIn(date: string, language: string): string {
  const day = dayOf(date);
  if (day === undefined) return date;
  return plainSpaces(formatIn(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(day));
}

/** The days of the week, in the words of a language: from three on end, the first and the last of them. @param days from 1, Monday, to 7 */
export function weekdayNamesIn(days: readonly number[], language: string): string {
  const { format } = formatIn(language, { weekday: 'long' });
  // 5 January 2026 was a Monday.
  const name = (day: number): string => format(Date.UTC(2026, 0, 4 + day));
  const named = runsOf(days).flatMap((run) => {
    const [first = 1, last = first] = [run[0], run.at(-1)];
    return run.length < 3 ? run.map(name) : [`${name(first)} \u2013 ${name(last)}`];
  });
  return listIn(named, language);
}

/** The day that a week begins with where a language is spoken, from 1, Monday, to 7. */
export function weekStartIn(language: string): number {
  // The types of the library don't have it yet, and newer engines have a function in place of it.
  const locale = new Intl.Locale(localeOf(language)) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** A time of day as clocks show it where a language is spoken. @param minutes since midnight */
export function timeIn(minutes: number, language: string): string {
  const { format } = formatIn(language, { hour: 'numeric', minute: '2-digit' });
  const written = plainSpaces(format(minutes * 60_000));
  // The end of a day isn't its beginning, where hours are counted that far.
  return minutes < 24 * 60 ? written : (/23(?=\D)/.exec(format(23 * 3_600_000))?.input.replace('23', '24') ?? written);
}

/** From one time until another: `18:00–19:30 Uhr`. One that ends before it begins goes on after midnight. */
export function timeRangeIn({ from, until }: OpenSpan, language: string): string {
  // Across midnight, Intl would add the days.
  if (until <= from || until >= 24 * 60) return `${timeIn(from, language)} \u2013 ${timeIn(until, language)}`;
  const format = formatIn(language, { hour: 'numeric', minute: '2-digit' });
  return plainSpaces(format.formatRange(from * 60_000, until * 60_000));
}

/** Days in a row together: Sunday is followed by Monday. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === ((day + 5) % 7) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function dayOf(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

/** Versions of Node write other spaces beside the same words, and not every font has them. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** "en" alone puts the month first and counts hours to twelve, which most readers of English do not. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([language, options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  return format;
}
