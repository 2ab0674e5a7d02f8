import { isObject, type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { groupedByEach } from '../../model/lists.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes, type Span, type Value } from '../../values/field-types.ts';
import { askable, askedFieldOf, type NameOf, spansIn, valuesIn } from '../../values/fields.ts';
import type { Entry } from './entries.ts';

export type Condition = {
  /** The entries of which it is true, where they can be looked up. */
  readonly entries?: readonly Entry[];
  readonly fits: (entry: Entry) => boolean;
};

/** @param words that entries have in fields, whatever the types of these: `Cloud Computing` and `cloud-computing` are the same category */
type Conditions = (where: JsonObject, words: Readonly<Record<string, string | undefined>>) => readonly Condition[];

/**
 * What lists ask of the fields of a kind. What isn't true to its field is reported, and asks for nothing. A field is looked through once, when a list first
 * asks for one of its values.
 * @param entries all of the kind
 * @param nameOf the same text for all names of a page: `hanna-berg` and `people/hanna-berg`
 */
export function conditionsIn(entries: readonly Entry[], nameOf: NameOf): Conditions {
  const fields = new Map(askable(entries[0]?.kind.fields ?? []).map((field) => [field.name, field]));
  const byValue = new Map<string, ReadonlyMap<Value, readonly Entry[]>>();

  const valuesOf = (field: Field): ReadonlyMap<Value, readonly Entry[]> => {
    const name = `${field.type} ${field.name}`;
    const found =
      byValue.get(name) ?? groupedByEach(entries, (entry) => valuesIn(entry.written[field.name], field, nameOf));
    byValue.set(name, found);
    return found;
  };

  const oneOf = (field: Field, asked: Json): readonly Condition[] => {
    if (field.type === 'date-range') return atDays(field, textsIn(asked));
    const wanted = new Set(valuesIn(asked, field, nameOf));
    if (wanted.size === 0) return [];
    const fits = ({ written }: Entry): boolean =>
      valuesIn(written[field.name], field, nameOf).some((value) => wanted.has(value));
    const groups = [...wanted].map((value) => valuesOf(field).get(value) ?? []);
    return [{ fits, entries: [...new Set(groups.flat())] }];
  };

  const atDays = (field: Field, days: readonly string[]): readonly Condition[] => {
    const all = days.flatMap((day) => between(field, { min: day, max: day }));
    return all.length === 0 ? [] : [{ fits: (entry) => all.some((condition) => condition.fits(entry)) }];
  };

  /** What is from one value to another, both included. Days overlap with others; everything else is within. */
  const between = (field: Field, { min, max }: JsonObject): readonly Condition[] => {
    if (fieldTypes[field.type].hasRange !== true) return [];
    // A bound of what goes on from one value to another is a single one of these.
    const [least, most] = [min, max].map((bound) => valuesIn(bound, askedFieldOf(field, true), nameOf)[0]);
    if (least === undefined && most === undefined) return [];
    const overlaps = field.type === 'date-range';
    const isIn = ([first, last]: Span): boolean =>
      (least === undefined || (overlaps ? last : first) >= least) &&
      (most === undefined || (overlaps ? first : last) <= most);
    return [{ fits: ({ written }) => spansIn(written[field.name], field, nameOf).some(isIn) }];
  };

  return (where, words) => {
    const ofWords = Object.entries(words).flatMap(([name, word]) =>
      word === undefined ? [] : oneOf({ name, type: 'texts' }, word),
    );
    const others = Object.entries(where).flatMap(([name, asked]) => {
      const field = fields.get(name);
      if (field === undefined) return [];
      return isObject(asked) ? between(field, asked) : oneOf(field, asked);
    });
    return [...ofWords, ...others];
  };
}
