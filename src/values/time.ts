import type { WrongValue } from '../diagnostics/messages/told.ts';
import type { TextMeant } from './field.ts';
import { dateFormat, plainSpaces } from './intl.ts';
import { wordTable } from './word-table.ts';

const TIME = /^(\d{1,2}):([0-5]\d)$/;

/** `18:00` -> 1080; `24:00` is the end of a day. @returns undefined for other texts */
export function minutesIn(time: string): number | undefined {
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

/** What people write for twelve o'clock. */
const words = wordTable<{ readonly noon: string; readonly midnight: string }>('hours');

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
export const LONGEST_TIME = 60;

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
export const joined = (text: string): string => text.replace(/(\d) ?(?:h|uhr) ?(\d\d)(?!\d)/g, '$1:$2');

/** A time of day as clocks show it where a language is spoken. @param minutes since midnight */
export function timeIn(minutes: number, language: string): string {
  const { format } = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  const written = plainSpaces(format(minutes * 60_000));
  // The end of a day isn't its beginning, where hours are counted that far.
  return minutes < 24 * 60 ? written : (/23(?=\D)/.exec(format(23 * 3_600_000))?.input.replace('23', '24') ?? written);
}
