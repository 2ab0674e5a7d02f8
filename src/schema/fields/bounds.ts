import { secondsOf } from '../formats/durations.ts';
import { timeOf } from '../formats/times.ts';
import type { Field } from '../schemas/kind-field.ts';

/** The first or the last value of a field, and that another one is before or after it. */
export type Crossed = { readonly bound: 'min' | 'max'; readonly limit: string | number };

/** Which bound of a field a value is beyond; undefined if it is within, or is none that can be compared. */
export function boundCrossed({ type, min, max }: Field, value: unknown): Crossed | undefined {
  const own = placeOf(type, value);
  const [least, most] = [placeOf(type, min), placeOf(type, max)];
  if (own === undefined) return undefined;
  if (min !== undefined && least !== undefined && own < least) return { bound: 'min', limit: min };
  return max !== undefined && most !== undefined && own > most ? { bound: 'max', limit: max } : undefined;
}

/** Numbers, or days in figures, that come one after the other as the values of a type do. */
function placeOf(type: Field['type'], value: unknown): number | string | undefined {
  if (typeof value === 'number') return type === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (type === 'time') return timeOf(value);
  if (type === 'duration') return secondsOf(value);
  return type === 'date' ? value : undefined;
}
