import type { Ask } from '../../engine/questions.ts';
import { type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { largest, smallest } from '../../model/lists.ts';
import { valueWords } from '../../values/address-words.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { weekdayName, weekdaysIn, weekStartIn } from '../../values/weekdays.ts';
import { type Entry, idOf } from './entries.ts';
import { language, pageOfValue, siteWords } from './entry-inputs.ts';
import { labelOf, shownField } from './shown-field.ts';

/** So many values stand beside each other, to be tapped. More of them are in a menu. */
const MOST_CHIPS = 7;

/** A menu with more values than this is no help: their pages have no links without script, and the author is told. */
export const MOST_IN_MENU = 100;

export function filterNames({ filters }: JsonObject): readonly string[] {
  return textsIn(filters);
}

/** A value that entries have in a field: as they say it, as the address says it, as visitors read it, and where it comes among others. */
type Option = { readonly written: Json; readonly value: string; readonly label: string; readonly place: number };

/**
 * By what visitors choose from a list, and which of it each entry has. Fields that tell none of the entries from others are left out.
 * @param found an entry may be there several times, under several headings
 * @returns a `ListFilters`, whose labels are words and whose pages are routes
 */
export function filtersOf(
  found: readonly Entry[],
  names: readonly string[],
  { route, ask }: { readonly route: string; readonly ask: Ask },
): JsonObject {
  const pageOf = (field: string, { written }: Option): string | undefined => {
    const page = found[0] && ask(pageOfValue, found[0].kind.name, field, written);
    return page === route ? undefined : page;
  };
  const fields = names.flatMap((name) => {
    const field = found[0]?.kind.fields.find((each) => each.name === name);
    return field === undefined || fieldTypes[field.type].isChosen !== true ? [] : (fieldOf(found, field, ask) ?? []);
  });
  const places = new Map(found.map((entry, at) => [idOf(entry), at] as const).toReversed());
  return {
    fields: fields.map(({ field, as, options }) => ({
      name: field.name,
      label: labelOf(field),
      as,
      options: options.map((option) => {
        const page = as === 'bounds' || options.length > MOST_IN_MENU ? undefined : pageOf(field.name, option);
        return { value: option.value, label: option.label, ...(page === undefined ? {} : { page }) };
      }),
    })),
    items: found
      .map((entry, at) => {
        const first = places.get(idOf(entry)) ?? at;
        return first === at ? fields.map(({ has }) => has[at] ?? '').join(',') : `=${first}`;
      })
      .join(';'),
  };
}

/** A field to choose by, and for each entry the places of the options that it has. */
type Chosen = {
  readonly field: Field;
  readonly as: 'chips' | 'menu' | 'bounds';
  readonly options: readonly Option[];
  readonly has: readonly string[];
};

function fieldOf(found: readonly Entry[], field: Field, ask: Ask): Chosen | undefined {
  const each = found.map(({ written }) => optionsIn(written[field.name], field, ask));
  const options = inOrder(each.flat(), field, ask);
  if (options.length > MOST_CHIPS && field.type === 'number') return bounded(found, field, ask);
  const places = new Map(options.map(({ value }, at) => [value, at]));
  const has = each.map((own) => own.map(({ value }) => places.get(value)).join(' '));
  if (has.every((own) => own === has[0])) return undefined;
  return { field, as: options.length > MOST_CHIPS ? 'menu' : 'chips', options, has };
}

function optionsIn(written: Json | undefined, field: Field, ask: Ask): readonly Option[] {
  const { type, choices = [] } = field;
  if (type === 'yes-no') return written === true ? [{ written, value: 'yes', label: labelOf(field), place: 0 }] : [];
  if (type === 'number')
    return typeof written === 'number'
      ? [{ written, value: String(written), label: shown(written, field, ask), place: written }]
      : [];
  const texts = textsIn(written);
  if (type === 'day-of-week')
    return texts.flatMap((text) =>
      (weekdaysIn(text) ?? []).map((day) => ({
        written: weekdayName(day),
        value: weekdayName(day),
        label: shown(weekdayName(day), field, ask),
        place: (day - weekStartIn(ask(language)) + 7) % 7,
      })),
    );
  return texts.map((text) => ({
    written: text,
    value: valueWords(type === 'entry' ? text.slice(text.lastIndexOf('/') + 1) : text),
    label: shown(text, field, ask),
    place: choices.indexOf(text),
  }));
}

const shown = (value: Json, field: Field, ask: Ask): string => String(shownField(value, field, ask).value);

/** Each option once: numbers, days and choices in their order, others by the alphabet. */
function inOrder(options: readonly Option[], { type }: Field, ask: Ask): readonly Option[] {
  const each = new Map<string, Option>();
  for (const option of options) if (!each.has(option.value)) each.set(option.value, option);
  const hasPlaces = type === 'number' || type === 'day-of-week' || type === 'choice';
  if (hasPlaces) return [...each.values()].toSorted((a, b) => a.place - b.place);
  const { compare } = new Intl.Collator(ask(language), { numeric: true });
  return [...each.values()].toSorted((a, b) => compare(a.label, b.label));
}

/** A field with many numbers: bounds of which one is chosen. An entry has all bounds from one on, and only that is noted. */
function bounded(found: readonly Entry[], field: Field, ask: Ask): Chosen {
  const numbers = found.map(({ written }) => written[field.name]);
  const bounds = boundsFor(numbers.filter((each) => typeof each === 'number'));
  const options = bounds.map((bound): Option => {
    const label = ask(siteWords).filterUpTo.replaceAll('{value}', shown(bound, { ...field, decimals: 0 }, ask));
    return { written: bound, value: String(bound), label, place: bound };
  });
  const has = numbers.map((number) => {
    const at = typeof number === 'number' ? bounds.findIndex((bound) => number <= bound) : bounds.length;
    return at === bounds.length ? '' : String(at === -1 ? bounds.length : at);
  });
  return { field, as: 'bounds', options, has };
}

/** About five round numbers between the least and the most: 10, 20, 30. */
function boundsFor(numbers: readonly number[]): readonly number[] {
  const [least, most] = [smallest(numbers), largest(numbers)];
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step) + 1;
  const count = Math.ceil(most / step) - first;
  // Binary fractions of decimal steps have tails.
  return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
