import type { Dates } from '../../model/hours.ts';
import { whenIn } from '../../schema/explain/days-in-texts.ts';
import { daysOfMonthIn, monthIn } from '../../schema/formats/dates-in-words.ts';
import { dayRangeIn } from '../../schema/formats/day-range.ts';

/** What days need to be said and folded away. */
type DatesContext = { readonly language: () => string; readonly isOver: (day: string) => boolean };

/**
 * `2026-12-24 to 2026-12-26` in the site's language, and the month that it begins in. A text of an entry that is no day is a heading itself, before
 * all months.
 */
export function datesIn(written: string, { language, isOver }: DatesContext): Dates {
  const range = dayRangeIn(whenIn(written, 'dates') ?? '');
  if (range === undefined) return { text: written, under: [{ at: 0, name: written }], isOver: false };
  const { from, until } = range;
  const [year = 0, month = 0] = from.split('-').map(Number);
  return {
    text: daysOfMonthIn(from, until, language()),
    under: [{ at: year * 12 + month, name: monthIn(from.slice(0, 7), language()) }],
    isOver: isOver(until),
  };
}
