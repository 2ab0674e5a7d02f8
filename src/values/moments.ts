import { dateFormat } from './intl.ts';

/** A day (`2026-12-01`), or a day and a time (`2026-12-01 09:30`), which may say its zone (`Z`, `+05:30`). */
const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?: ?(Z|[+-]\d\d:?\d\d))?)?$/;

const MINUTE = 60_000;

/** The days of a month, and the month. */
export type Month = { readonly year: number; readonly month: number; readonly days: number };

/** The month of a date whose day the month doesn't have: 30 February. Undefined for a day that there is, and for other texts. */
export function monthWithout(text: string): Month | undefined {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return undefined;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > days ? { year, month, days } : undefined;
}

/**
 * The first moment of a day, or the moment of a time, in milliseconds since 1970.
 *
 * @param timeZone whose day or time is meant where the text has no zone of its own
 * @returns undefined for what is no day or time
 */
export function beginningOf(text: string, timeZone: string): number | undefined {
  const [whole, year, month, day, hour = '00', minute = '00', second = '00', zone] = FORM.exec(text) ?? [];
  if (whole === undefined || monthWithout(text) !== undefined) return undefined;
  const clock = Date.parse(`${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:${second}Z`);
  if (Number.isNaN(clock)) return undefined;
  if (zone !== undefined) return clock - minutesIn(zone) * MINUTE;
  // The offset of the zone depends on the moment, which depends on the offset.
  const near = clock - offsetAt(clock, timeZone);
  return clock - offsetAt(near, timeZone);
}

/** The moment at which a day is over; of a time, that time. Like `beginningOf` otherwise. */
export function endOf(text: string, timeZone: string): number | undefined {
  if (text.length > 10 || beginningOf(text, timeZone) === undefined) return beginningOf(text, timeZone);
  const next = new Date(Date.parse(`${text}T00:00:00Z`) + 24 * 60 * MINUTE);
  return beginningOf(next.toISOString().slice(0, 10), timeZone);
}

/** A moment as a clock in a zone shows it: `2026-12-01 09:30`. */
export function onClock(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** A day, or a moment as a clock in a zone shows it: `2026-07-04 19:30` of `2026-07-04T17:30Z`. Other texts stay as they are. */
export function onClockIn(text: string, timeZone: string): string {
  const moment = text.length > 10 ? beginningOf(text, timeZone) : undefined;
  return moment === undefined ? text : onClock(moment, timeZone);
}

/** Whether a zone has a name that computers know: `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return formatFor(name) !== undefined;
  } catch {
    return false;
  }
}

/** `+05:30` -> 330. */
function minutesIn(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours = 0, minutes = 0] = (zone.match(/\d\d/g) ?? []).map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(moment / 1000) * 1000;
}

/** @throws RangeError for a zone that isn't known */
const formatFor = (timeZone: string): Intl.DateTimeFormat => dateFormat('en-US', { timeZone, ...IN_PARTS });

const IN_PARTS: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};
