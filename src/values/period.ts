import type { Json } from '../model/json.ts';
import type { Field } from './field.ts';
import { fieldTypes, rangeTypes } from './field-types.ts';
import { wordTable } from './word-table.ts';

/** Two fields of a kind that say together what one of the type of a range would, `start` and `end`; or one with days and times, of which lists show both apart. */
export type Pair = {
  readonly first: Field;
  readonly last: Field;
  /** Both as one. No field that is declared can have its name. */
  readonly whole: Field;
};

/** What such fields are called. */
const names = wordTable<Readonly<Record<'start' | 'end', string>>>('periods');

/** The days, and the times, of which one field says the first and another one the last. */
export function pairsIn(fields: readonly Field[]): readonly Pair[] {
  return rangeTypes.flatMap((type) => {
    const ends = fields.filter((field) => field.type === fieldTypes[type].bound || field.type === 'datetime');
    const called = (end: 'start' | 'end'): Field | undefined =>
      ends.find(({ name }) => names()[end].split(' ').includes(name.toLowerCase()));
    const named = fields.find(({ name }) => name === 'date');
    const alone = ends.find((field) => field.type === 'datetime' && (named === undefined || field === named));
    const [start, end] = [called('start'), called('end')];
    const [first, last] = start === undefined || end === undefined ? [alone, alone] : [start, end];
    if (first === undefined || last === undefined) return [];
    return [{ first, last, whole: { name: `${first.name}-${last.name}-${type}`, type } }];
  });
}

/** The fields of a kind, with each pair as one before the others. */
export function withPairs(fields: readonly Field[]): readonly Field[] {
  const pairs = pairsIn(fields);
  const parts = pairs.flatMap(({ first, last }) => [first, last]);
  return [...pairs.map(({ whole }) => whole), ...fields.filter((field) => !parts.includes(field))];
}

/** The names of the fields that one is made of: two, where it is a pair as one. */
export function namesOf(name: string, fields: readonly Field[]): readonly string[] {
  const pair = pairsIn(fields).find(({ whole }) => whole.name === name);
  return pair === undefined ? [name] : [pair.first.name, pair.last.name];
}

/** What a page says of both, as one value: of what has no end, when it begins. @param said what it says in a field */
export function wholeValue({ first, last, whole }: Pair, said: (name: string) => Json | undefined): Json | undefined {
  const [from, until = from] = [said(first.name), said(last.name)];
  if (typeof from !== 'string' || typeof until !== 'string') return undefined;
  const { of } = fieldTypes[whole.type];
  if (first.type !== 'datetime') return of?.(from, until);
  const [day, lastDay] = [from.slice(0, 10), until.slice(0, 10)];
  if (whole.type === 'date-range') return day === lastDay ? of?.(day, day) : of?.(from, until);
  const [begins, ends] = [from.slice(11), day === lastDay ? until.slice(11) : ''];
  return begins === '' ? undefined : of?.(begins, ends === '' ? begins : ends);
}

/** The field that says when what is of a kind is: `date`, or else the first and the last day together, or the first that holds a day or days on end. */
export function dayField(fields: readonly Field[]): Field | undefined {
  const days = withPairs(fields).filter(({ type }) => type === 'date' || type === 'date-range');
  return days.find(({ name }) => name === 'date') ?? days[0];
}
