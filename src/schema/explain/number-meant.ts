import { withPlainDigits } from '../../yaml/text/digits.ts';

/** A number as it was meant: in digits, with a point before its decimals. */
export type NumberMeant = {
  readonly text: string;
  /** What stands around it, such as a currency. */
  readonly unit: string;
  /** Whether it can mean nothing else, and nothing of the author is lost. */
  readonly isSure: boolean;
};

/** Longer texts say more than a number. */
const LONGEST = 40;

/** `12,50`, `1.250,00 €`, `CHF 12.-`; undefined where nobody knows, as with 1,250 or 4k. */
export function numberMeant(written: string): NumberMeant | undefined {
  const text = withPlainDigits(written)
    .trim()
    .replace(/^(["'])([^"']*)\1$/, '$2')
    .trim();
  if (text.length > LONGEST) return undefined;
  const parts = /^([^\d-]*)(-?\d[\d.,'\u2019\u00a0\u202f ]*)([^\d]*)$/.exec(text);
  const [, before = '', digits = '', after = ''] = parts ?? [];
  // `12.-` and `12,–` are prices without cents.
  const rest = /^[-\u2013\u2014]/.test(after) && /[.,]$/.test(digits) ? after.slice(1) : after;
  if (parts === null || /^[\p{L}]/u.test(after) || /[-\u2013\u2014/]/.test(`${before}${rest}`)) return undefined;
  const number = inDigits(digits.trim().replace(/[.,]$/, ''));
  const unit = [before, rest].map((each) => each.trim()).find((each) => each !== '') ?? '';
  return number === undefined ? undefined : { text: number, unit, isSure: unit === '' };
}

function inDigits(digits: string): string | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(digits)) return digits;
  const plain = digits.replace(/['\u2019\u00a0\u202f ]/g, '');
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return plain;
  if (/^-?\d+,(?:\d{1,2}|\d{4,})$/.test(plain)) return plain.replace(',', '.');
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return plain.replaceAll(',', '');
  return undefined;
}
