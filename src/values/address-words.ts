import { createRequire } from 'node:module';
import { once, remembered } from '../model/once.ts';
import { wordTable } from './word-table.ts';

/**
 * Words as the address of a page, the name of a file or of a kind, or the id of a block has them: small letters, digits and hyphens.
 * `Über uns` -> `ueber-uns` in German, `uber-uns` in Swedish. Other scripts are written in Latin letters: `Контакты` -> `kontakty`.
 *
 * @param language of the site, such as `de-AT`; undefined if nobody knows it
 * @returns undefined if there are no letters and digits, or if nobody can say how they are read
 */
export function simpleWords(words: string, language: string | undefined): string | undefined {
  const small = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=[st](?![\p{L}\p{N}]))/gu, '');
  const code = language?.split('-')[0]?.toLowerCase() ?? '';
  // How Chinese signs are read in Japanese depends on the word.
  if (code === 'ja' && /\p{Script=Han}/u.test(small)) return undefined;
  const [, spelling = {}] = Object.entries(spellings()).find(([codes]) => codes.split(' ').includes(code)) ?? [];
  const plain = isAscii(small) ? small : inLatinLetters(small, spelling);
  return plain.match(/[a-z0-9]+/g)?.join('-');
}

/** Whether `simpleWords` says all of some words: of Latin letters it does, of other scripts it gives one reading of several. */
export function areLatin(words: string): boolean {
  return /^[ -~\p{Script=Latin}\p{M}\p{P}]*$/u.test(words) && /[\p{L}\p{N}]/u.test(words);
}

/** Whether Latin letters for some words can be read aloud: of scripts that write few vowels, often only consonants are left. */
export function canBeSpoken(words: string, simple: string): boolean {
  const hasVowels = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]*$/u.test(words);
  return hasVowels || (/[aeiou]/.test(simple) && !/[^aeiou\d\W_]{3}/.test(simple));
}

/** Words as the key of a field has them: `Start time`, `start-time` -> `startTime`. Latin letters lose their accents. */
export function fieldWords(words: string): string {
  const plain = words.normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  const [first = '', ...others] = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return [first.charAt(0).toLowerCase() + first.slice(1), ...others.map(capital)].join('');
}

/** Signs that make another value of the words beside them, as addresses say them. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'plus', '#': 'sharp', '-': 'minus', '<': 'under', '>': 'over' };

/**
 * Words of a category or a tag as the address of its page has them: `AI & ML` -> `ai-ml`. Latin letters lose their accents. Other
 * scripts stay as they are, and in them marks are part of a word. A sign after a word (`C++`, `C#`, `A-`) or before a number (`<5`) is
 * one, too. Such addresses are published: see decision 38.
 */
export function categoryWords(words: string): string {
  return withoutAccents(words.trim().replace(/\u2212/g, '-'))
    .replace(/(?<=[\p{L}\p{N}+])\+(?![\p{L}\p{N}])|(?<=\p{L})(?:#|-$)|[<>](?= ?\p{N})/gu, (sign) => ` ${SIGNS[sign]} `)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function withoutAccents(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\u200c|\u200d/g, '');
}

/**
 * The same for all ways to write a value, and never for another value: capitals, accents, spaces, hyphens and the punctuation of sentences make no
 * difference, other signs do. `C++` and `C#` are two values, `Cloud Computing` and `cloud-computing` are one. Of a value without such signs, it is as
 * `categoryWords`.
 */
export function valueWords(words: string): string {
  const same = withoutAccents(words)
    .replaceAll('\u2212', '-')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}#%*@-]+/gu, ' ')
    .replace(/ ?([\p{S}#%*@]) ?/gu, '$1')
    .trim()
    .replace(/[ -]+/g, '-');
  return same === '' ? words : same;
}

/**
 * Words of a heading as its id has them: `What it costs` -> `what-it-costs`, in any script; undefined where there are no letters and no
 * digits. Links to such ids are published: see decision 38.
 */
export function headingWords(words: string): string | undefined {
  const id = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? undefined : id;
}

/** Letters that a language writes with others than most do, where it hasn't got them, by the codes of languages. */
type Spelling = Readonly<Record<string, string>>;
const spellings = wordTable<Readonly<Record<string, Spelling>>>('spellings');

const isAscii = (text: string): boolean => !/[^ -~\s]/.test(text);

/** @param text in small letters */
function inLatinLetters(text: string, spelling: Spelling): string {
  const spelt = text.replace(/[^ -~]/gu, (sign) => (Object.hasOwn(spelling, sign) ? (spelling[sign] ?? '') : sign));
  const simple = spelt.normalize('NFKD').replace(/(?<=[a-z])\p{M}+/gu, '');
  if (isAscii(simple)) return simple;
  return spelt.replace(/[^ -~]/gu, (sign) => read(sign)).toLowerCase();
}

/** How a sign is read. Those that are neither letters nor digits part words, but for invisible ones. */
const read = remembered((sign: string): string => {
  if (/\p{Cf}/u.test(sign)) return '';
  if (!/[\p{L}\p{M}\p{N}]/u.test(sign)) return ' ';
  const latin = readings()(sign);
  // Each is a word of its own, or a part of one.
  return /\p{Script=Han}/u.test(sign) ? ` ${latin} ` : latin;
});

const require = createRequire(import.meta.url);

// Half a megabyte of tables, for few names: so it is required when it's needed.
const readings = once((): ((sign: string) => string) => {
  const { default: readingOf }: typeof import('any-ascii') = require('any-ascii');
  return readingOf;
});
