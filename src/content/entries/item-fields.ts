import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import { itemSchemaOf, type ListKind } from '../../schema/lists.ts';
import { below, type Resolved } from '../../schema/schemas/schemas.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { dayField, namesOf, withPairs } from '../../values/fields.ts';
import { wordTable } from '../../values/word-table.ts';
import { onlyPlaceholder, placeholdersIn } from '../texts/placeholders.ts';
import { isFilledLater } from './fill.ts';
import { misfitIn } from './fitting-types.ts';
import type { EntryKind } from './kinds.ts';

/** What a list says of how pages are shown in it. */
export type Said = {
  /** What keys of its items are made of. In a table the keys are the places of the columns. */
  readonly show?: JsonObject;
  /** Those of these keys that lead to the page. */
  readonly links?: readonly string[];
  /** The field that headings above the items say in full: items don't say it again by themselves. */
  readonly under?: string;
};

/** A list that shows pages: which list of which block, and what it says of how. */
export type Showing = Said & {
  readonly list: ListKind;
  /** Fields of which totals stand beside the list, or by which visitors choose from it. */
  readonly beside?: readonly string[];
};

/** What a key of an item is made of: words with fields in braces, or the first of some fields that the page has. */
export type ItemPart = { readonly key: string } & (
  | { readonly template: Json }
  | { readonly fields: readonly string[]; readonly asTexts?: boolean }
);

export type ItemPlan = {
  readonly parts: readonly ItemPart[];
  /** The names that stand in braces in them, as they are written: `teacher.title`. */
  readonly names: readonly string[];
  /** All fields that are looked at. */
  readonly fields: ReadonlySet<string>;
};

/** Which fields of an entry stand for a key, where they have other names. */
const also = wordTable<Readonly<Record<string, readonly string[]>>>('fields');

type Fits = (field: Field, fields: readonly Field[]) => boolean;

/** Whether it is the field that says when what is of a kind takes place. */
const isDay: Fits = (field, fields) => field.name === dayField(fields)?.name;

/** Which types of field stand for a key, if a kind has no field for it by name: the first field of the first of these types that it has. Two fields for a beginning and an end are one. */
const OF_TYPE: Readonly<Record<string, readonly Fits[]>> = {
  image: [({ type }) => type === 'image'],
  icon: [({ type }) => type === 'icon'],
  date: [isDay],
  days: [(field, fields) => field.type === 'day-of-week' || isDay(field, fields)],
  day: [({ type }) => type === 'day-of-week', isDay],
  time: [({ type }) => isOf(type, 'time', 'time-range')],
  place: [({ type }) => type === 'place'],
  price: [({ type, currency }) => type === 'number' && currency !== undefined],
  value: [({ type }) => type === 'number'],
  tags: [({ type }) => type === 'texts'],
};

/** What a card says, under the keys that other blocks have for it. */
const ON_CARDS: Readonly<Record<string, string>> = {
  label: 'title',
  name: 'title',
  question: 'title',
  answer: 'description',
  quote: 'description',
  about: 'description',
};

const isOf = (type: string, ...types: readonly string[]): boolean => types.includes(type);

/** How many facts an item shows where nobody says which. */
const MOST_FACTS = 3;

/** Keys that every item can show of every page. */
const ALWAYS = 'title label name question description answer quote href image icon caption'.split(' ');

/**
 * How a list shows the entries of a kind. What the list says by `show` counts before what the kind says by `card`, that before fields of
 * the same name, and these before fields of a type that fits. Where all of it comes to a title and a text, the facts of the kind
 * are shown, too.
 */
export function itemPlan(showing: Showing, kind: EntryKind): ItemPlan {
  return plansFor(showing)(kind);
}

const plansFor = onceFor((showing: Showing) => onceFor((kind: EntryKind) => itemPlanFor(showing, kind)));

function itemPlanFor({ list, show = {}, beside = [], under }: Showing, kind: EntryKind): ItemPlan {
  if (list.columns !== undefined)
    return planOf(
      Object.entries(show).map(([key, template]) => ({ key, template })),
      beside,
      kind,
    );
  const { properties = {}, required = [] } = itemSchemaOf(list);
  const keys = Object.keys(properties);
  const saidOf = (key: string): Json | undefined => {
    const onCard = keys.includes(ON_CARDS[key] ?? key) ? key : (ON_CARDS[key] ?? key);
    if (show[key] !== undefined || required.includes(key)) return show[key] ?? kind.card[onCard];
    return withoutHeading(kind.card[onCard], under);
  };
  const byThemselves = new Set(keys.flatMap((key) => onlyPlaceholder(String(saidOf(key))) ?? []));
  const parts = keys.flatMap((key): ItemPart[] => {
    const said = saidOf(key);
    if (said === HEADED) return [];
    if (said !== undefined) return [{ key, template: said }];
    // In a group, a label says what is special about one of its entries, which a category isn't.
    if (key === 'badge' && list.groups !== undefined) return [];
    if (key === 'href') return kind.hasPages ? [{ key, fields: ['route'] }] : [];
    // What stands for the title does so where there is none, and what an item shows under another key isn't shown twice.
    const isFree = (name: string): boolean => required.includes(key) || !byThemselves.has(name);
    const place = below(itemSchemaOf(list), key);
    const fields = fieldsFor(key, kind)
      .filter((name) => (name === key ? isFree(name) : !keys.includes(name)))
      .filter((name) => name !== under || required.includes(key))
      .filter((name) => kind.fields.every((field) => field.name !== name || canFill(place, field)));
    return fields.length === 0 ? [] : [{ key, fields }];
  });
  return planOf(
    [...parts, ...facts(keys, parts, { ...kind, fields: kind.fields.filter(({ name }) => name !== under) })],
    beside,
    kind,
  );
}

