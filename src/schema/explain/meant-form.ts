import { textInCurlyQuotes } from '../../yaml/mistakes/quotes/quotes.ts';
import { dayMeant, dayRangeMeant, type Meant, momentMeant } from '../formats/day-meant.ts';
import { formats } from '../schemas/ajv.ts';
import type { Schema } from '../schemas/schemas.ts';

/**
 * A value in the form that is wanted, if only something around it or its order is wrong: `“+1 555 0100”`, `mailto:me@example.com`,
 * `24.12.2026`, `20. Juni 2026, 18 Uhr`.
 *
 * @returns undefined for all other values
 */
export function formMeant(schema: Schema, value: string): Meant | undefined {
  const text = value.trim();
  const bare = text.replace(/^(?:mailto|tel):\s*/i, '');
  const sure = [textInCurlyQuotes(text), /<([^<>\s]+)>$/.exec(text)?.[1], bare].flatMap((each) =>
    each === undefined ? [] : [{ text: each, isSure: true }],
  );
  const moment = momentMeant(text);
  // Where a day alone is wanted, the time is lost.
  const dayOfMoment = moment && { text: moment.text.slice(0, 10), isSure: false };
  const candidates = [...sure, dayMeant(text), dayRangeMeant(text), moment, dayOfMoment];
  return candidates.find((each) => each !== undefined && each.text !== value && hasForm(schema, each.text));
}

function hasForm({ pattern, format = '' }: Schema, text: string): boolean {
  const form = formats[format] ?? (pattern === undefined ? undefined : new RegExp(pattern, 'u'));
  return form?.test(text) === true;
}
