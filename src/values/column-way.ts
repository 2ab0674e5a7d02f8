import type { WrongValue } from '../diagnostics/messages/told.ts';
import { wrongDayIn } from './day.ts';
import type { Field } from './field.ts';
import { fieldTypes } from './field-types.ts';
import { dateFormat } from './intl.ts';
import { mayBeGrouped } from './number.ts';

/** How values are written in a column of a table: as somebody says, as other cells show, or as the language has it. */
export type ColumnWay = {
  /** A text such that it means one thing only, if the way of the column says which. */
  readonly plain: (text: string) => string;
  /** What is meant, as it is written there. */
  readonly written: (text: string) => string;
  /** What a text can mean, where nothing says which of the two it is. */
  readonly question: (text: string) => WrongValue | undefined;
};

const same = (text: string): string => text;

/** @param texts the cells @param around the language of the site, alone and with its country, and what the kind says of days */
export function columnWay(
  texts: readonly string[],
  { type }: Field,
  around: {
    readonly language: string | undefined;
    readonly locale: string | undefined;
    /** `day-month` or `month-day`. */
    readonly order: string | undefined;
  },
): ColumnWay {
  if (type === 'number') return wayOfNumbers(texts, around.language);
  if (!hasDays(type)) return { plain: same, written: same, question: () => undefined };
  const order = around.order ?? orderIn(texts, around.locale);
  return {
    plain: (text) => text.replace(IN_FIGURES, (whole, ...parts) => yearFirst(whole, parts, order)),
    written: same,
    question: (text) => {
      const wrong = order === undefined ? wrongDayIn(text.match(IN_FIGURES)?.[0] ?? '') : undefined;
      return wrong?.why === 'two-days' ? wrong : undefined;
    },
  };
}

/** Whether values of a type have days in them. */
export const hasDays = (type: Field['type']): boolean => fieldTypes[type].groups?.includes('day') === true;

const IN_FIGURES = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/g;

function yearFirst(whole: string, [one = '', , two = '', year = '']: readonly string[], order: string | undefined) {
  const [day, month] = order === 'day-month' ? [one, two] : [two, one];
  const isOpen = Number(one) <= 12 && Number(two) <= 12;
  return order === undefined || !isOpen ? whole : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The order that days above 12 show, if all show the same; without such days that of the language. */
function orderIn(texts: readonly string[], language: string | undefined): string | undefined {
  const found = texts
    .flatMap((text) => [...text.matchAll(IN_FIGURES)])
    .flatMap(([, one, , two]) => {
      if (Number(one) > 12 === Number(two) > 12) return [];
      return Number(one) > 12 ? ['day-month'] : ['month-day'];
    });
  const [order = orderOf(language), other] = new Set(found);
  return other === undefined ? order : undefined;
}

/** How a language writes days in figures. English alone says nothing: Americans write the month first. */
function orderOf(language: string | undefined): string | undefined {
  if (language === undefined || language === 'en') return undefined;
  const parts = dateFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(0);
  const order = parts.flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? type : [])).join('-');
  return order.endsWith('-year') ? order.slice(0, -5) : undefined;
}

function wayOfNumbers(texts: readonly string[], language: string | undefined): ColumnWay {
  const mark = markIn(texts);
  return {
    plain: (text) => (mark === undefined ? text : withPoint(text, mark)),
    written: (text) => (mark === ',' ? text.replace('.', ',') : text),
    question: (text) => {
      const [digits] = NUMBER.exec(text) ?? [];
      if (mark !== undefined || digits === undefined) return undefined;
      if (!digits.includes(',') && !mayBeGrouped(digits, language)) return undefined;
      return {
        why: 'two-values',
        first: digits.replace(/[.,]/, ''),
        second: String(Number(digits.replace(',', '.'))),
      };
    },
  };
}

const NUMBER = /(?<![\d.,])-?\d{1,3}[.,]\d{3}(?![\d.,])/;

/** What stands before the decimals in a column of numbers, if any of them shows it, or what stands between its thousands: then `1.250` can mean one thing only. */
function markIn(texts: readonly string[]): ',' | '.' | undefined {
  const marks = new Set(
    texts.flatMap((text) => {
      const group = /\d([.,])\d{3}\1\d{3}(?!\d)/.exec(text)?.[1];
      const decimal = /\d([.,])\d{1,2}(?!\d)[^\d.,]*$/.exec(text)?.[1];
      return decimal ?? (group === undefined ? [] : group === '.' ? ',' : '.');
    }),
  );
  const [mark, other] = marks;
  return other === undefined && (mark === ',' || mark === '.') ? mark : undefined;
}

/** `1.250` as 1250 in a column with commas before decimals, and as one and a quarter in one with points; the others stay as they are. */
function withPoint(text: string, mark: ',' | '.'): string {
  const [whole] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return text;
  // With a fourth digit behind it, it is read as nothing else.
  return text.replace(whole, whole.includes(mark) ? `${whole}0` : whole.replace(/[.,]/, ''));
}
