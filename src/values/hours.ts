import type { WrongValue } from '../diagnostics/messages/told.ts';
import type { TimeSpan } from '../model/hours.ts';
import { allOf } from '../model/lists.ts';
import { withPlainDigits } from './digits.ts';
import type { TextMeant } from './field.ts';
import { dateFormat, plainSpaces } from './intl.ts';
import { splitAt } from './split.ts';
import { inForm, type When, type WordsOfHours } from './when.ts';
import { wordTable } from './word-table.ts';

const TIME = /^(\d{1,2}):([0-5]\d)$/;

/** `18:00` -> 1080; `24:00` is the end of a day. @returns undefined for other texts */
function minutesIn(time: string): number | undefined {
  const [, hour, minute] = (TIME.exec(time) ?? []).map(Number);
  if (hour === undefined || minute === undefined) return undefined;
  const minutes = hour * 60 + minute;
  return minutes > 24 * 60 ? undefined : minutes;
}

/** `18:00` -> 1080, in minutes since midnight. @returns undefined for other texts */
export function timeOf(text: string): number | undefined {
  const minutes = minutesIn(text);
  return minutes === 24 * 60 ? undefined : minutes;
}

/** A time of day as people write it. `half` is that of a clock with twelve hours. */
export type LooseTime = { readonly hour: number; readonly minute: string; readonly half: string | undefined };

const LOOSE = /^(\d{1,2})(?:[:.h](\d\d)?(?::00(?:\.0{1,9})?)?)?\s*(?:(?:h|uhr)\s*)?(a\.?m\.?|p\.?m\.?)?$/;

/** What people write for twelve o'clock, for a day without hours, and for one that has all. */
const words = wordTable<Readonly<Record<'noon' | 'midnight' | 'closed' | 'allDay', string>>>('hours');

/** `9`, `9.30 Uhr`, `18h`, `6pm`, `9:30:00`, `noon`; undefined for other texts. @param text in small letters */
export function timeMeant(text: string): LooseTime | undefined {
  const word = text.trim().replace(/^12 /, '');
  if (words().noon.split('|').includes(word)) return { hour: 12, minute: '00', half: 'p' };
  if (words().midnight.split('|').includes(word)) return { hour: 12, minute: '00', half: 'a' };
  const [whole, hour = '', minute = '00', half] = LOOSE.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : { hour: Number(hour), minute, half: half?.charAt(0) };
}

/** The hour on a clock with 24 of them. */
export function hourOf({ hour, half }: LooseTime): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Longer texts say more than a time. */
const LONGEST_TIME = 60;

const BEFORE = /^(?:um|at|a las|alle|às|à|kl\.?|om|o|v|в)\s+/;

/** A zone behind a time. With a minus, it may be the end of a range. */
const ZONE = /(?<=\d) ?(?:z|utc|gmt|\+\d\d:?\d\d)$/;

/** `18 Uhr`, `6 pm`, `18h30`, `18.30` as `18:00`, `18:30`; undefined where nobody knows. Of 18 alone it isn't sure that it is an hour, of midnight, which day it belongs to, and of a time with a zone, what clocks show. */
export function timeOfDayMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST_TIME) return undefined;
  const whole = joined(text.trim().toLowerCase()).replace(BEFORE, '');
  const written = whole.replace(ZONE, '');
  const time = timeMeant(/^\d{4}$/.test(written) ? `${written.slice(0, 2)}:${written.slice(2)}` : written);
  const found = time && `${hourOf(time) % 24}:${time.minute}`;
  if (time === undefined || found === undefined || time.hour > 24 || timeOf(found) === undefined) return undefined;
  return { text: found, isSure: !/^\d+$/.test(written) && written === whole && wrongTimeIn(text) === undefined };
}

/** Midnight is the beginning of a day or its end: `24:00`. Undefined for other texts. */
export function wrongTimeIn(text: string): WrongValue | undefined {
  const word = text.trim().toLowerCase().replace(/^12 /, '');
  const isMidnight = /^24(?::00)?$/.test(word) || words().midnight.split('|').includes(word);
  return isMidnight ? { why: 'two-values', first: '0:00', second: '23:59' } : undefined;
}

/** `18 h 30` and `18 Uhr 30` in one. */
const joined = (text: string): string => text.replace(/(\d) ?(?:h|uhr) ?(\d\d)(?!\d)/g, '$1:$2');

