import { withPlainDigits } from '../../yaml/text/digits.ts';
import { isItsUnit } from './numbers-in-words.ts';

/** A number as it was meant: in digits, with a point before its decimals. */
export type NumberMeant = {
  readonly text: string;
  /** What stands around it, such as a currency. */
  readonly unit: string;
  /** Whether it can mean nothing else, and nothing of the author is lost. */
  readonly isSure: boolean;
};

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

function inDigits(digits: string, language: string | undefined): Pick<NumberMeant, 'text' | 'isSure'> | undefined {
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

const marks = new Map<string, string>();

/** What stands between the thousands of a number in a language. */
function groupMark(language: string): string {
  const known = marks.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? '';
  marks.set(language, mark);
  return mark;
}
