import type { WrongValue } from '../diagnostics/messages/told.ts';
import { withPlainDigits } from './digits.ts';
import type { TextMeant } from './field.ts';
import { hourOf, type LooseTime, timeMeant } from './hours.ts';
import { dateFormat, plainSpaces } from './intl.ts';
import { isWeekday, monthCalled } from './weekdays.ts';

/** A day (`2026-12-01`), or a day and a time (`2026-12-01 09:30`), which may say its zone (`Z`, `+05:30`). */
const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?: ?(Z|[+-]\d\d:?\d\d))?)?$/;

const MINUTE = 60_000;

type Month = { readonly year: number; readonly month: number; readonly days: number };

/** The month of a date whose day the month doesn't have: 30 February. Undefined for a day that there is, and for other texts. */
export function monthWithout(text: string): Month | undefined {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return undefined;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > days ? { year, month, days } : undefined;
}

/** The first moment of a day, or that of a time, in milliseconds since 1970; undefined for other texts. @param timeZone of a text that says none */
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

/** `+05:30`, `GMT+05:30` -> 330. */
function minutesIn(zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (zone.match(/\d\d/g) ?? []).map(Number);
  return (zone.includes('-') ? -1 : 1) * (hours * 60 + minutes + seconds / 60);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = formatFor(timeZone).formatToParts(moment);
  return minutesIn(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') * MINUTE;
}

/** @throws RangeError for a zone that isn't known */
const formatFor = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** Whether a text is a day that there is, as it is written here. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && monthWithout(text) === undefined && !Number.isNaN(Date.parse(text));

/** Longer texts say more than a day. */
const LONGEST = 80;

/** Words that say nothing about which day it is: `den 20. Juni`, `20 de junio de 2026`, `20 июня 2026 г.`. */
const SMALL = new Set(
  'the of on am den der dem dne de del do d le la el il em u um at vom von from since ab seit г г. року r. år'.split(
    ' ',
  ),
);

/** `24.12.2026`, `20. Juni 2026`, `Dec 24th, 2026`, `2026/12/24` as `2026-12-24`; undefined where nobody knows, as with 3/4/2026. */
export function dayMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST) return undefined;
  const moment = momentIn(text);
  if (moment !== undefined) return isMidnight(moment) ? { text: moment.date, isSure: true } : undefined;
  const words = wordsIn(text);
  return inNumbers(words.join(' ')) ?? inWords(words);
}

/** `24.12.2026 - 3.1.2027`, `24. bis 26. Dezember 2026` as `2026-12-24 to 2026-12-26`. */
export function dayRangeMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST) return undefined;
  const [first, second, ...others] = endsOf(text);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const until = dayMeant(second);
  const from = until === undefined ? undefined : (dayMeant(first) ?? dayMeant(withRest(first, second, until.text)));
  if (from === undefined || until === undefined) return undefined;
  return { text: `${from.text} to ${until.text}`, isSure: from.isSure && until.isSure };
}

/** `26.12.2026, 18 Uhr`, `2026-12-26 6pm` as `2026-12-26 18:00`. */
export function momentMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST) return undefined;
  const words = text.trim().split(/[\s,]+/);
  for (let count = 1; count <= 3 && count < words.length; count += 1) {
    const written = words.slice(-count).join(' ').toLowerCase();
    const time = /^\d{1,2}$/.test(written) ? undefined : timeMeant(written);
    const day = dayMeant(
      words
        .slice(0, -count)
        .filter((word) => !BEFORE_TIME.has(word.toLowerCase()))
        .join(' '),
    );
    const clock = time === undefined ? undefined : clockOf(time);
    if (clock !== undefined && day !== undefined) return { text: `${day.text} ${clock}`, isSure: day.isSure };
  }
  return undefined;
}

/** A day with a time as programs write it: `2026-07-04T19:30:00+12:00`, `2026-07-04 19:30`. */
type Moment = {
  readonly date: string;
  readonly time: string;
  readonly seconds: string;
  readonly zone: string | undefined;
};