/** In place of what a card says: the heading above says it already. */
const HEADED = null;

/** What a card says of an item below a heading: a label or a fact that says no more than the heading is left out. */
function withoutHeading(said: Json | undefined, under: string | undefined): Json | undefined {
  if (said === undefined || under === undefined) return said;
  const isSame = (text: Json): boolean => [under, `${under}.title`].includes(onlyPlaceholder(String(text)) ?? '');
  if (!isList(said)) return isSame(said) ? HEADED : said;
  const others = said.filter((text) => !isSame(text));
  return others.length === 0 ? HEADED : others;
}

/** Whether a field can stand for a key by its name. A list of texts gets a single one as well. */
function canFill(place: Resolved | undefined, field: Field): boolean {
  if (place?.schema.type !== 'array') return field.type !== 'list';
  const misfit = misfitIn(place.schema, field);
  return misfit === undefined || misfit.why === 'one';
}

const planOf = (parts: readonly ItemPart[], totals: readonly string[], { fields }: EntryKind): ItemPlan => ({
  parts,
  names: parts.flatMap((part) => ('template' in part ? namesIn(part.template) : [])),
  fields: new Set([...parts.flatMap(fieldsOfPart).flatMap((name) => namesOf(name, fields)), ...totals]),
});

/** The fields of a kind that stand for a key, the nearest first. */
function fieldsFor(key: string, kind: EntryKind): readonly string[] {
  // Where a day alone goes, a day with a time is two.
  const isWhole = ({ type }: Field): boolean => type !== 'datetime' || OF_TYPE[key] === undefined;
  const own = kind.fields.filter(isWhole).map(({ name }) => name);
  const names = [key, ...(also()[key] ?? [])].filter((name) => USUAL.includes(name) || own.includes(name));
  if (names.some((name) => own.includes(name))) return names;
  const all = withPairs(kind.fields);
  const [ofType] = OF_TYPE[key]?.flatMap((fits) => all.filter((field) => fits(field, kind.fields))) ?? [];
  const [first] = namesOf(ofType?.name ?? '', kind.fields);
  return ofType === undefined ? names : [...new Set([...names, ofType.name, ...(first === undefined ? [] : [first])])];
}

/** What every page has, or may have, whatever its kind. */
const USUAL = ['title', 'description', 'image', 'pdf'];

/** The facts of a kind, as small lines or on a label, where nothing else tells its pages from each other. */
function facts(keys: readonly string[], parts: readonly ItemPart[], kind: EntryKind): readonly ItemPart[] {
  if (Object.keys(kind.card).length > 0 || parts.some(({ key }) => !ALWAYS.includes(key))) return [];
  const all = withPairs(kind.fields).filter(({ type }) => fieldTypes[type].isFact === true);
  const fields = all.map(({ name }) => name);
  if (fields.length === 0) return [];
  if (keys.includes('meta')) return [{ key: 'meta', fields: fields.slice(0, MOST_FACTS), asTexts: true }];
  return keys.includes('badge') ? [{ key: 'badge', fields }] : [];
}

function fieldsOfPart(part: ItemPart): readonly string[] {
  return 'template' in part ? namesIn(part.template).map(firstOf) : part.fields;
}

/** The fields that stand in braces in a text, or in the texts of a value, as they are written: `teacher.title`. */
export const namesIn = (value: Json): readonly string[] => fieldsIn(value).map(({ name }) => name);

/** Those of them without which the text isn't there. */
export const neededIn = (value: Json): readonly string[] =>
  fieldsIn(value).flatMap(({ name, isOptional }) => (isOptional ? [] : name));

function fieldsIn(value: Json): ReturnType<typeof placeholdersIn> {
  if (typeof value === 'string') return placeholdersIn(value).filter(({ name }) => !isFilledLater(name));
  if (isList(value)) return value.flatMap(fieldsIn);
  return isObject(value) ? Object.values(value).flatMap(fieldsIn) : [];
}

/** Of a field that may be reached through another: `teacher` of `teacher.title`. */
export const firstOf = (name: string): string => name.replace(/\..*/s, '');
