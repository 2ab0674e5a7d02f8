import { dayMeant } from '../../dates/day-range.ts';
import { textInCurlyQuotes } from '../../yaml/mistakes/quotes/quotes.ts';
import { formats } from '../schema/ajv.ts';
import type { Schema } from '../schema/schemas.ts';

/**
 * A value in the form that is wanted, if only something around it or its order is wrong: `“+1 555 0100”`, `mailto:me@example.com`,
 * `24.12.2026`. It can mean nothing else.
 *
 * @returns undefined for all other values
 */
export function formMeant(schema: Schema, value: string): string | undefined {
  const text = value.trim();
  const bare = text.replace(/^(?:mailto|tel):\s*/i, '');
  const candidates = [textInCurlyQuotes(text), /<([^<>\s]+)>$/.exec(text)?.[1], bare, dayMeant(text)];
  return candidates.find((candidate) => candidate !== undefined && candidate !== value && hasForm(schema, candidate));
}

function hasForm({ pattern, format = '' }: Schema, text: string): boolean {
  const form = formats[format] ?? (pattern === undefined ? undefined : new RegExp(pattern, 'u'));
  return form?.test(text) === true;
}
