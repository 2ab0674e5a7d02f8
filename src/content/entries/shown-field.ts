import type { Ask } from '../../engine/questions.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { addressOf, inOrderOf } from '../../values/fields.ts';
import { listIn } from '../../values/intl.ts';
import { numberIn } from '../../values/number.ts';
import { weekdayNamesIn, weekdaysIn } from '../../values/weekdays.ts';
import { fieldOfEntry, language, siteWords } from './entry-inputs.ts';
import { type Filling, words } from './fill.ts';

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