/** A time of day as clocks show it where a language is spoken. @param minutes since midnight */
export function timeIn(minutes: number, language: string): string {
  const { format } = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  const written = plainSpaces(format(minutes * 60_000));
  // The end of a day isn't its beginning, where hours are counted that far.
  return minutes < 24 * 60 ? written : (/23(?=\D)/.exec(format(23 * 3_600_000))?.input.replace('23', '24') ?? written);
}

/** From when until when, in minutes since midnight. One that ends before it begins goes on after midnight. */
export type OpenSpan = { readonly from: number; readonly until: number };

/** `9:00-12:30, 14:00-18:00` as spans, none for `closed`. @returns undefined for other texts */
export function openSpansIn(text: string): readonly OpenSpan[] | undefined {
  if (text === 'closed') return [];
  const spans = splitAt(text, ',', ['and']).map((part): OpenSpan | undefined => {
    const [from, until, ...others] = splitAt(part, '-\u2013', ['to']).map(minutesIn);
    return from === undefined || until === undefined || others.length > 0 ? undefined : { from, until };
  });
  return allOf(spans);
}

/** `18:00-19:30` as minutes since midnight. @returns undefined for other texts */
export function timeRangeOf(text: string): OpenSpan | undefined {
  const [span, ...others] = openSpansIn(text) ?? [];
  return others.length > 0 ? undefined : span;
}

/** `18:00-19:30` or, of what says only when it begins, `18:00`, in minutes since midnight. @returns undefined for other texts */
export function timeSpanOf(text: string): (Pick<OpenSpan, 'from'> & Partial<OpenSpan>) | undefined {
  const from = timeOf(text);
  return from === undefined ? timeRangeOf(text) : { from };
}

const says = (listed: string, text: string): boolean => listed.split('|').includes(text);

/** `9-5`, `9am - 5:30pm`, `9.00 bis 17.00 Uhr` as it is written here; undefined where nobody knows. */
function hoursMeant(text: string): TextMeant | undefined {
  const written = withPlainDigits(text).trim().toLowerCase().normalize('NFC').replace(/\.$/, '');
  if (says(words().closed, written)) return { text: 'closed', isSure: true };
  const plain = written.replace(
    /^(?:open|geöffnet|offen|ouvert|abierto|aperto) | (?:open|geöffnet|offen|ouvert|abierto|aperto)$/g,
    '',
  );
  if (says(words().allDay, plain)) return { text: '0:00-24:00', isSure: false };
  const hours = written.replace(/^(?:from|von|ab|de|dalle?)\s+/, '');
  const all = allOf(splitAt(hours, ',;&+/', ['and', 'und', 'et', 'y']).map(spanMeant));
  if (all === undefined) return undefined;
  const whole = all.map((span) => span.text).join(', ');
  return openSpansIn(whole) === undefined ? undefined : { text: whole, isSure: all.every(({ isSure }) => isSure) };
}

/** What stands between the hour of opening and that of closing. */
const UNTIL = ['to', 'til', 'till', 'until', 'bis', '\u00e0', 'a', 'tot'];

function spanMeant(text: string): TextMeant | undefined {
  const times = splitAt(text.replace(/-{2,}/g, '-'), '-\u2013\u2014', UNTIL).map(timeMeant);
  const [first, last, ...others] = times;
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  const from = hourOf(first.half === undefined ? { ...first, half: halfBeside(first, last, 'first') } : first);
  const until = hourOf(last.half === undefined ? { ...last, half: halfBeside(last, first, 'last') } : last);
  // 9-5 is from the morning to the afternoon, and so is 9-5 pm; 10-6 may be from the evening to the morning.
  const isHalf = first.half === undefined && last.half === undefined && until < from && until < 12;
  const isBare = ({ hour, half }: LooseTime): boolean => half === undefined && hour <= 12;
  const isOpen = isHalf || isBare(first) !== isBare(last);
  const end = isHalf ? until + 12 : until;
  return { text: `${from}:${first.minute}-${end}:${last.minute}`, isSure: !isOpen };
}

/** Of two times, one says its half of the day: the other is in the same half, or in the other one if the hours would be the wrong way round. */
function halfBeside(time: LooseTime, beside: LooseTime, which: 'first' | 'last'): string | undefined {
  const { half } = beside;
  if (half === undefined || time.hour > 12) return undefined;
  const minutes = (each: LooseTime): number => hourOf(each) * 60 + Number(each.minute);
  const isBefore = minutes({ ...time, half }) < minutes(beside);
  return isBefore === (which === 'first') ? half : half === 'a' ? 'p' : 'a';
}

