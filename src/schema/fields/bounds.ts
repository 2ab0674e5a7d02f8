import type { Json } from '../../model/json.ts';
import { secondsOf } from '../formats/durations.ts';
import { timeOf, timeRangeOf } from '../formats/times.ts';
import type { Field } from '../schemas/kind-field.ts';

/** The first or the last value of a field, and that another one is before or after it. */
export type Crossed = { readonly bound: 'min' | 'max'; readonly limit: string | number };

/** Which bound of a field a value is beyond; undefined if it is within, or is none that can be compared. Days on end and times from one until another are within as a whole. */
export function boundCrossed(field: Field, value: unknown): Crossed | undefined {
  const { min, max } = field;
  const [first, last = first] = placesOf(field, value);
  const { type } = boundOf(field);
  const [least, most] = [placeOf(type, min), placeOf(type, max)];
  if (first === undefined || last === undefined) return undefined;
  if (min !== undefined && least !== undefined && first < least) return { bound: 'min', limit: min };
  return max !== undefined && most !== undefined && last > most ? { bound: 'max', limit: max } : undefined;
}

/** The bounds of a field as a field of their own: a day for days on end, and a time for times from one until another. */
export function boundOf(field: Field): Field {
  if (field.type === 'date-range') return { ...field, type: 'date' };
  return field.type === 'time-range' ? { ...field, type: 'time' } : field;
}

type Place = number | string | undefined;

/** Where a value begins and, if it goes on for some time, where it ends. */
function placesOf({ type }: Field, value: unknown): readonly Place[] {
  if (type === 'time-range') {
    const { from, until } = timeRangeOf(String(value)) ?? {};
    return from === undefined || until === undefined ? [] : [from, until <= from ? until + 24 * 60 : until];
  }
  if (type !== 'date-range') return [placeOf(type, value)];
  const { from, until = from } = isDays(value) ? value : {};
  return [placeOf('date', from), placeOf('date', until)];
}

const isDays = (value: unknown): value is { readonly from?: Json; readonly until?: Json } =>
  typeof value === 'object' && value !== null;

/** Numbers, or days in figures, that come one after the other as the values of a type do. */
function placeOf(type: Field['type'], value: unknown): Place {
  if (typeof value === 'number') return type === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (type === 'time') return timeOf(value);
  if (type === 'duration') return secondsOf(value);
  return type === 'date' ? value : undefined;
}
