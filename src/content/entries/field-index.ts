import { grouped } from '../../model/grouped.ts';
import { isObject, type Json, type JsonObject, textsIn } from '../../model/json.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes, type Span, type Value } from '../../values/field-types.ts';
import { askable, askedFieldOf, type NameOf, spansIn, valuesIn } from '../../values/fields.ts';
import type { Entry } from './entries.ts';

export type Condition = {
  /** The entries of which it is true, where they can be looked up. */
  readonly entries?: readonly Entry[];
  readonly fits: (entry: Entry) => boolean;
};

/** The entries of a kind by what they say in its fields. A field is looked through once, when a list first asks for one of its values. */
export class FieldIndex {
  private readonly entries: readonly Entry[];
  private readonly fields: ReadonlyMap<string, Field>;
  private readonly nameOf: NameOf;
  private readonly byValue = new Map<string, ReadonlyMap<Value, readonly Entry[]>>();

  /** @param nameOf the same text for all names of a page: `hanna-berg` and `people/hanna-berg` */
  constructor(entries: readonly Entry[], nameOf: NameOf) {
    this.entries = entries;
    this.fields = new Map(askable(entries[0]?.kind.fields ?? []).map((field) => [field.name, field]));
    this.nameOf = nameOf;
  }

  /**
   * What a list asks of fields. What isn't true to its field is reported, and asks for nothing.
   * @param words that entries have in fields, whatever the types of these: `Cloud Computing` and `cloud-computing` are the same category
   */
  conditions(where: JsonObject, words: Readonly<Record<string, string | undefined>>): readonly Condition[] {
    const ofWords = Object.entries(words).flatMap(([name, word]) =>
      word === undefined ? [] : this.oneOf({ name, type: 'texts' }, word),
    );
    const others = Object.entries(where).flatMap(([name, asked]) => {
      const field = this.fields.get(name);
      if (field === undefined) return [];
      return isObject(asked) ? this.between(field, asked) : this.oneOf(field, asked);
    });
    return [...ofWords, ...others];
  }

  private oneOf(field: Field, asked: Json): readonly Condition[] {
    if (field.type === 'date-range') return this.atDays(field, textsIn(asked));
    const wanted = new Set(this.valuesIn(asked, field));
    if (wanted.size === 0) return [];
    const fits = ({ written }: Entry): boolean =>
      this.valuesIn(written[field.name], field).some((value) => wanted.has(value));
    const groups = [...wanted].map((value) => this.valuesOf(field).get(value) ?? []);
    return [{ fits, entries: [...new Set(groups.flat())] }];
  }

  private atDays(field: Field, days: readonly string[]): readonly Condition[] {
    const all = days.flatMap((day) => this.between(field, { min: day, max: day }));
    return all.length === 0 ? [] : [{ fits: (entry) => all.some((condition) => condition.fits(entry)) }];
  }

  /** What is from one value to another, both included. Days overlap with others; everything else is within. */
  private between(field: Field, { min, max }: JsonObject): readonly Condition[] {
    if (fieldTypes[field.type].hasRange !== true) return [];
    const [least, most] = [this.boundIn(min, field), this.boundIn(max, field)];
    if (least === undefined && most === undefined) return [];
    const overlaps = field.type === 'date-range';
    const isIn = ([first, last]: Span): boolean =>
      (least === undefined || (overlaps ? last : first) >= least) &&
      (most === undefined || (overlaps ? first : last) <= most);
    return [{ fits: ({ written }) => spansIn(written[field.name], field, this.nameOf).some(isIn) }];
  }

  /** A bound that a list asks for. Of what goes on from one value to another, it is a single one of these. */
  private boundIn(value: Json | undefined, field: Field): Value | undefined {
    return this.valuesIn(value, askedFieldOf(field, true))[0];
  }

  private valuesOf(field: Field): ReadonlyMap<Value, readonly Entry[]> {
    const name = `${field.type} ${field.name}`;
    const known = this.byValue.get(name);
    if (known !== undefined) return known;
    const groups = grouped(this.pairs(field), ([value]) => value);
    const found = new Map([...groups].map(([value, pairs]) => [value, pairs.map(([, entry]) => entry)]));
    this.byValue.set(name, found);
    return found;
  }

  private pairs(field: Field): (readonly [Value, Entry])[] {
    return this.entries.flatMap((entry) =>
      [...new Set(this.valuesIn(entry.written[field.name], field))].map((value) => [value, entry] as const),
    );
  }

  private valuesIn(value: Json | undefined, field: Field): readonly Value[] {
    return valuesIn(value, field, this.nameOf);
  }
}
