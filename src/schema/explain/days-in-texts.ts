import { dayRangeIn, eachDayIn } from '../formats/day-range.ts';
import { monthWithout } from '../formats/moments.ts';
import { openSpansIn } from '../formats/opening-hours.ts';
import { timeSpanOf } from '../formats/time-span.ts';
import { weekdaysIn } from '../formats/weekdays.ts';
import type { Kind } from '../schemas/kinds.ts';
import { daysMeant } from './days.ts';

const isWeekdays = (text: string): boolean => weekdaysIn(text) !== undefined;

function isDays(text: string): boolean {
  const { from = '', until = '' } = dayRangeIn(text) ?? {};
  return Date.parse(from) <= Date.parse(until) && [from, until].every((day) => monthWithout(day) === undefined);
}

/** Whether a text is written as days, times or hours are written here. */
const IS_WRITTEN: Partial<Readonly<Record<Kind, (text: string) => boolean>>> = {
  days: isDays,
  dates: isDays,
  weekdays: isWeekdays,
  daysOfWeek: (text) => isWeekdays(text) || eachDayIn(text)?.every(isDays) === true,
  timeSpan: (text) => timeSpanOf(text) !== undefined,
  openingHours: (text) => openSpansIn(text) !== undefined,
};

/** Whether what stands under a key of a kind is days, times or hours. */
export const saysWhen = (kind: Kind | undefined): kind is Kind => kind !== undefined && IS_WRITTEN[kind] !== undefined;

/**
 * Days, times or hours that a text of an entry says, in the form in which they are written here: `Montags` is `monday`,
 * `9-12 Uhr` is `9:00-12:00`. Blocks are held against these forms, while a field of an entry may have the type `text`.
 *
 * @returns undefined for a text that nobody can read as such
 */
export function whenIn(text: string, kind: Kind): string | undefined {
  const isWritten = IS_WRITTEN[kind];
  if (isWritten === undefined || isWritten(text)) return text;
  const found = daysMeant(kind, text)?.text;
  return found !== undefined && isWritten(found) ? found : undefined;
}
