import type { OpenSpan, TextMeant } from './opening-hours.ts';
import { timeOf, timeOfDayMeant, timeRangeMeant, timeRangeOf } from './times.ts';

/** `18:00-19:30` or, of what says only when it begins, `18:00`, in minutes since midnight. @returns undefined for other texts */
export function timeSpanOf(text: string): (Pick<OpenSpan, 'from'> & Partial<OpenSpan>) | undefined {
  const from = timeOf(text);
  return from === undefined ? timeRangeOf(text) : { from };
}

const SINCE = /^(?:from|ab|von|de|à partir de|desde las|dalle?|vanaf|od)\s+/;

/** `6-7`: in the morning or in the evening. */
const BARE = /^\d{1,2}\D{1,8}\d{1,2}$/;

/** `6pm - 7:30pm`, `18.00 bis 19.30 Uhr`, `ab 18 Uhr` as it is written here; undefined where nobody knows. */
export function timeSpanMeant(text: string): TextMeant | undefined {
  const written = text.trim().toLowerCase();
  const range = timeRangeMeant(text);
  if (range === undefined) return timeOfDayMeant(written.replace(SINCE, ''));
  return BARE.test(written) && (timeRangeOf(range.text)?.from ?? 0) < 12 * 60 ? { ...range, isSure: false } : range;
}
