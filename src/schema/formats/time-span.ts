import { withPlainDigits } from '../../yaml/text/digits.ts';
import { hoursMeant, type OpenSpan, openSpansIn, type TextMeant, timeMeant } from './opening-hours.ts';

/** When something begins and ends, in minutes since midnight; without `until`, only the beginning is said. */
type Span = Pick<OpenSpan, 'from'> & Partial<OpenSpan>;

/** `18:00-19:30` or `18:00` in minutes. An end that isn't after the beginning stays as written. @returns undefined for other texts */
export function timeSpanOf(text: string): Span | undefined {
  const [span, ...others] = openSpansIn(text) ?? openSpansIn(`${text}-24:00`) ?? [];
  if (span === undefined || others.length > 0) return undefined;
  return openSpansIn(text) === undefined ? { from: span.from } : span;
}

/** `6pm - 7:30pm`, `18.00 bis 19.30 Uhr`, `ab 18 Uhr` as it is written here; undefined where nobody knows. */
export function timeSpanMeant(text: string): TextMeant | undefined {
  const meant = hoursMeant(text) ?? beginMeant(text);
  if (meant === undefined || timeSpanOf(meant.text) === undefined) return undefined;
  return BARE.test(text.trim()) && Number.parseInt(meant.text, 10) < 12 ? { ...meant, isSure: false } : meant;
}

/** `6-7`: in the morning or in the evening. */
const BARE = /^\d{1,2}(?:\D{1,8}\d{1,2})?$/;

/** A single time: `6pm`, `18 Uhr`, `ab 18.30`. */
function beginMeant(text: string): TextMeant | undefined {
  const written = withPlainDigits(text)
    .trim()
    .toLowerCase()
    .replace(/^(?:from|at|ab|um|von|de|à|a las|dalle|alle|om|vanaf|o|od|since|seit)\s+/, '');
  const time = written.length > 20 ? undefined : timeMeant(written);
  if (time === undefined) return undefined;
  const isHalf = time.half !== undefined && time.hour <= 12;
  const hour = isHalf ? (time.hour % 12) + (time.half === 'p' ? 12 : 0) : time.hour;
  return { text: `${hour}:${time.minute}`, isSure: true };
}
