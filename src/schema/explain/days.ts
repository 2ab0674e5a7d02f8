import type { WrongValue } from '../../diagnostics/messages/told.ts';
import { dayMeant, dayRangeMeant } from '../formats/day-meant.ts';
import { dayRangeIn } from '../formats/day-range.ts';
import { hoursMeant, type TextMeant, timeMeant } from '../formats/opening-hours.ts';
import { timeSpanMeant } from '../formats/time-span.ts';
import { weekdaysMeant } from '../formats/weekdays.ts';
import type { Kind } from '../schemas/kinds.ts';

const sure = (text: string | undefined): TextMeant | undefined =>
  text === undefined ? undefined : { text, isSure: true };

/** Days and hours as they are written here: `Mon-Fri`, `9am-5pm`, `24.12.2026`. Undefined where nobody knows what is meant. */
export function daysMeant(kind: Kind | undefined, value: string): TextMeant | undefined {
  switch (kind) {
    case 'weekdays':
      return sure(weekdaysMeant(value));
    case 'daysOfWeek':
      return sure(weekdaysMeant(value)) ?? dayRangeMeant(value) ?? dayMeant(value);
    case 'openingHours':
      return hoursMeant(value);
    case 'timeSpan':
      return timeSpanMeant(value);
    case 'days':
    case 'dates':
      return dayRangeMeant(value) ?? dayMeant(value);
    default:
      return undefined;
  }
}

/** A time that no clock shows, such as 25:00 or 9:75. */
const NO_TIME = /(?<!\d)(?:(?:2[5-9]|[3-9]\d):\d\d|24:(?!00)\d\d|\d{1,2}:[6-9]\d)/;

/** What is wrong with days or hours of which nobody knows how they were meant; undefined where that can't be told. */
export function wrongInDays(kind: Kind | undefined, value: string): WrongValue | undefined {
  if (kind === 'weekdays') {
    const isDate = dayMeant(value) !== undefined || dayRangeIn(value) !== undefined;
    return isDate ? { why: 'date-as-weekday' } : undefined;
  }
  if (kind !== 'openingHours' && kind !== 'timeSpan') return undefined;
  const isOpening = kind === 'openingHours';
  if (isOpening && /^[\p{L} ]+$/u.test(value)) return { why: 'words-as-hours' };
  const start = isOpening ? startIn(value) : undefined;
  if (start !== undefined) return { why: 'only-start', example: `${start}-${otherEnd(start)}` };
  const [time] = NO_TIME.exec(value) ?? [];
  return time === undefined ? undefined : { why: 'no-time', time };
}

/** The time of a text that says no other: `6pm`, `ab 18 Uhr`. */
function startIn(value: string): string | undefined {
  const written = value
    .trim()
    .toLowerCase()
    .replace(/^(?:from|ab|von|de|dalle?|à partir de|since|seit)\s+/, '');
  const time = written.length > 20 ? undefined : timeMeant(written);
  if (time === undefined) return undefined;
  const hour = time.half === undefined || time.hour > 12 ? time.hour : (time.hour % 12) + (time.half === 'p' ? 12 : 0);
  return hour > 23 ? undefined : `${hour}:${time.minute}`;
}

const otherEnd = (start: string): string => (Number(start.split(':')[0]) < 16 ? '18:00' : '24:00');
