import { isObject, type Json } from '../../model/json.ts';
import type { Field } from '../../values/field.ts';

/** The field that says when an entry of a kind is: `date`, or else the first that holds a day or days on end. */
export function dayField(fields: readonly Field[]): Field | undefined {
  const days = fields.filter(({ type }) => type === 'date' || type === 'date-range');
  return days.find(({ name }) => name === 'date') ?? days[0];
}

/** The day of such a field, or the last of some days on end. */
export function lastDayOf(value: Json | undefined): string | undefined {
  const day = isObject(value) ? (value.until ?? value.from) : value;
  return typeof day === 'string' ? day : undefined;
}
