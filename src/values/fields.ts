import { isList, isObject, type Json, type JsonObject, textsIn } from '../model/json.ts';
import { smallest } from '../model/lists.ts';
import type { Field } from './field.ts';
import { fieldTypes, type Meant, rangeTypes, type Span, type Value } from './field-types.ts';
import { wordTable } from './word-table.ts';

/** Two fields of a kind that say together what one of the type of a range would, `start` and `end`; or one with days and times, of which lists show both apart. */
type Pair = {
  readonly first: Field;
  readonly last: Field;
  /** Both as one. No field that is declared can have its name. */
  readonly whole: Field;
};

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

/**
 * What a text says in a field:
 * - `right`: it is written as here, or any text is.
 * - `meant`: it is written otherwise, and this is how it is written here. `isSure`: it can mean nothing else, and nothing is lost.
 * - `unclear`: nobody knows (`03/04/2026`), or it means nothing there.
 */
export type TextRead =
  | { readonly how: 'right'; readonly value: Json }
  /** Its text is the one form in which a page says it: `12.5`, `18:00`, `{ from: 2026-07-03, until: 2026-07-05 }`. */
  | ({ readonly how: 'meant' } & Meant)
  | { readonly how: 'unclear' };

/**
 * Reads what somebody wrote for a field, as a text: in a page, or in the cell of a table.
 *
 * @param text as it is written, without quotes: `12,50 €`, `18 Uhr`, `24.12.2026`
 * @param field what it is written for. Of one with `many`, it is one of its values; of the type `texts`, one of its texts. A `list` has no such text
 * @param language code of the site's language, such as `de`; undefined if the site doesn't say it. `1.250` is asked about where it may be 1250
 */
export function readText(text: string, field: Field, language: string | undefined): TextRead {
  const written = text.trim();
  if (written === '') return { how: 'unclear' };
  const { read } = fieldTypes[field.type];
  if (read === undefined) return { how: 'right', value: written };
  const meant = read(written, { field, language });
  if (meant === undefined) return { how: 'unclear' };
  return meant.text === written ? { how: 'right', value: meant.value } : { how: 'meant', ...meant };
}

/** The same text for all names of a page: `hanna-berg` and `people/hanna-berg`. */
export type NameOf = (name: string, kind: string | undefined) => string;

/** What a page or a list says about a field: of a list each of its values. @param nameOf as it is written, if left out */
export function valuesIn(value: Json | undefined, { type, kind }: Field, nameOf?: NameOf): readonly Value[] {
  if (type === 'number') return (isList(value) ? value : [value]).filter((each) => typeof each === 'number');
  if (type === 'yes-no') return [value === true];
  if (type === 'entry') return textsIn(value).map((name) => nameOf?.(name, kind) ?? name);
  const { key, span } = fieldTypes[type];
  if (type === 'date-range') return span?.(value) ?? [];
  return key === undefined ? [] : textsIn(addressOf(value)).map((text) => key(text) ?? text);
}

/** From when until when a page says something is; of a single value that one. */
export function spansIn(value: Json | undefined, field: Field, nameOf?: NameOf): readonly Span[] {
  const { span } = fieldTypes[field.type];
  if (span === undefined) return valuesIn(value, field, nameOf).map((each) => [each, each]);
  return (isList(value) ? value : [value]).flatMap((each) => {
    const found = span(each);
    return found === undefined ? [] : [found];
  });
}

/** The address of a place, which may have coordinates besides. */
export function addressOf(value: Json | undefined): Json | undefined {
  return isObject(value) ? value.address : value;
}

/** Where a value comes in the order of its field: choices as their kind lists them, days from Monday on, times by the clock. */
export function placeIn(field: Field | undefined): (value: Json | undefined) => Json | undefined {
  if (field === undefined || fieldTypes[field.type].isOrdered !== true) return (value) => value;
  const { type, choices = [] } = field;
  const places = new Map(choices.map((choice, at): [string, number] => [choice, at]));
  return (value) => {
    if (type === 'choice')
      return smallest(
        textsIn(value).map((each) => places.get(each) ?? places.size),
        places.size,
      );
    const starts = spansIn(value, field).map(([from]) => from);
    if (type === 'day-of-week') return smallest(starts.map(Number), Number.MAX_SAFE_INTEGER);
    return starts[0] ?? Number.MAX_SAFE_INTEGER;
  };
}

/** Several values in the order of their field, each once: days from Monday on, choices as their kind lists them. */
export function inOrderOf(value: readonly Json[], field: Field): readonly Json[] {
  if (field.type !== 'choice' && field.type !== 'day-of-week') return value;
  const place = placeIn(field);
  return [...new Set(value)].toSorted((a, b) => Number(place(a)) - Number(place(b)));
}

export const TITLE: Field = { name: 'title', type: 'text' };

export const isAskable = ({ type }: Field): boolean => fieldTypes[type].key !== undefined;

/** The fields of a kind that lists can ask for, with those that every page has. */
export const askable = (fields: readonly Field[]): readonly Field[] => [...fields.filter(isAskable), TITLE];

/** The bounds of a field as a field of their own: a day for days on end, and a time for times from one until another. */
export const boundOf = (field: Field): Field => ({ ...field, type: fieldTypes[field.type].bound ?? field.type });

/** The field whose values lists ask for: days of what goes on for some, and the first or the last time of a range of them. */
export function askedFieldOf(field: Field, isBound: boolean): Field {
  if (field.type === 'place') return { ...field, type: 'text' };
  return isBound || field.type === 'date-range' || field.type === 'datetime' ? boundOf(field) : field;
}

export function isAfter(value: Json, other: Json, field: Field): boolean {
  const [first, second] = [value, other].map((each) => valuesIn(each, field)[0]);
  return first !== undefined && second !== undefined && first > second;
}

/** The first or the last value of a field, and that another one is before or after it. */
export type Crossed = { readonly bound: 'min' | 'max'; readonly limit: string | number };

/** Which bound of a field a value is beyond; undefined if it is within, or is none that can be compared. Days on end and times from one until another are within as a whole. */
export function boundCrossed(field: Field, value: Json): Crossed | undefined {
  if (fieldTypes[field.type].hasRange !== true) return undefined;
  const { min, max } = field;
  const [[first, last] = []] = spansIn(value, field);
  const [least, most] = [min, max].map((bound) => valuesIn(bound, boundOf(field))[0]);
  if (first === undefined || last === undefined) return undefined;
  if (min !== undefined && least !== undefined && first < least) return { bound: 'min', limit: min };
  return max !== undefined && most !== undefined && last > most ? { bound: 'max', limit: max } : undefined;
}

/** The values of fields in what a page says: of several each, and of a list what each of its entries says. */
export function fieldValues(
  written: JsonObject,
  fields: readonly Field[],
): readonly { readonly field: Field; readonly value: Json }[] {
  return fields.flatMap((field) => {
    const value = written[field.name];
    if (value === undefined) return [];
    const each = isList(value) ? value : [value];
    if (field.type !== 'list') return each.map((one) => ({ field, value: one }));
    return each.flatMap((item) => (isObject(item) ? fieldValues(item, field.fields ?? []) : []));
  });
}

/** The fields of a kind that fit, those in its lists as well; a list that has one of them with only these. */
export function fieldsThat(fits: (field: Field) => boolean, fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    if (field.type !== 'list') return fits(field) ? [field] : [];
    const inner = fieldsThat(fits, field.fields ?? []);
    return inner.length === 0 ? [] : [{ ...field, fields: inner }];
  });
}
