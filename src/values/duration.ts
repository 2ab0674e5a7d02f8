import { allOf } from '../model/lists.ts';
import { once } from '../model/once.ts';
import { withPlainDigits } from './digits.ts';
import type { TextMeant } from './field.ts';
import { listFormat, numberFormat, plainSpaces } from './intl.ts';
import { wordTable } from './word-table.ts';

/** The units of a duration from the largest to the smallest, each with its seconds. */
const seconds = { year: 31_557_600, month: 2_629_800, week: 604_800, day: 86_400, h: 3_600, min: 60, s: 1 } as const;

export type DurationUnit = keyof typeof seconds;

const words = wordTable<Readonly<Record<DurationUnit, string>>>('durations');

const named = once(
  (): ReadonlyMap<string, DurationUnit> =>
    new Map(
      (Object.keys(seconds) as DurationUnit[]).flatMap((unit) =>
        [unit, `${unit}s`, ...words()[unit].split(' ')].map((word) => [word, unit] as const),
      ),
    ),
);

/** Units that are the same for one and for many, and what Intl calls them: their names are too long to be written in full. */
const SHORT: { readonly [unit in DurationUnit]?: string } = { h: 'hour', min: 'minute', s: 'second' };

export type DurationPart = { readonly count: number; readonly unit: DurationUnit };

const FORM =
  /^\d{1,5} (?:years?|months?|weeks?|days?|h|min|s)(?: \d{1,5} (?:years?|months?|weeks?|days?|h|min|s)){0,6}$/;

/** `1 h 30 min`, `3 days` in its parts. @returns undefined for other texts */
function durationPartsIn(text: string): readonly DurationPart[] | undefined {
  if (!FORM.test(text)) return undefined;
  return [...text.matchAll(/(?<!\d)(\d+) ([a-z]+)/g)].map(([, count, word = '']) => ({
    count: Number(count),
    unit: named().get(word) ?? 'min',
  }));
}

/** `1 h 30 min` -> 5400 seconds; a month and a year are as long as they are on average. @returns undefined for other texts */
export function secondsOf(text: string): number | undefined {
  return durationPartsIn(text)?.reduce((sum, { count, unit }) => sum + count * seconds[unit], 0);
}

/** `1 h 30`, `1:30 h`, `1:42:10`, `1,5 Stunden`, `90'` as it is written here: `1 h 30 min`. Undefined where nobody knows. Of `90` alone the unit isn't sure. */
export function durationMeant(text: string): TextMeant | undefined {
  const written = withPlainDigits(text).trim().toLowerCase().normalize('NFC');
  const [, hours, minutes, word = ''] = /^(\d{1,3})(?:[:h]| h )([0-5]\d)\s?([a-z]*)\.?$/.exec(written) ?? [];
  if (hours !== undefined && (word === '' || ['h', 'min'].includes(named().get(word) ?? '')))
    return inParts(Number(hours) * 3_600 + Number(minutes) * 60, /[^\d:]/.test(written));
  const [, h, min, s] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(written) ?? [];
  if (h !== undefined) return inParts(Number(h) * 3_600 + Number(min) * 60 + Number(s), true);
  if (/^\d{1,4}$/.test(written)) return { text: `${Number(written)} min`, isSure: false };
  const pieces = written.replace(/,(?=\s)|\b(?:and|und|et|y|e|en|og|och)\b/g, ' ').match(PIECE) ?? [];
  if (pieces.length === 0 || pieces.join('').replace(/\s/g, '').length !== written.replace(BETWEEN, '').length)
    return undefined;
  const all = allOf(pieces.map(partMeant));
  if (all === undefined) return undefined;
  const isWhole = all.every(({ count }) => Number.isInteger(count));
  if (isWhole) return { text: all.map(partInWords).join(' '), isSure: true };
  const [only, ...others] = all;
  const small = only !== undefined && others.length === 0 && ['h', 'min'].includes(only.unit) ? only : undefined;
  return small && inParts(Math.round(small.count * seconds[small.unit]), true);
}

const PIECE = /(?<!\d)\d+(?:[.,]\d+)?\s*[^\d\s.,]+\.?/g;
const BETWEEN = /\s|,(?=\s)|\b(?:and|und|et|y|e|en|og|och)\b/g;

function partMeant(piece: string): DurationPart | undefined {
  const [, count = '', word = ''] = /^([\d.,]+)\s*([^\d\s.,]+)\.?$/.exec(piece) ?? [];
  const unit = named().get(word);
  return unit === undefined ? undefined : { count: Number(count.replace(',', '.')), unit };
}

function inParts(whole: number, isSure: boolean): TextMeant {
  const all = (['h', 'min', 's'] as const).map((unit, at, { [at - 1]: larger }) => ({
    count: Math.floor((larger === undefined ? whole : whole % seconds[larger]) / seconds[unit]),
    unit,
  }));
  return {
    text:
      all
        .filter(({ count }) => count > 0)
        .map(partInWords)
        .join(' ') || '0 min',
    isSure,
  };
}

const partInWords = ({ count, unit }: DurationPart): string =>
  `${count} ${SHORT[unit] !== undefined || count === 1 ? unit : `${unit}s`}`;

/** `1 h 30 min` -> `1 Std. 30 Min.`, in the words of a language. What is no duration stays as it is. */
export function durationIn(text: string, language: string): string {
  const words = durationPartsIn(text)?.map(({ count, unit }) => {
    const short = SHORT[unit];
    const options = {
      style: 'unit',
      unit: short ?? unit,
      unitDisplay: short === undefined ? 'long' : 'short',
    } as const;
    return numberFormat(language, options).format(count);
  });
  if (words === undefined) return text;
  return plainSpaces(listFormat(language, { type: 'unit', style: 'narrow' }).format(words), '\u00a0');
}
