import { hoursMeant, minutesIn, type OpenSpan, openSpansIn, type TextMeant, timeMeant } from './opening-hours.ts';

/** Longer texts say more than a time. */
const LONGEST = 60;

/** `18:00` -> 1080, in minutes since midnight. @returns undefined for other texts */
export function timeOf(text: string): number | undefined {
  const minutes = minutesIn(text);
  return minutes === 24 * 60 ? undefined : minutes;
}

/** `18:00-19:30` as minutes since midnight. One that ends before it begins goes on after midnight. @returns undefined for other texts */
export function timeRangeOf(text: string): OpenSpan | undefined {
  const [span, ...others] = openSpansIn(text) ?? [];
  return others.length > 0 ? undefined : span;
}

const BEFORE = /^(?:um|at|a las|alle|às|à|kl\.?|om|o|v|в)\s+/;

/** `18 Uhr`, `6 pm`, `18h30`, `18.30` as `18:00`, `18:30`; undefined where nobody knows. Of 18 alone it isn't sure that it is an hour. */
export function timeOfDayMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST) return undefined;
  const written = joined(text.trim().toLowerCase()).replace(BEFORE, '');
  const time = timeMeant(/^\d{4}$/.test(written) ? `${written.slice(0, 2)}:${written.slice(2)}` : written);
  if (time === undefined) return undefined;
  const hour = time.half === undefined || time.hour > 12 ? time.hour : (time.hour % 12) + (time.half === 'p' ? 12 : 0);
  const found = `${hour}:${time.minute}`;
  return timeOf(found) === undefined ? undefined : { text: found, isSure: !/^\d+$/.test(written) };
}

/** `18-19:30 Uhr`, `6 pm to 7.30 pm` as `18:00-19:30`; undefined where nobody knows. */
export function timeRangeMeant(text: string): TextMeant | undefined {
  if (text.length > LONGEST) return undefined;
  const found = hoursMeant(joined(text.trim().toLowerCase()));
  return found === undefined || timeRangeOf(found.text) === undefined ? undefined : found;
}

/** `18 h 30` and `18 Uhr 30` in one. */
const joined = (text: string): string => text.replace(/(\d) ?(?:h|uhr) ?(\d\d)(?!\d)/g, '$1:$2');
