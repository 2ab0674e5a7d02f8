import type { Ask } from '../../engine/questions.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { addressOf, inOrderOf } from '../../values/fields.ts';
import { listIn } from '../../values/intl.ts';
import { numberIn } from '../../values/number.ts';
import { weekdayNamesIn, weekdaysIn } from '../../values/weekdays.ts';
import { placeholdersIn } from '../texts/placeholders.ts';
import type { Entry } from './entries.ts';
import { fieldOfEntry, language, siteWords } from './entry-inputs.ts';
import { type Filling, type Fillings, isTotal, type Total, totalNamed, words } from './fill.ts';

/** The totals of fields that are asked for in the texts of a value. */
export const totalsIn = (value: Json): readonly Total[] =>
  totalNamesIn(value).flatMap((name) => totalNamed(name) ?? []);

/** The same as they are written, with the number of entries: `count`, `sum:price`. */
export function totalNamesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return placeholdersIn(value).flatMap(({ name }) => (isTotal(name) ? name : []));
  if (isList(value)) return value.flatMap(totalNamesIn);
  return isObject(value) ? Object.values(value).flatMap(totalNamesIn) : [];
}

/** What stands for the number of entries, and for totals of their fields. Where none says anything, a sum is 0, and a dash stands for the others. */
export function totalsOf(found: readonly Entry[], totals: readonly Total[], ask: Ask): Fillings {
  const named = totals.map((total): [string, Filling] => [total.name, filling(total, found, ask)]);
  return new Map([['count', words(String(found.length))], ...named]);
}

function filling({ of, field: name }: Total, found: readonly Entry[], ask: Ask): Filling {
  const field = found[0]?.kind.fields.find((each) => each.name === name);
  const values = found.flatMap(({ written }) => written[name] ?? []);
  const total = of === 'sum' ? sumOf(values) : outermost(values, of);
  return total === undefined ? words('–') : shownField(total, field, ask);
}

/** Prices are added without what binary fractions lose: `0.1 + 0.2` is `0.3`. */
function sumOf(values: readonly Json[]): number {
  const sum = values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
  return Number(sum.toPrecision(15));
}

/** Numbers by their size, days as they are written: in that form, the earlier one comes first in the alphabet, too. */
function outermost(values: readonly Json[], of: 'min' | 'max'): number | string | undefined {
  const known = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return known.reduce<number | string | undefined>(
    (best, value) => (best === undefined || (of === 'min' ? value < best : value > best) ? value : best),
    undefined,
  );
}

/** What a field of an entry is shown as: dates, times and numbers as people write them, other entries by their titles. */
export function shownField(value: Json, field: Field | undefined, ask: Ask): Filling {
  if (field === undefined) return { value: plain(value, ask), written: value };
  if (field.type === 'list')
    return { ...words(value), groups: { names: namesIn(field), each: groupsIn(value, field, ask) } };
  if (value === 0 && field.empty !== undefined)
    return { value: field.empty, instead: field.empty, written: value, field };
  if (!isList(value))
    return {
      value: shownOne(value, field, ask),
      ...(typeof value === 'boolean' ? { joined: ask(siteWords)[value ? 'yes' : 'no'] } : {}),
      written: value,
      field,
    };
  const all = inOrderOf(value, field);
  const each = all.map((one) => shownOne(one, field, ask));
  return { ...words(each), written: value, joined: together(all, each, { field, ask }) };
}

export const namedIn = (value: Json, { kind }: Field): { readonly name: string; readonly kind?: string } => ({
  name: String(value),
  ...(kind === undefined ? {} : { kind }),
});

/** Several values as one text: `Montag und Mittwoch`. */
function together(
  value: readonly Json[],
  each: readonly Json[],
  { field, ask }: { readonly field: Field; readonly ask: Ask },
): string {
  const days = field.type === 'day-of-week' ? value.flatMap((day) => weekdaysIn(String(day)) ?? []) : [];
  return days.length > 0 ? weekdayNamesIn(days, ask(language)) : listIn(each.map(String), ask(language));
}

const namesIn = ({ fields = [] }: Field): string[] => fields.map(({ name }) => name);

function groupsIn(value: Json, { fields = [] }: Field, ask: Ask): ReadonlyMap<string, Filling>[] {
  const groups = isList(value) ? value.filter((each): each is JsonObject => isObject(each)) : [];
  return groups.map(
    (group) =>
      new Map(
        fields.flatMap((field): [string, Filling][] => {
          const own = group[field.name];
          return own === undefined ? [] : [[field.name, shownField(own, field, ask)]];
        }),
      ),
  );
}

const plain = (value: Json, ask: Ask): Json => (typeof value === 'number' ? numberIn(value, {}, ask(language)) : value);

function shownOne(value: Json, field: Field, ask: Ask): Json {
  const { inWords } = fieldTypes[field.type];
  if (inWords !== undefined) return inWords(value, field, ask(language));
  if (field.type === 'entry') return ask(fieldOfEntry, namedIn(value, field), 'title')?.value ?? String(value);
  return field.type === 'place' ? (addressOf(value) ?? '') : plain(value, ask);
}

/** What visitors call a field: what its kind says, or else its name in words. */
export const labelOf = ({ name, label }: Pick<Field, 'name' | 'label'>): string => label ?? nameInWords(name);

/** `prepTime` -> `Prep time`, `case-study` -> `Case study`. */
function nameInWords(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
