import { type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import { withPlainDigits } from '../../yaml/text/digits.ts';
import { replace } from '../../yaml/text/edits.ts';
import { isItsUnit } from '../formats/numbers-in-words.ts';
import { numberCalled } from '../schemas/choice-words.ts';
import type { Schema } from '../schemas/schemas.ts';
import { type Instance, lastKeyOf, startIn } from './instance.ts';

/** A whole number and words around it. Of 2.5 nobody knows whether 2 or 3 is meant. */
const WHOLE = /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/;
/** Something that is no number, no whole one where that is wanted, or one out of its range. */
export function notANumber(instance: Instance): Finding {
  const { node, schema } = instance;
  const isWhole = schema.type === 'integer';
  const text = node.kind === 'scalar' ? node.source : '';
  const whole = isWhole ? WHOLE.exec(text)?.at(-1) : undefined;
  const any = isWhole ? undefined : amountMeant(text, schema.$comment);
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called?.toString() ?? any?.text ?? (whole === undefined ? undefined : String(Number(whole)));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || Number(meant) < minimum || Number(meant) > maximum ? undefined : meant;
  const facts = {
    key: lastKeyOf(instance),
    range: rangeOf(schema),
    better,
    isWhole,
    isQuoted: /^["']/.test(text),
    unit: any?.unit ?? '',
  };
  const mistake = finding('not-a-number', startIn(instance), facts);
  if (better === undefined) return mistake;
  return withAnswer(mistake, [replace(node.range, better)], called !== undefined || any === undefined || any.isSure);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

/** A number as it was meant: in digits, with a point before its decimals. */
type NumberMeant = {
  readonly text: string;
  /** What stands around it, such as a currency. */
  readonly unit: string;
  /** Whether it can mean nothing else, and nothing of the author is lost. */
  readonly isSure: boolean;
};

/** A number in the field of a kind, whose unit is no loss: it is shown anyway. 12 dollars where euros are wanted mean another number. */
function amountMeant(text: string, unit: string | undefined): NumberMeant | undefined {
  if (unit === undefined) return numberMeant(text);
  const found = numberMeant(text.endsWith(unit) ? text.slice(0, -unit.length) : text);
  if (found === undefined || found.unit === '') return found;
  return isItsUnit(found.unit, unit) ? { ...found, unit: '', isSure: true } : undefined;
}

/** Longer texts say more than a number. */
const LONGEST = 40;

/** `12,50`, `1.250,00 €`, `CHF 12.-`; undefined where nobody knows, as with 1,250 or 4k. */
function numberMeant(written: string): NumberMeant | undefined {
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
