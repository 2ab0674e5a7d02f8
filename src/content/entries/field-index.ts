import { grouped } from '../../model/grouped.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { categoryWords } from '../../schema/formats/address-words.ts';
import { type Entry, isList, isObject, textsIn } from './entries.ts';
import type { Field } from './kinds.ts';

/** What a field says, such that equal values are the same. */
type Value = string | number | boolean;

/** Something that a list asks of a field. */
export type Condition = {
  /** Of how many entries it may be true, at most. */
  readonly count: number;
  /** The entries of which it is true. */
  readonly entries: () => readonly Entry[];
  readonly fits: (entry: Entry) => boolean;
};

/** The entries of a kind by what they say in its fields. A field is looked through once, when a list first asks for it. */
export class FieldIndex {
  private readonly entries: readonly Entry[];
  private readonly fields: ReadonlyMap<string, Field>;
  private readonly nameOf: (name: string, kind: string | undefined) => string;
  private readonly byValue = new Map<string, ReadonlyMap<Value, readonly Entry[]>>();
  private readonly inOrder = new Map<string, readonly (readonly [Value, Entry])[]>();

  /**
   * @param entries all of one kind
   * @param nameOf the same text for all names of a page: `hanna-berg` and `people/hanna-berg`
   */
  constructor(entries: readonly Entry[], nameOf: (name: string, kind: string | undefined) => string) {
    this.entries = entries;
    this.fields = new Map(askable(entries[0]?.kind.fields ?? []).map((field) => [field.name, field]));
    this.nameOf = nameOf;
  }

  /** What a list asks of fields, the strictest first. What isn't true to its field is reported, and asks for nothing. */
  conditions(where: JsonObject): readonly Condition[] {
    return Object.entries(where)
      .flatMap(([name, asked]) => {
        const field = this.fields.get(name);
        if (field === undefined) return [];
        return isObject(asked) ? this.between(field, asked) : this.oneOf(field, asked);
      })
      .sort((a, b) => a.count - b.count);
  }

  private oneOf(field: Field, asked: Json): readonly Condition[] {
    const wanted = new Set(this.valuesIn(asked, field));
    if (wanted.size === 0) return [];
    const fits = ({ written }: Entry): boolean =>
      this.valuesIn(written[field.name], field).some((value) => wanted.has(value));
    const groups = [...wanted].map((value) => this.valuesOf(field).get(value) ?? []);
    const count = groups.reduce((sum, group) => sum + group.length, 0);
    return [{ count, fits, entries: () => [...new Set(groups.flat())] }];
  }

  /** Numbers and days from one to another, both included. */
  private between(field: Field, { min, max }: JsonObject): readonly Condition[] {
    if (!hasRange(field)) return [];
    const [least] = this.valuesIn(min, field);
    const [most] = this.valuesIn(max, field);
    if (least === undefined && most === undefined) return [];
    const isIn = (value: Value): boolean =>
      (least === undefined || value >= least) && (most === undefined || value <= most);
    const all = this.ordered(field);
    const from = least === undefined ? 0 : firstIn(all, ([value]) => value >= least);
    const until = most === undefined ? all.length : firstIn(all, ([value]) => value > most);
    return [
      {
        count: Math.max(0, until - from),
        fits: ({ written }) => this.valuesIn(written[field.name], field).some(isIn),
        entries: () => all.slice(from, until).map(([, entry]) => entry),
      },
    ];
  }

  private valuesOf(field: Field): ReadonlyMap<Value, readonly Entry[]> {
    const known = this.byValue.get(field.name);
    if (known !== undefined) return known;
    const groups = grouped(this.pairs(field), ([value]) => value);
    const found = new Map([...groups].map(([value, pairs]) => [value, pairs.map(([, entry]) => entry)]));
    this.byValue.set(field.name, found);
    return found;
  }

  private ordered(field: Field): readonly (readonly [Value, Entry])[] {
    const found =
      this.inOrder.get(field.name) ?? this.pairs(field).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.inOrder.set(field.name, found);
    return found;
  }

  private pairs(field: Field): (readonly [Value, Entry])[] {
    return this.entries.flatMap((entry) =>
      [...new Set(this.valuesIn(entry.written[field.name], field))].map((value) => [value, entry] as const),
    );
  }

  /** What a page or a list says about a field: of a list each of its values. */
  private valuesIn(value: Json | undefined, { type, kind }: Field): readonly Value[] {
    switch (type) {
      case 'number':
        return (isList(value) ? value : [value]).filter((each) => typeof each === 'number');
      case 'yes-no':
        return [value === true];
      case 'text':
      case 'richText':
      case 'texts':
        return textsIn(value).map((text) => categoryWords(text) || text);
      case 'entry':
        return textsIn(value).map((name) => this.nameOf(name, kind));
      case 'choice':
      case 'date':
      case 'icon':
      case 'link':
        return textsIn(value);
      case 'image':
        return [];
    }
  }
}

/** The fields of a kind that lists can ask for, with those that every page has. */
export function askable(fields: readonly Field[]): readonly Field[] {
  return [...fields.filter(({ type }) => type !== 'image'), TITLE];
}

const TITLE: Field = { name: 'title', type: 'text' };

/** Whether lists can ask for what is between two values of a field. */
export function hasRange({ type }: Field): boolean {
  return type === 'number' || type === 'date';
}

/** The first place from which on something is true. */
function firstIn<T>(all: readonly T[], isTrue: (each: T) => boolean): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const each = all[middle];
    if (each !== undefined && isTrue(each)) high = middle;
    else low = middle + 1;
  }
  return low;
}
