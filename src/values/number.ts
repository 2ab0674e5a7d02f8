import { withPlainDigits } from './digits.ts';
import type { TextMeant } from './field.ts';
import { numberFormat, plainSpaces } from './intl.ts';

export type NumberForm = { readonly currency?: string; readonly unit?: string; readonly decimals?: number };

/** `12.5` -> `12,50 €`, as a language writes it. A number that is neither a price nor has a unit isn't grouped: it may be a year. */
export function numberIn(number: number, { currency, unit, decimals }: NumberForm, language: string): string {
  // Nothing is rounded: visitors would read another number than the author wrote.
  const all = { ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }), maximumFractionDigits: 20 };
  if (currency !== undefined) return format(number, { style: 'currency', currency, ...all }, language);
  if (unit === '%') return format(number, { style: 'unit', unit: 'percent', ...all }, language);
  if (unit !== undefined) return `${format(number, all, language)}\u00a0${unit}`;
  return format(number, { useGrouping: false, ...all }, language);
}

/** Whether what people write beside a number is the currency or the unit that it has anyway: `€`, `euros` of `EUR`. */
function isItsUnit(written: string, unit: string, language = 'en'): boolean {
  if (written === unit) return true;
  if (!/^[A-Z]{3}$/.test(unit)) return false;
  const shown = (options: Intl.NumberFormatOptions, amount: number, of: string): string =>
    format(amount, { style: 'currency', currency: unit, maximumFractionDigits: 0, ...options }, of);
  if (shown({ currencyDisplay: 'narrowSymbol' }, 0, 'en').includes(written)) return true;
  const words = ['en', language].flatMap((of) =>
    [1, 2].map((amount) => shown({ currencyDisplay: 'name' }, amount, of)),
  );
  return words.join(' ').toLowerCase().split(/\s+/).includes(written.toLowerCase());
}

// Not every font has other spaces, and no line ends within a number.
const format = (number: number, options: Intl.NumberFormatOptions, language: string): string =>
  plainSpaces(numberFormat(language, options).format(number), '\u00a0');

/** A number as it was meant: in digits, with a point before its decimals. It is sure if nothing of the author is lost, either. @property unit what stands around it, such as a currency */
export type NumberMeant = TextMeant & { readonly unit: string };

/** What is known of a number besides its text: the currency or the unit that it has anyway, and the language it is written in. */
type Around = { readonly unit: string | undefined; readonly language: string | undefined };

/** A number in the field of a kind, whose unit is no loss: it is shown anyway. 12 dollars where euros are wanted mean another number. */
export function amountMeant(text: string, { unit, language }: Around): NumberMeant | undefined {
  const found = numberMeant(unit !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text, language);
  if (found === undefined || found.unit === '') return found;
  if (unit === undefined) return MANY.test(found.unit) ? undefined : { ...found, isSure: false };
  if (isItsUnit(found.unit, unit, language)) return { ...found, unit: '' };
  const each = EACH.exec(found.unit);
  const rest = each === null ? undefined : found.unit.slice(0, each.index).trim();
  const isOfIt = rest === '' || (rest !== undefined && isItsUnit(rest, unit, language));
  return isOfIt ? { ...found, isSure: false } : undefined;
}

/** Words that say of what the number is: 12 € per loaf. */
const EACH = /(?<!\S)(?:per|each|ea|an?|the|pro|je|por|cada|la|le|el|al|alla|par|chaque|p\.)(?!\S)/i;

/** Words that make another number of it: 4 Mio. */
const MANY =
  /^(?:k|m|b|bn|mio|mrd|mil|mill|lakh|lac|crore|dozen|hundred|thousand|tausend|million|billion|milliard|tys|mln|mld|тыс|млн)/i;

/** Longer texts say more than a number. */
const LONGEST = 40;

/** `12,50`, `1.250,00 €`, `CHF 12.-`; undefined where nobody knows, as with 4k. */
function numberMeant(written: string, language: string | undefined): NumberMeant | undefined {
  const text = withPlainDigits(written)
    .trim()
    .replace(/^(["'])([^"']*)\1$/, '$2')
    .trim();
  if (text.length > LONGEST) return undefined;
  const parts = /^([^\d-]*)(-?\d[\d.,'\u2019\u00a0\u202f ]*)([^\d]*)$/.exec(text);
  const [, before = '', digits = '', after = ''] = parts ?? [];
  // `12.-` and `12,–` are prices without cents.
  const rest = /^[-\u2013\u2014]/.test(after) && /[.,]$/.test(digits) ? after.slice(1) : after;
  if (parts === null || (/^\p{L}/u.test(after) && !digits.endsWith(' ')) || /[-\u2013\u2014/]/.test(`${before}${rest}`))
    return undefined;
  const number = inDigits(digits.trim().replace(/[.,]$/, ''), language);
  const unit = [before, rest].map((each) => each.trim()).find((each) => each !== '') ?? '';
  return number && { ...number, unit };
}

function inDigits(digits: string, language: string | undefined): TextMeant | undefined {
  const plain = digits.replace(/['\u2019\u00a0\u202f ]/g, '');
  const sure = (text: string) => ({ text, isSure: true });
  if (mayBeGrouped(plain, language)) return { text: plain.replace(/[.,]/, ''), isSure: false };
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return sure(plain);
  if (/^-?\d+,(?:\d{1,2}|\d{4,})$/.test(plain)) return sure(plain.replace(',', '.'));
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return sure(plain.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return sure(plain.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(plain)) return sure(plain.replace(/[.,]/g, ''));
  return undefined;
}

/** `1.250` where a language writes thousands so: it may be one and a quarter, too. @param language undefined where nobody knows it */
export function mayBeGrouped(digits: string, language: string | undefined): boolean {
  const mark = /^-?[1-9]\d{0,2}([.,])\d{3}$/.exec(digits)?.[1];
  return mark !== undefined && language !== undefined && mark === groupMark(language);
}

/** What stands between the thousands of a number in a language. */
const groupMark = (language: string): string | undefined =>
  numberFormat(language, {})
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group')?.value;
