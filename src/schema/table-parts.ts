import { isObject, type Json } from '../model/json.ts';
import { isDay } from '../values/day.ts';
import type { Field } from '../values/field.ts';
import { fieldTypes, type Part } from '../values/field-types.ts';
import type { TextRead } from '../values/fields.ts';
import { coordinatesOf } from '../values/place.ts';
import type { Entry, Node, ScalarNode } from '../yaml/syntax/tree.ts';
import type { Range } from '../yaml/text/source.ts';

/** A part of a field as a column: `where.latitude`. */
export type PartField = Field & {
  readonly part: string;
  /** The field that it is a part of. */
  readonly of: string;
  /** The columns that must say something where it does. */
  readonly needs: readonly string[];
  readonly readPart?: (text: string) => TextRead;
};

/** Fields, and their parts that stand in columns of their own. */
export const withParts = (fields: readonly Field[]): readonly (Field | PartField)[] =>
  fields.flatMap((field) => [
    field,
    ...Object.entries(fieldTypes[field.type].parts ?? {}).map((named) => partOf(field, named)),
  ]);

function partOf({ name }: Field, [part, { needs, read, meant, type = 'text' }]: readonly [string, Part]): PartField {
  return {
    name: `${name}.${part}`,
    type,
    part,
    of: name,
    needs: needs.map((other) => (other === '' ? name : `${name}.${other}`)),
    ...(read === undefined ? {} : { readPart: (text) => asRead(read(text), meant?.(text)) }),
  };
}

function asRead(value: string | undefined, meant: string | undefined): TextRead {
  if (value !== undefined) return { how: 'right', value };
  return meant === undefined ? { how: 'unclear' } : { how: 'meant', value: meant, text: meant, isSure: false };
}

export const neededBy = (field: Field | PartField): readonly string[] => ('part' in field ? field.needs : []);

/** What stands in two columns, the first and the last of some days or times, as the one value that it is. @param unclear columns of which nobody knows what they say */
export function ranged(entries: readonly Entry[], fields: readonly Field[], unclear: readonly string[]) {
  let all = entries;
  const partsOf = (name: string) => ['start', 'end'].map((part) => all.find(({ key }) => key === `${name}.${part}`));
  const isMidnight = (end: Entry | undefined): boolean => end?.value.kind === 'scalar' && end.value.value === '0:00';
  // Calendars end whole days at the midnight after the last.
  const areWhole = fields.some(({ name, type }) => type === 'time-range' && partsOf(name).every(isMidnight));
  for (const { name, type } of fields) {
    const { of } = fieldTypes[type];
    const [first, last = first] = partsOf(name);
    if (of === undefined || all.some(({ key }) => key === name)) continue;
    all = all.filter(({ key }) => !key.startsWith(`${name}.`));
    if (first?.value.kind !== 'scalar' || last?.value.kind !== 'scalar') continue;
    if (unclear.some((key) => key.startsWith(`${name}.`)) || (areWhole && type === 'time-range')) continue;
    const isLonger = first.value.value !== last.value.value && isDay(String(last.value.value));
    const end = areWhole && isLonger ? dayBefore(last.value) : last.value;
    all = [...all, { key: name, keyRange: first.keyRange, value: rangeIn(first.value, end, of) }];
  }
  return all;
}

const dayBefore = (day: ScalarNode): ScalarNode => ({
  ...day,
  value: new Date(Date.parse(String(day.value)) - 86_400_000).toISOString().slice(0, 10),
});

/** Days have a cell each. Times are one text, which stands in both, so that no fix writes it into one of them. */
function rangeIn(first: ScalarNode, last: ScalarNode, of: (first: string, last: string) => Json): Node {
  const value = of(String(first.value), String(last.value));
  const range: Range = [Math.min(first.range[0], last.range[0]), Math.max(first.range[1], last.range[1])];
  if (!isObject(value)) return { ...first, range, value: String(value) };
  const parts = Object.keys(value).map((key) => ({ key, value: key === 'from' ? first : last }));
  return { kind: 'map', range, entries: parts.map((each) => ({ ...each, keyRange: each.value.range })) };
}

/**
 * What stands in columns such as `image.alt` as keys of what stands in `image`.
 *
 * @param unclear columns of which nobody knows what they say. What they are a part of is left out
 */
export function nested(entries: readonly Entry[], unclear: readonly string[]): Entry[] {
  if (!entries.some(({ key }) => key.includes('.')) && unclear.length === 0) return [...entries];
  const own = entries.filter(({ key }) => !key.includes('.') && !unclear.some((other) => other.startsWith(`${key}.`)));
  return own.map((entry) => {
    const inner = entries.flatMap((each) =>
      each.key.startsWith(`${entry.key}.`) ? [{ ...each, key: each.key.slice(entry.key.length + 1) }] : [],
    );
    if (inner.length === 0) return entry;
    if (entry.value.kind !== 'map') return placed(entry, inner);
    const kept = entry.value.entries.filter(({ key }) => key !== 'decorative');
    return { ...entry, value: { ...entry.value, entries: [...kept, ...inner] } };
  });
}

/** An address with the coordinates beside it, if they are whole. */
function placed(entry: Entry, parts: readonly Entry[]): Entry {
  const coordinates = parts.find(({ key }) => key === 'coordinates') ?? together(parts);
  if (coordinates === undefined) return entry;
  const { keyRange, value } = entry;
  const entries = [{ key: 'address', keyRange, value }, coordinates];
  return { ...entry, value: { kind: 'map', range: value.range, entries } };
}

/** Two columns as what one would say. It stands in both, so that no fix writes it into one of them. */
function together(parts: readonly Entry[]): Entry | undefined {
  const [north, east] = ['latitude', 'longitude'].map((part) => parts.find(({ key }) => key === part));
  if (north?.value.kind !== 'scalar' || east?.value.kind !== 'scalar') return undefined;
  const { range: first } = north.value;
  const { range: second } = east.value;
  const range: Range = [Math.min(first[0], second[0]), Math.max(first[1], second[1])];
  const value = { ...north.value, range, value: coordinatesOf(String(north.value.value), String(east.value.value)) };
  return { key: 'coordinates', keyRange: range, value };
}
