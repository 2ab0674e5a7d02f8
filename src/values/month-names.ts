import { once } from '../model/once.ts';
import { wordTable } from './word-table.ts';

/** Languages whose names of months and days people write where numbers or English ones belong. */
export const LANGUAGES = 'en de fr es it nl pt sv da nb fi pl cs sk hu ro hr sl tr el ru uk bg ca et lv lt hi id'.split(
  ' ',
);

/** More languages, of which the days of the week are known: their names are others in each. */
export const OTHER_SCRIPTS = ['ar', 'he', 'fa', 'ur', 'bn', 'ta', 'vi', 'th', 'ko', 'ja', 'zh'];

/** What people write for months, in small letters and without a dot -> the month. A name of two months in two languages isn't there. */
const months = once((): ReadonlyMap<string, number> => {
  const found = new Map<string, Set<number>>();
  const add = (name: string, month: number): void => {
    const key = bare(name);
    // Some languages have numbers in the place of short names.
    if (!/\d/.test(key)) found.set(key, (found.get(key) ?? new Set()).add(month));
  };
  for (const [at, language] of LANGUAGES.entries()) {
    for (const options of at < WITH_SHORT ? [...LONG, ...SHORT] : LONG) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 15));
        add(parts.find(({ type }) => type === 'month')?.value ?? '', month + 1);
      }
    }
  }
  for (const [name, month] of Object.entries(also())) add(name, month);
  return new Map([...found].flatMap(([name, [month = 0, ...others]]) => (others.length > 0 ? [] : [[name, month]])));
});

/** A month in a date has another ending than by itself in many languages. */
const LONG: readonly Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { day: 'numeric', month: 'long' }];
const SHORT: readonly Intl.DateTimeFormatOptions[] = [{ month: 'short' }, { day: 'numeric', month: 'short' }];

/** The first so many languages are those whose short names people write. */
const WITH_SHORT = 10;

/** Names that no list of a language has. */
const also = wordTable<Readonly<Record<string, number>>>('months');

/** The month of a name in any of the languages, from 1; undefined for other words. */
export function monthCalled(name: string): number | undefined {
  return months().get(bare(name));
}

function bare(name: string): string {
  return name.toLowerCase().normalize('NFC').replace(/\.$/, '');
}