/** Reads such a text. There may be no such day or time. @returns undefined for other texts */
export function momentIn(text: string): Moment | undefined {
  const [, date, time, seconds = '00', zone] =
    /^(\d{4}-\d\d-\d\d)(?:T|\s{1,9})(\d\d?:\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s?(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(
      text.trim(),
    ) ?? [];
  return date === undefined || time === undefined ? undefined : { date, time, seconds, zone };
}

export const isDayOrMoment = (text: string): boolean => isDay(text) || isDay(momentIn(text)?.date ?? '');

/** `2026-07-04 19:30` -> `4 July 2026 at 19:30`, in the words of a language; a day as `dateIn`. */
export function momentShown(text: string, language: string): string {
  const moment = beginningOf(text, 'UTC');
  if (text.length <= 10 || moment === undefined) return dateIn(text, language);
  return plainSpaces(dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(moment));
}

/** Whether a moment has no time that says something: a day, as programs write it. */
export const isMidnight = ({ time, seconds }: Moment): boolean => /^0?0:00$/.test(time) && Number(seconds) === 0;

/**
 * A moment, or two of one day, as a day and a time: `2026-07-04`, `19:30-21:30`. Undefined where the time says nothing, or more than hours and minutes.
 * What the time is elsewhere, nobody knows: a zone is given back, for who asks.
 */
export function dayAndTimeIn(
  text: string,
): { readonly date: string; readonly time: string; readonly zone: string | undefined } | undefined {
  const [first, ...others] = text.split(' to ').map(momentIn);
  const [last = first] = others;
  if (first === undefined || last === undefined || others.length > 1 || first.date !== last.date) return undefined;
  if ([first, last].some((each) => isMidnight(each) || Number(each.seconds) !== 0)) return undefined;
  const time = others.length === 0 ? first.time : `${first.time}-${last.time}`;
  return { date: first.date, time, zone: first.zone ?? last.zone };
}

const BEFORE_TIME = new Set('um|at|à|a|las|alle|ore|kl|kl.|om|às|o|v|в|ab|from'.split('|'));

function clockOf(time: LooseTime): string | undefined {
  const hours = hourOf(time);
  if (hours > 23 || Number(time.minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${time.minute.padStart(2, '0')}`;
}

function wordsIn(text: string): string[] {
  const words = withPlainDigits(text).trim().toLowerCase().replace(/,/g, ' ').split(/\s+/);
  return words.filter((word) => !SMALL.has(word) && (monthCalled(word) !== undefined || !isWeekday(word)));
}

/** Numbers with dots, slashes, hyphens or signs of their own between them. */
function inNumbers(text: string): TextMeant | undefined {
  const [, year, month, day] =
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{4})\s?[-./年년]\s?(\d{1,2})\s?[-./月월]\s?(\d{1,2})[.日일]?$/.exec(text) ??
    [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const swapped = isoDay(year, day, month);
    return isoDay(year, month, day) ?? (swapped && { ...swapped, isSure: false });
  }
  const [, first, sign, second, last] = /^(\d{1,2})(\.\s?|[/-])(\d{1,2})(?:\.\s?|[/-])(\d{4}|\d\d)$/.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  // With two digits it may be the year of another century, or the day.
  const whole = last.length === 4 ? last : `20${last}`;
  const sure = (found: TextMeant | undefined): TextMeant | undefined =>
    found && { ...found, isSure: last.length === 4 };
  if (sign?.startsWith('.') === true || Number(first) > 12) return sure(isoDay(whole, second, first));
  return Number(second) > 12 ? sure(isoDay(whole, first, second)) : undefined;
}

/** Why nobody knows which day is meant: `3/4/2026` may be two, with the month first or second, and `31.02.2026` is none. Undefined for other texts. */
export function wrongDayIn(text: string): WrongValue | undefined {
  const moment = momentIn(text);
  if (moment !== undefined && !isMidnight(moment)) return { why: 'day-alone', date: moment.date, time: moment.time };
  const date = dayMeant(text)?.text ?? text.trim();
  const month = monthWithout(date);
  if (month !== undefined) return { why: 'no-such-day', date, ...month };
  const [, one = '', two = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  const [first, second] = [isoDay(year ?? '', two, one), isoDay(year ?? '', one, two)];
  if (year === undefined || one === two || first === undefined || second === undefined) return undefined;
  return { why: 'two-days', first: first.text, second: second.text };
}

/** A day, a month by its name and a year, in the order of any language. */
function inWords(words: readonly string[]): TextMeant | undefined {
  // `20.Juni`, `20-Jun-2026`
  const parts = words.length === 3 ? words : words.flatMap((word) => word.match(/\d+\.?|[^\d\s.-]+\.?/g) ?? []);
  const named = parts.flatMap((word) => monthCalled(word) ?? []);
  const numbers = parts.flatMap((word) => /^(\d{1,4})(?:\.|er|re|st|nd|rd|th|[ºª°]|-?[ae])?$/.exec(word)?.[1] ?? []);
  const [month, ...otherMonths] = named;
  const [first = '', second = '', ...otherNumbers] = numbers;
  if (month === undefined || otherMonths.length + otherNumbers.length > 0 || parts.length !== 3) return undefined;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return year.length === 4 && day.length < 3 ? isoDay(year, String(month), day) : undefined;
}

/** The first and the last day, as far as they are said. */
function endsOf(text: string): string[] {
  const written = text.trim().replace(/^(?:vom|von|from|du|del|dal|van)\s+/i, '');
  const spaced = written.split(
    /(?<!\s)\s+(?:bis|to|till|until|through|thru|au|al|hasta|tot|til|do|[-\u2013\u2014])\s+/i,
  );
  // A hyphen without spaces stands between numbers with dots, and inside of others.
  return spaced.length === 2 ? spaced : written.split(/(?<=\.|\d{8})\s?[-\u2013\u2014]\s?(?=\d)|\u2013|\u2014/);
}

/** A day with the month and the year of another one, where it says none: `24.` before `26. Dezember 2026`. */
function withRest(first: string, second: string, until: string): string {
  const [year = '', month = ''] = until.split('-');
  const written = first.trim();
  const [, day] = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/i.exec(written) ?? [];
  if (day !== undefined) return `${year}-${month}-${day}`;
  const [, ownDay, ownMonth] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(written) ?? [];
  if (ownDay !== undefined) return `${year}-${ownMonth}-${ownDay}`;
  return second === written ? written : `${written} ${year}`;
}

function isoDay(year: string, month: string, day: string): TextMeant | undefined {
  if (Number(month) > 12 || Number(month) < 1 || Number(day) > 31 || Number(day) < 1) return undefined;
  return { text: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, isSure: true };
}

/** Says a day in the words of a language. What is no day stays as it is. */
const said =
  (options: Intl.DateTimeFormatOptions) =>
  (date: string, language: string): string => {
    const day = dayOf(date);
    return day === undefined ? date : plainSpaces(dateFormat(language, options).format(day));
  };

/** `2026-05-12` -> `12 May 2026`. */
export const dateIn = said({ dateStyle: 'long' });

/** `2026-05-12` -> `Tuesday, 12 May 2026`. */
export const dayIn = said({ dateStyle: 'full' });

/** `2026-12-24` -> `Thursday, 24 December`. */
export const weekdayAndDateIn = said({ weekday: 'long', day: 'numeric', month: 'long' });

/** `2026-05` -> `May 2026`, in the words of a language. */
export function monthIn(month: string, language: string): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** `2026` -> `2026`, in the digits and the calendar of a language. */
export function yearIn(year: string, language: string): string {
  // The middle of it: where years begin on other days, most of it is in the same one.
  return dateFormat(language, { year: 'numeric' }).format(new Date(`${year}-07-01T00:00:00Z`));
}

export function dayOf(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
