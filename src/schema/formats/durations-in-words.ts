import { type DurationUnit, durationPartsIn } from './durations.ts';
import { listFormatIn } from './lists-in-words.ts';

/** What Intl calls a unit, and whether its name is written in full. */
const names: Readonly<Record<DurationUnit, readonly [unit: string, display: 'short' | 'long']>> = {
  year: ['year', 'long'],
  month: ['month', 'long'],
  week: ['week', 'long'],
  day: ['day', 'long'],
  h: ['hour', 'short'],
  min: ['minute', 'short'],
  s: ['second', 'short'],
};

/** `1 h 30 min` -> `1 Std. 30 Min.`, in the words of a language. What is no duration stays as it is. */
export function durationIn(text: string, language: string): string {
  const parts = durationPartsIn(text);
  if (parts === undefined) return text;
  const words = parts.map(({ count, unit }) => formatIn(language, unit).format(count));
  return listFormatIn(language, { type: 'unit', style: 'narrow' })
    .format(words)
    .replace(/[\u2009\u202f]/g, '\u00a0');
}

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatIn(language: string, name: DurationUnit): Intl.NumberFormat {
  const key = `${language} ${name}`;
  const [unit, unitDisplay] = names[name];
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
  formats.set(key, format);
  return format;
}