/** `18-19:30 Uhr`, `6 pm to 7.30 pm` as `18:00-19:30`; undefined where nobody knows. */
export function timeRangeMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST_TIME) return undefined;
  const found = hoursMeant(joined(text.trim().toLowerCase()));
  return found === undefined || timeRangeOf(found.text) === undefined ? undefined : found;
}

const SINCE = /^(?:from|since|ab|von|seit|de|à partir de|desde las|dalle?|vanaf|od)\s+/;

/** The time of a text that says no other: `6pm`, `ab 18 Uhr`. */
const startMeant = (text: string): TextMeant | undefined =>
  timeOfDayMeant(text.trim().toLowerCase().replace(SINCE, ''));

/** `6-7`: in the morning or in the evening. */
const BARE = /^\d{1,2}\D{1,8}\d{1,2}$/;

/** `6pm - 7:30pm`, `18.00 bis 19.30 Uhr`, `ab 18 Uhr` as it is written here; undefined where nobody knows. */
function timeSpanMeant(text: string): TextMeant | undefined {
  const written = text.trim().toLowerCase();
  const range = timeRangeMeant(text);
  if (range === undefined) return startMeant(text);
  return BARE.test(written) && (timeRangeOf(range.text)?.from ?? 0) < 12 * 60 ? { ...range, isSure: false } : range;
}

/** A time that no clock shows, such as 25:00 or 9:75. */
const NO_TIME = /(?<!\d)(?:(?:2[5-9]|[3-9]\d):\d\d|24:(?!00)\d\d|\d{1,2}:[6-9]\d)/;

function noTimeIn(text: string): WrongValue | undefined {
  const [time] = NO_TIME.exec(text) ?? [];
  return time === undefined ? undefined : { why: 'no-time', time };
}

function wrongHours(text: string): WrongValue | undefined {
  if (/^[\p{L} ]+$/u.test(text)) return { why: 'words-as-hours' };
  const start = startMeant(text)?.text;
  if (start === undefined) return noTimeIn(text);
  return { why: 'only-start', example: `${start}-${Number(start.split(':')[0]) < 16 ? '18:00' : '24:00'}` };
}

export const openingHours: When = {
  isWritten: (text) => openSpansIn(text) !== undefined,
  meant: hoursMeant,
  wrong: wrongHours,
};

export const timeSpan: When = {
  isWritten: (text) => timeSpanOf(text) !== undefined,
  meant: timeSpanMeant,
  wrong: noTimeIn,
};

/** From one time until another: `18:00–19:30 Uhr`. One that ends before it begins goes on after midnight. */
export function timeRangeIn({ from, until }: OpenSpan, language: string): string {
  // Across midnight, Intl would add the days.
  if (until <= from || until >= DAY) return `${timeIn(from, language)} \u2013 ${timeIn(until, language)}`;
  const format = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  return plainSpaces(format.formatRange(from * 60_000, until * 60_000));
}

const DAY = 24 * 60;

/** `9:00-12:30, 14:00-18:00` as clocks in the site's language show it. */
export function hoursIn(written: string, { language, closed }: WordsOfHours): string {
  const spans = openSpansIn(inForm(openingHours, written) ?? '');
  if (spans === undefined) return written;
  if (spans.length === 0) return closed();
  return spans
    .map(({ from, until }) => `${timeIn(from, language())}\u00a0\u2013 ${timeIn(until, language())}`)
    .join(', ');
}

/** `18:00-19:30` as clocks in the site's language show it. A text of an entry that is no time stays as it is, before all times. */
export function timeSpanIn(written: string, language: string): TimeSpan {
  const { from, until } = timeSpanOf(inForm(timeSpan, written) ?? '') ?? {};
  if (from === undefined) return { text: written, begin: written, from: 0 };
  const begin = timeIn(from, language);
  if (until === undefined) return { text: begin, begin, from };
  // As hours are: a range in words is written in other digits, and in others again past midnight.
  const text = `${begin}\u00a0\u2013 ${timeIn(until, language)}`;
  return { text, begin, from, until: until > from ? until : until + DAY };
}
