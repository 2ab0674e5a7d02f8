import { isObject } from '../../content/entries/entries.ts';
import type { DaysOfWeek, TimeSpan } from '../../model/hours.ts';
import type { Json } from '../../model/json.ts';
import { whenIn } from '../../schema/explain/days-in-texts.ts';
import { timeIn, weekdayAndDateIn, weekdayNamesIn, weekStartIn } from '../../schema/formats/dates-in-words.ts';
import { eachDayIn } from '../../schema/formats/day-range.ts';
import { timeSpanOf } from '../../schema/formats/time-span.ts';
import { weekdaysIn } from '../../schema/formats/weekdays.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import { below, resolve, type Schema } from '../../schema/schemas/schemas.ts';

/**
 * `monday, wednesday` or `2026-07-03` in the site's language, and the headings that it stands under.
 * A text of an entry that is no day is a heading itself, after all days.
 */
export function daysOfWeekIn(written: string, language: string): DaysOfWeek {
  const said = whenIn(written, 'daysOfWeek') ?? '';
  const dates = eachDayIn(said);
  if (dates !== undefined) return datesAsDays(dates, language);
  const days = weekdaysIn(said);
  if (days === undefined) return { text: written, under: [{ at: Number.MAX_SAFE_INTEGER, name: written, weekday: 0 }] };
  const start = weekStartIn(language);
  const under = [...new Set(days)].map((weekday) => ({
    at: (weekday - start + 7) % 7,
    name: weekdayNamesIn([weekday], language),
    weekday,
  }));
  return { text: weekdayNamesIn(days, language), under: under.toSorted((a, b) => a.at - b.at) };
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

const DAY = 24 * 60;

/** `18:00-19:30` as clocks in the site's language show it. A text of an entry that is no time stays as it is, before all times. */
export function timeSpanIn(written: string, language: string): TimeSpan {
  const { from, until } = timeSpanOf(whenIn(written, 'timeSpan') ?? '') ?? {};
  if (from === undefined) return { text: written, begin: written, from: 0 };
  const begin = timeIn(from, language);
  if (until === undefined) return { text: begin, begin, from };
  // As hours are: a range in words is written in other digits, and in others again past midnight.
  const text = `${begin}\u00a0\u2013 ${timeIn(until, language)}`;
  return { text, begin, from, until: until > from ? until : until + DAY };
}

/** The entries of a list as its schema wants them to be shown: by the days and times under some keys of theirs. Others stay in the order in which they are. */
export function inOrder(entries: readonly Json[], list: Schema, language: () => string): readonly Json[] {
  const { inOrderOf, items = {} } = list;
  if (inOrderOf === undefined) return entries;
  const { schema } = resolve(items);
  const placed = entries.map((entry) => ({
    entry,
    places: inOrderOf.map((key) =>
      isObject(entry) ? placeOf(below(schema, key)?.kind, String(entry[key] ?? ''), language()) : '',
    ),
  }));
  return placed.toSorted((a, b) => compared(a.places, b.places)).map(({ entry }) => entry);
}

type Place = number | string;

function placeOf(kind: Kind | undefined, written: string, language: string): Place {
  if (kind === 'daysOfWeek') return daysOfWeekIn(written, language).under[0]?.at ?? 0;
  return kind === 'timeSpan' ? timeSpanIn(written, language).from : written;
}

function compared(a: readonly Place[], b: readonly Place[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
