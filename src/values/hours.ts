import type { WrongValue } from '../diagnostics/messages/told.ts';
import type { TimeSpan } from '../model/hours.ts';
import { withPlainDigits } from './digits.ts';
import type { TextMeant } from './field.ts';
import { dateFormat, plainSpaces } from './intl.ts';
import { splitAt } from './split.ts';
import {
  hourOf,
  joined,
  LONGEST_TIME,
  type LooseTime,
  minutesIn,
  timeIn,
  timeMeant,
  timeOf,
  timeOfDayMeant,
} from './time.ts';
import { inForm, type When, type WordsOfHours } from './when.ts';
import { wordTable } from './word-table.ts';

/** From when until when, in minutes since midnight. One that ends before it begins goes on after midnight. */
export type OpenSpan = { readonly from: number; readonly until: number };

/** `9:00-12:30, 14:00-18:00` as spans, none for `closed`. @returns undefined for other texts */
export function openSpansIn(text: string): OpenSpan[] | undefined {
  if (text === 'closed') return [];
  const spans = splitAt(text, ',', ['and']).map((part): OpenSpan | undefined => {
    const [from, until, ...others] = splitAt(part, '-\u2013', ['to']).map(minutesIn);
    return from === undefined || until === undefined || others.length > 0 ? undefined : { from, until };
  });
  return spans.includes(undefined) ? undefined : spans.flatMap((span) => span ?? []);
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

/** What people write for a day without hours, and for one that has all. */
const words = wordTable<{ readonly closed: string; readonly allDay: string }>('hours');
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
  const spans = splitAt(hours, ',;&+/', ['and', 'und', 'et', 'y']).map(spanMeant);
  if (spans.includes(undefined)) return undefined;
  const all = spans.flatMap((span) => span ?? []);
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
