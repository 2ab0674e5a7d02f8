import { collator } from './intl.ts';
import { wordTable } from './word-table.ts';

/** Stands for all that doesn't begin with a letter of an alphabet: digits, signs, and Chinese characters whose sound nobody knows, as in Japanese. */
export const NO_LETTER = '#';

/** The letter that a text stands under in an index of a language: `Äpfel` is under A in German and under Ä in Swedish, `Chata` under Ch in Czech. */
export function firstLetterOf(text: string, language: string): string {
  const [first = '', second = ''] = /[\p{L}\p{N}].*/su.exec(text.normalize('NFC'))?.[0] ?? '';
  if (!/\p{L}/u.test(first)) return NO_LETTER;
  const compare = lettersOf(language);
  const row = rowOf(first, language);
  if (row !== undefined) return row;
  if (/\p{Script=Han}/u.test(first)) return NO_LETTER;
  const upper = capitalIn(first, language);
  if (/\p{L}/u.test(second) && isOneLetter(first, second, compare)) return upper + second.toLocaleLowerCase(language);
  const [base = upper] = upper.normalize('NFD');
  return compare(base, upper) === 0 ? base : upper;
}

/** A text with a capital letter in front, as a heading has where a sentence goes on with a small one. */
export function capitalIn(text: string, language: string): string {
  // Georgian writes with its capitals whole lines or nothing.
  return text.replace(/^(?!\p{Script=Georgian})\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

type Compare = (a: string, b: string) => number;

/** Whether a language has a letter of two: words with it come after all others that begin with the first of them, or before these. */
function isOneLetter(first: string, second: string, compare: Compare): boolean {
  // No character comes after U+FFFF.
  return compare(first + second, `${first}\uffff`) > 0 || compare(first + second, first) < 0;
}

/** Scripts in which a heading stands for several signs: the first sign under each, and what the headings are if not these. */
const rowsOfScripts =
  wordTable<readonly (Readonly<Record<'script' | 'language' | 'first', string>> & { row?: string; order?: string })[]>(
    'index-rows',
  );

function rowOf(letter: string, language: string): string | undefined {
  const rows = rowsOfScripts().find(
    ({ script, language: own }) => language.startsWith(own) && new RegExp(script, 'u').test(letter),
  );
  if (rows === undefined) return undefined;
  const { first, row = first, order = language } = rows;
  const compare = lettersOf(order);
  const at = [...first].findLastIndex((each) => compare(each, letter) <= 0);
  return [...row][Math.max(at, 0)];
}

/** How a language compares letters: whatever has the same place in its alphabet is equal. */
const lettersOf = (language: string): Compare => collator(language, { numeric: true, sensitivity: 'base' }).compare;

export const orderIn = (language: string): Compare =>
  collator(language, { numeric: true, sensitivity: 'variant' }).compare;
