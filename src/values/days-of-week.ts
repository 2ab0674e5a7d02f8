import type { DaysOfWeek, Weekdays } from '../model/hours.ts';
import { dayMeant, dayRangeMeant, weekdayAndDateIn } from './day.ts';
import { areDays, dayRangeIn, eachDayIn } from './days.ts';
import { weekdayNamesIn, weekdaysIn, weekdaysMeant, weekStartIn } from './weekdays.ts';
import { inForm, type When } from './when.ts';

const isWeekdays = (text: string): boolean => weekdaysIn(text) !== undefined;

const weekdaysFor: When['meant'] = (text) => {
  const found = weekdaysMeant(text);
  return found === undefined ? undefined : { text: found, isSure: true };
};

export const weekdays: When = {
  isWritten: isWeekdays,
  meant: weekdaysFor,
  wrong: (text) =>
    dayMeant(text) !== undefined || dayRangeIn(text) !== undefined ? { why: 'date-as-weekday' } : undefined,
};

export const daysOfWeek: When = {
  isWritten: (text) => isWeekdays(text) || eachDayIn(text)?.every(areDays) === true,
  meant: (text) => weekdaysFor(text) ?? dayRangeMeant(text) ?? dayMeant(text),
};

/** `tuesday to friday` in a language, and which days these are. */
export function weekdaysShown(written: string, language: string): Weekdays {
  const found = weekdaysIn(inForm(weekdays, written) ?? '');
  return found === undefined ? { text: written, days: [] } : { text: weekdayNamesIn(found, language), days: found };
}

/**
 * `monday, wednesday` or `2026-07-03` in the site's language, and the headings that it stands under.
 * A text of an entry that is no day is a heading itself, after all days.
 */
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
