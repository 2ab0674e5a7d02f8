import type { Json } from '../../model/json.ts';
import { dayMeant, dayRangeMeant } from '../formats/day-meant.ts';
import { dayRangeIn } from '../formats/day-range.ts';
import { durationMeant, secondsOf } from '../formats/durations.ts';
import { monthWithout } from '../formats/moments.ts';
import { amountMeant } from '../formats/number-meant.ts';
import { timeOf, timeOfDayMeant, timeRangeMeant, timeRangeOf } from '../formats/times.ts';
import { weekdaysIn, weekdaysMeant, weekdayWords } from '../formats/weekdays.ts';
import { booleanCalled, isCertainBoolean } from '../schemas/choice-words.ts';
import type { Field } from '../schemas/kind-field.ts';
import { isOnlyNearest, nearest } from '../schemas/suggest.ts';
import { faultOf, wholePattern } from './pattern-cost.ts';

/**
 * What a text says in a field:
 * - `right`: it is written as here, or any text is.
 * - `meant`: it is written otherwise, and this is how it is written here. `isSure`: it can mean nothing else, and nothing is lost.
 * - `unclear`: nobody knows (`03/04/2026`), or it means nothing there.
 */
export type TextRead =
  | { readonly how: 'right'; readonly value: Json }
  | {
      readonly how: 'meant';
      readonly value: Json;
      /** The one form in which a page says it: `12.5`, `18:00`, `{ from: 2026-07-03, until: 2026-07-05 }`. */
      readonly text: string;
      readonly isSure: boolean;
    }
  | { readonly how: 'unclear' };

/**
 * Reads what somebody wrote for a field, as a text: in a page, or in the cell of a table.
 *
 * @param text as it is written, without quotes: `12,50 €`, `18 Uhr`, `24.12.2026`
 * @param field what it is written for. Of one with `many`, it is one of its values; of the type `texts`, one of its texts. A `list` has no such text
 * @param language code of the site's language, such as `de`; undefined if the site doesn't say it. `1.250` is asked about where it may be 1250
 */
export function readText(text: string, field: Field, language: string | undefined): TextRead {
  const written = text.trim();
  if (written === '') return UNCLEAR;
  const meant = readers[field.type](written, { field, language });
  if (meant === undefined) return UNCLEAR;
  return meant.text === written ? { how: 'right', value: meant.value } : { how: 'meant', ...meant };
}

const UNCLEAR: TextRead = { how: 'unclear' };

/** A text in its one form, the value that it is, and whether it can mean nothing else. */
type Meant = { readonly text: string; readonly value: Json; readonly isSure: boolean };
type Around = { readonly field: Field; readonly language: string | undefined };
type Reader = (text: string, around: Around) => Meant | undefined;

const asItIs = (text: string): Meant => ({ text, value: text, isSure: true });

/** Longer texts say more than a day, a time or a duration. */
const LONGEST = 200;

/** A text is right if it has a form, and otherwise as it is meant. */
function inForm(
  isRight: (text: string) => boolean,
  meant: (text: string) => Pick<Meant, 'text' | 'isSure'> | undefined,
): Reader {
  return (text) => {
    if (text.length > LONGEST) return undefined;
    if (isRight(text)) return asItIs(text);
    const found = meant(text);
    return found && isRight(found.text) ? { ...found, value: found.text } : undefined;
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && monthWithout(text) === undefined && !Number.isNaN(Date.parse(text));

const readers: Readonly<Record<Field['type'], Reader>> = {
  text: (text, { field: { pattern } }) =>
    pattern === undefined || faultOf(pattern) !== undefined || new RegExp(wholePattern(pattern), 'u').test(text)
      ? asItIs(text)
      : undefined,
  richText: asItIs,
  texts: asItIs,
  link: asItIs,
  file: asItIs,
  video: asItIs,
  image: asItIs,
  icon: asItIs,
  place: asItIs,
  entry: asItIs,
  list: () => undefined,
  date: inForm(isDay, dayMeant),
  'date-range': dateRange,
  time: inForm((text) => timeOf(text) !== undefined, timeOfDayMeant),
  'time-range': inForm((text) => timeRangeOf(text) !== undefined, timeRangeMeant),
  'day-of-week': inForm(isOneWeekday, (text) => {
    const found = weekdaysMeant(text);
    if (found !== undefined) return { text: found, isSure: true };
    const near = weekdaysMeant(nearest(text.toLowerCase(), weekdayWords()) ?? '');
    return near === undefined ? undefined : { text: near, isSure: false };
  }),
  duration: inForm((text) => secondsOf(text) !== undefined, durationMeant),
  number: (text, { field: { currency, unit = currency }, language }) => {
    const found = amountMeant(text, { unit, language });
    return found && { text: found.text, value: Number(found.text), isSure: found.isSure };
  },
  'yes-no': (text) => {
    const value = booleanCalled(text);
    return value === undefined ? undefined : { text: String(value), value, isSure: isCertainBoolean(text) };
  },
  choice: (text, { field: { choices = [] } }) => {
    if (choices.includes(text)) return { text, value: text, isSure: true };
    const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? nearest(text, choices);
    return found === undefined ? undefined : { text: found, value: found, isSure: isOnlyNearest(text, found, choices) };
  },
};

function isOneWeekday(text: string): boolean {
  return /^[A-Za-z]+$/.test(text) && weekdaysIn(text)?.length === 1;
}

function dateRange(text: string): Meant | undefined {
  const written = dayRangeIn(text);
  const found = written === undefined ? (dayRangeMeant(text) ?? dayMeant(text)) : { text, isSure: true };
  const { from, until } = dayRangeIn(found?.text ?? '') ?? {};
  if (found === undefined || from === undefined || until === undefined || !isDay(from) || !isDay(until))
    return undefined;
  const value = from === until ? { from } : { from, until };
  return { text: inBraces(value), value, isSure: found.isSure };
}

const inBraces = (value: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(value)
    .map(([key, day]) => `${key}: ${day}`)
    .join(', ')} }`;
