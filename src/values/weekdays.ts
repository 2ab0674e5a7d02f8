import { allOf, grouped } from '../model/lists.ts';
import { once } from '../model/once.ts';
import type { TextMeant } from './field.ts';
import { dateFormat, listIn, localeOf } from './intl.ts';
import { splitAt } from './split.ts';
import { nearest } from './suggest.ts';
import { wordTable } from './word-table.ts';

/** Languages whose names of months and days people write where numbers or English ones belong. */
const LANGUAGES = 'en de fr es it nl pt sv da nb fi pl cs sk hu ro hr sl tr el ru uk bg ca et lv lt hi id'.split(' ');

/** More languages, of which the days of the week are known: their names are others in each. */
const OTHER_SCRIPTS = ['ar', 'he', 'fa', 'ur', 'bn', 'ta', 'vi', 'th', 'ko', 'ja', 'zh'];

/** What people write for months, in small letters and without a dot -> the month. A name of two months in two languages isn't there. */
const months = once((): ReadonlyMap<string, number> => {
  const named = LANGUAGES.flatMap((language, at) =>
    (at < WITH_SHORT ? [...LONG, ...SHORT] : LONG).flatMap((options) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2026, month, 15));
        return [parts.find(({ type }) => type === 'month')?.value ?? '', month + 1];
      });
    }),
  );
  const found = [...grouped([...named, ...Object.entries(also())], ([name]) => bare(name))].flatMap(([name, all]) => {
    const [month = 0, ...others] = new Set(all.map(([, each]) => each));
    // Some languages have numbers in the place of short names.
    return others.length > 0 || /\d/.test(name) ? [] : [[name, month] as const];
  });
  return new Map(found);
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

/** The days of the week from the first on, as they are written here. */
export const weekdayNames: readonly string[] = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** `monday` for 1. */
export const weekdayName = (day: number): string => weekdayNames[day - 1] ?? '';

/** `monday`, `monday, wednesday` or `tuesday to friday` as numbers from 1 to 7, in the order written. @returns undefined for other texts */
export function weekdaysIn(text: string): number[] | undefined {
  const found = splitAt(text, ',', ['and']).map((part) =>
    daysFrom(splitAt(part, '-\u2013', ['to']).map((name) => weekdayNames.indexOf(name.toLowerCase()))),
  );
  return allOf(found)?.flat();
}

/** One day, or all from one to another: Friday to Monday goes over Sunday. */
function daysFrom([first, last = first, ...others]: readonly number[]): number[] | undefined {
  if (first === undefined || last === undefined || first < 0 || last < 0 || others.length > 0) return undefined;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first + at) % 7) + 1);
}

/** More words for days than the names that computers know, by how it is written here. */
const abbreviations = wordTable<Readonly<Record<string, string>>>('weekdays');

/** A day of the week, from 1, as a moment: 5 January 2026 was a Monday. */
const momentOf = (day: number): number => Date.UTC(2026, 0, 4 + day);

/** What days are called in some languages, and how it is written here. */
const calledIn = (languages: readonly string[], weekday: 'long' | 'short') =>
  languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return weekdayNames.map((name, at) => [format(momentOf(at + 1)).toLowerCase(), name] as const);
  });

/** What people write for days -> how it is written here. */
const known = once((): ReadonlyMap<string, string> => {
  const foreign = calledIn([...LANGUAGES, ...OTHER_SCRIPTS], 'long');
  const short = Object.entries(abbreviations()).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  );
  const plural = weekdayNames.map((name) => [`${name}s`, name] as const);
  return new Map([...foreign, ...short, ...plural, ...weekdayNames.map((name) => [name, name] as const)]);
});

/** Whether a word is a day of the week, in any language that people write it in. */
export function isWeekday(word: string): boolean {
  const name = word.toLowerCase().replace(/\.$/, '');
  return known().has(name) || shortNames().has(name);
}

const shortNames = once(() => new Set(calledIn(LANGUAGES, 'short').map(([word]) => word.replace(/\.$/, ''))));

/** What stands between the last two of some days, in the languages that people write them in. */
const ANDS = ['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', '\u0914\u0930'];

/** In Arabic, it is the first letter of the word after it. */
const ARABIC_AND = '\\s\u0648(?=\u0627\u0644)';

/** Signs that stand between days. */
const SIGNS = ',;&+/\u060c\u061b\u3001';

/** What stands between days of which each is read by itself, in the cell of a table. */
export const BETWEEN_DAYS = new RegExp(`[\\n|${SIGNS}]|${ARABIC_AND}|\\s(?:${ANDS.join('|')})\\s`, 'i');

/** What stands between the first and the last of some days. */
const UNTIL = [
  ...['to', 'till', 'until', 'through', 'thru', 'bis', 'au', '\u00e0', 'hasta', 'a', 'al', 'tot', 't/m', 'til', 'do'],
  ...['\u0625\u0644\u0649', '\u062d\u062a\u0649', '\u0938\u0947'],
];

/** All words for days, in small letters. */
const weekdayWords = once((): readonly string[] => [...known().keys()]);

/** `Mon-Fri`, `Montag bis Freitag`, `weekdays` as it is written here; undefined where nobody knows. */
export function weekdaysMeant(text: string): TextMeant | undefined {
  const named = text
    .toLowerCase()
    .replace(new RegExp(ARABIC_AND, 'g'), ', ')
    .replace(/^(?:from|von|vom|du|de|dal|van|od|\u0645\u0646)\s+/, '')
    .replace(
      /every day|all days|jeden tag|alle tage|tous les jours|tutti i giorni|todos los días|todos os dias/g,
      'daily',
    );
  const meant = splitAt(named, SIGNS, ANDS).map((part) => {
    const days = splitAt(part, '-\u2013\u2014', UNTIL);
    const ends = days.map((day) => known().get(day.trim().replace(/\.$/, '')));
    return ends.length > 2 ? undefined : allOf(ends)?.join(' to ');
  });
  const whole = allOf(meant)?.join(', ');
  return whole !== undefined && weekdaysIn(whole) !== undefined ? { text: whole, isSure: true } : undefined;
}

/** The days of the week, in the words of a language: from three on end, the first and the last of them. @param days from 1, Monday, to 7 */
export function weekdayNamesIn(days: readonly number[], language: string): string {
  const { format } = dateFormat(language, { weekday: 'long' });
  const name = (day: number): string => format(momentOf(day));
  const named = runsOf(days).flatMap((run) => {
    const [first = 1, last = first] = [run[0], run.at(-1)];
    return run.length < 3 ? run.map(name) : [`${name(first)} \u2013 ${name(last)}`];
  });
  return listIn(named, language);
}

/** The day that a week begins with where a language is spoken, from 1, Monday, to 7. */
export function weekStartIn(language: string): number {
  // The types of the library don't have it yet, and newer engines have a function in place of it.
  const locale = new Intl.Locale(localeOf(language)) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Days in a row together: Sunday is followed by Monday. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === ((day + 5) % 7) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `Montag`, and what is nearly that, as a day of the week is written here. */
export function weekdayMeant(text: string): TextMeant | undefined {
  const found = weekdaysMeant(text);
  if (found !== undefined) return found;
  const near = weekdaysMeant(nearest(text.toLowerCase(), weekdayWords()) ?? '');
  return near && { ...near, isSure: false };
}
