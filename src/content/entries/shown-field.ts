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
  if (field === undefined) return { ...plain(value, ask), written: value };
  if (field.type === 'list')
    return { ...words(value), groups: { names: namesIn(field), each: groupsIn(value, field, ask) } };
  if (!isList(value))
    return {
      ...shownOne(value, field, ask),
      ...addressPart(value, field),
      ...(typeof value === 'boolean' ? { joined: ask(siteWords)[value ? 'yes' : 'no'] } : {}),
      ...(field.type === 'place' ? { whole: value } : {}),
      written: askedFor(value, field),
    };
  const all = inOrderOf(value, field);
  const each = all.map((one) => shownOne(one, field, ask).value);
  return { ...words(each), written: value, joined: together(all, each, { field, ask }) };
}

/** How an entry is named in a field of another one. */
export const namedIn = (value: Json, { kind }: Field): { readonly name: string; readonly kind?: string } => ({
  name: String(value),
  ...(kind === undefined ? {} : { kind }),
});

/** How an address has a value, where that isn't what its words say: the pages that a file makes for each value are there. */
function addressPart(value: Json, { type }: Field): Pick<Filling, 'slug'> {
  if (type === 'entry') return { slug: String(value).replace(/^.*\//, '') };
  return type === 'date' && typeof value === 'string' && !/^(?:[a-z]+:|[/#])/i.test(value) ? { slug: value } : {};
}

/** What lists ask for where a layout says the field: of days on end all that overlaps with them. */
function askedFor(value: Json, { type }: Field): Json {
  if (type === 'place') return addressOf(value) ?? value;
  if (type !== 'date-range' || !isObject(value)) return value;
  const { from = '', until = from } = value;
  return { min: from, max: until };
}

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

/** What the entries of a list show, each by the names of its fields. */
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

function plain(value: Json, ask: Ask): Filling {
  return words(typeof value === 'number' ? numberIn(value, {}, ask(language)) : value);
}

function shownOne(value: Json, field: Field, ask: Ask): Filling {
  const { inWords } = fieldTypes[field.type];
  if (inWords !== undefined) return words(inWords(value, field, ask(language)));
  switch (field.type) {
    case 'entry':
      return words(ask(fieldOfEntry, namedIn(value, field), 'title')?.value ?? String(value));
    case 'richText':
      return { value, isMarkdown: true };
    case 'place':
      return words(addressOf(value) ?? '');
    case 'icon':
      return { ...words(value), isIcon: true };
    default:
      return plain(value, ask);
  }
}
