import type { Json, JsonObject } from '../../model/json.ts';
import { smallest } from '../../model/lists.ts';
import { boundOf } from '../../schema/fields/bounds.ts';
import { valueWords } from '../../schema/formats/address-words.ts';
import { secondsOf } from '../../schema/formats/durations.ts';
import { timeOf, timeRangeOf } from '../../schema/formats/times.ts';
import { weekdaysIn } from '../../schema/formats/weekdays.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { isList, isObject, textsIn } from './entries.ts';

/** What a field says, such that equal values are the same. */
export type Value = string | number | boolean;

/** From which value until which: of a single one, both are the same. */
export type Span = readonly [first: Value, last: Value];

/** The same text for all names of a page: `hanna-berg` and `people/hanna-berg`. */
export type NameOf = (name: string, kind: string | undefined) => string;

/** What a page or a list says about a field: of a list each of its values. */
export function valuesIn(value: Json | undefined, { type, kind }: Field, nameOf: NameOf): readonly Value[] {
  switch (type) {
    case 'number':
      return (isList(value) ? value : [value]).filter((each) => typeof each === 'number');
    case 'yes-no':
      return [value === true];
    case 'text':
    case 'richText':
    case 'texts':
      return textsIn(value).map(valueWords);
    case 'place':
      return textsIn(addressOf(value)).map(valueWords);
    case 'entry':
      return textsIn(value).map((name) => nameOf(name, kind));
    case 'time':
      return textsIn(value).map((text) => timeOf(text) ?? text);
    case 'duration':
      return textsIn(value).map((text) => secondsOf(text) ?? text);
    case 'day-of-week':
      return textsIn(value).map((text) => weekdaysIn(text)?.[0] ?? text);
    case 'time-range':
      return textsIn(value).map((text) => {
        const { from, until } = timeRangeOf(text) ?? {};
        return from === undefined ? text : `${from}-${until}`;
      });
    case 'date-range':
      return spanIn(value) ?? [];
    case 'choice':
    case 'date':
    case 'icon':
    case 'link':
    case 'file':
      return textsIn(value);
    case 'image':
    case 'video':
    case 'list':
      return [];
  }
}

/** From when until when a page says something is; of a single value that one. */
export function spansIn(value: Json | undefined, field: Field, nameOf: NameOf): readonly Span[] {
  if (field.type === 'date-range') return [spanIn(value)].flatMap((span) => (span === undefined ? [] : [span]));
  if (field.type !== 'time-range') return valuesIn(value, field, nameOf).map((each) => [each, each]);
  return textsIn(value).flatMap((text) => {
    const { from, until } = timeRangeOf(text) ?? {};
    if (from === undefined || until === undefined) return [];
    return [[from, until <= from ? until + 24 * 60 : until] as const];
  });
}

/** The address of a place, which may have coordinates besides. */
export function addressOf(value: Json | undefined): Json | undefined {
  return isObject(value) ? value.address : value;
}

function spanIn(value: Json | undefined): readonly [string, string] | undefined {
  const { from, until = from } = isObject(value) ? value : {};
  return typeof from === 'string' && typeof until === 'string' ? [from, until] : undefined;
}

/** Where a value comes in the order of its field: choices as their kind lists them, days from Monday on, times by the clock. */
export function placeIn(field: Field | undefined): (value: Json | undefined) => Json | undefined {
  if (field === undefined || !ORDERED.has(field.type)) return (value) => value;
  const { type, choices = [] } = field;
  const places = new Map(choices.map((choice, at): [string, number] => [choice, at]));
  return (value) => {
    if (type === 'choice')
      return smallest(
        textsIn(value).map((each) => places.get(each) ?? places.size),
        places.size,
      );
    const starts = spansIn(value, field, (name) => name).map(([from]) => from);
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

const ORDERED: ReadonlySet<Field['type']> = new Set([
  'choice',
  'time',
  'time-range',
  'date-range',
  'duration',
  'day-of-week',
] satisfies Field['type'][]);

/** The types of which no list asks anything. */
const UNASKED: ReadonlySet<Field['type']> = new Set(['image', 'video', 'list'] satisfies Field['type'][]);

/** The types whose values come one after the other, so that there is a first and a last. */
const WITH_RANGE: ReadonlySet<Field['type']> = new Set([
  'number',
  'date',
  'date-range',
  'time',
  'time-range',
  'duration',
] satisfies Field['type'][]);

/** Whether a field is a fact: short, and of interest to whoever looks through a list. */
export function isFact({ type }: Field): boolean {
  return FACTS.has(type);
}

const FACTS: ReadonlySet<Field['type']> = new Set([
  'date',
  'date-range',
  'day-of-week',
  'time',
  'time-range',
  'duration',
  'number',
  'choice',
  'place',
] satisfies Field['type'][]);

/** The fields of a kind that lists can ask for, with those that every page has. */
export function askable(fields: readonly Field[]): readonly Field[] {
  return [...fields.filter(isAskable), TITLE];
}

/** What every page has. */
export const TITLE: Field = { name: 'title', type: 'text' };

export const isAskable = ({ type }: Field): boolean => !UNASKED.has(type);

/** Whether lists can ask for what is between two values of a field. */
export function hasRange({ type }: Field): boolean {
  return WITH_RANGE.has(type);
}

/** The field whose values lists ask for: days of what goes on for some, and the first or the last time of a range of them. */
export function askedFieldOf(field: Field, isBound: boolean): Field {
  if (field.type === 'place') return { ...field, type: 'text' };
  return isBound || field.type === 'date-range' ? boundOf(field) : field;
}

/** Whether a value comes after another one of the same field. */
export function isAfter(value: Json, other: Json, field: Field): boolean {
  const [first, second] = [value, other].map((each) => valuesIn(each, field, (name) => name)[0]);
  return first !== undefined && second !== undefined && first > second;
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

/** The types of fields that are of no use but to be shown. */
export const SEEN: readonly string[] = ['text', 'richText', 'image', 'file', 'video', 'place', 'link', 'list'];
