import { isList, isObject, type Json, textsIn } from '../../model/json.ts';
import { iconKey } from '../../model/site.ts';
import { below, type Resolved, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { categoryWords } from '../../values/address-words.ts';
import type { Field } from '../../values/field.ts';
import { addressOf } from '../../values/fields.ts';
import { valueTypes } from '../../values/value-types.ts';
import { onlyPlaceholder, PLACEHOLDERS } from '../texts/placeholders.ts';

/** What stands for a name in braces: a value as visitors read it, and of which field it is the one value. */
export type Filling = {
  readonly value: Json;
  readonly field?: Field;
  /** What the page itself says, where something else is shown: a day in figures. */
  readonly written?: Json;
  /** How an address has it, where neither its words nor its field say that. */
  readonly slug?: string;
  /** Of several values: all of them as one text, for a place that takes no list. Of yes and no: the word among others. */
  readonly joined?: string;
  /** What stands in the place of a whole text that says it: that nothing is left. */
  readonly instead?: string;
  /** Of a list with fields of its own. */
  readonly groups?: Groups;
};
export type Fillings = ReadonlyMap<string, Filling>;

/** The entries of a list: the names of their fields, in their order, and what each says. */
type Groups = { readonly names: readonly string[]; readonly each: readonly Fillings[] };

export const words = (value: Json): Filling => ({ value });

/** Blocks of a page that stands for one value of a field: `{category}` in `[category].yaml`. */
export function filledBlocks(blocks: readonly Json[], fillings: Fillings): Json[] {
  return blocks.flatMap((block) =>
    isObject(block) ? (fill(block, { schema: schemaOf(`blocks/${String(block.type)}`) }, fillings) ?? []) : [],
  );
}

export function filledText(text: string, fillings: Fillings): string {
  return String(fill(text, { schema: {}, kind: 'text' }, fillings) ?? '');
}

/** Puts values in the place of names in braces. What has nothing to be filled in with is left out. */
export function fill(value: Json, at: Pick<Resolved, 'schema' | 'kind'>, fillings: Fillings): Json | undefined {
  if (typeof value === 'string') return filled(value, at, fillings);
  if (typeof value !== 'object' || value === null) return value;
  const inner = (each: Json, step: string | number): Json | undefined =>
    fill(each, below(at.schema, step) ?? { schema: {} }, fillings);
  if (isList(value)) {
    const items = value.flatMap((each, index) => inner(each, index) ?? []);
    return items.length === 0 && value.length > 0 ? undefined : items;
  }
  const entries = Object.entries(value).flatMap(([key, each]) => {
    // What a list shows are fields of the pages that it finds.
    if (at.schema.properties?.[key]?.shows !== undefined) return [[key, each] as const];
    // Lists ask for what pages say, and name pages as they are named.
    const isAsked = key === 'where' || (key === 'naming' && Object.hasOwn(value, 'kind'));
    const next = isAsked ? fill(each, { schema: {} }, asWritten(fillings)) : inner(each, key);
    return next === undefined ? [] : [[key, next] as const];
  });
  // What loses what it needs is left out as a whole: a link without its address.
  const isWhole = (at.schema.required ?? []).every(
    (key) => !Object.hasOwn(value, key) || entries.some(([own]) => own === key),
  );
  return isWhole ? Object.fromEntries(entries) : undefined;
}

function asWritten(fillings: Fillings): Fillings {
  return new Map([...fillings].map(([name, filling]) => [name, words(askedOf(filling))]));
}

/** What lists ask for where a layout says a field: of days on end all that overlaps with them, of a place its address. */
function askedOf({ value, written = value, field }: Filling): Json {
  if (field?.type === 'place') return addressOf(written) ?? written;
  if (field?.type !== 'date-range' || !isObject(written)) return written;
  const { from = '', until = from } = written;
  return { min: from, max: until };
}

function filled(text: string, at: Pick<Resolved, 'schema' | 'kind'>, fillings: Fillings): Json | undefined {
  const { kind } = at;
  const only = onlyPlaceholder(text);
  const filling = only === undefined ? undefined : fillings.get(only);
  if (filling !== undefined) return filledBy(filling, at);
  const isLeftOut = (name: string): boolean => !fillings.has(name) && !isFilledLater(name);
  const kept = text.replace(OPTIONAL, (written, name: string) => (isLeftOut(name) ? '' : written));
  const names = [...kept.matchAll(IN_BRACES)].map(([, name = '']) => name);
  if (kept.trim() === '' || names.some(isLeftOut)) return undefined;
  const instead = names.flatMap((name) => fillings.get(name)?.instead ?? [])[0];
  if (instead !== undefined) return placed(words(instead), kind, true);
  return (kept === text ? text : kept.trimEnd()).replace(IN_BRACES, (written, name: string) => {
    const found = fillings.get(name);
    if (found === undefined) return written;
    const value = found.joined ?? textsIn(found.value).join(', ');
    return String(placed({ ...found, value }, kind, true));
  });
}

/** What a field by itself becomes where something is wanted. A list gets each of its values: texts, or groups by the names that they share. */
export function filledBy(filling: Filling, { schema, kind }: Pick<Resolved, 'schema' | 'kind'>): Json {
  const item = below(schema, 0);
  if (filling.groups !== undefined) return inItems(filling.groups, item?.schema ?? {});
  if (filling.field?.type === 'icon' && schema.marks === true) return { [iconKey]: filling.value };
  if (item === undefined || schema.type !== 'array') return placed(filling, kind, false);
  const { value, written: _, slug: __, ...rest } = filling;
  return (isList(value) ? value : [value]).map((each) => placed({ ...rest, value: each }, item.kind, false));
}

/** A name in single braces: two stand for a brace to be read. */
const IN_BRACES = /(?<!\{)\{ *([a-z][\w.:]*)\?? *\}(?!\})/gi;

/** One that a text does without, and the space after it. */
const OPTIONAL = /(?<!\{)\{ *([a-z][\w.:]*)\? *\}(?!\}) ?/gi;

/** The entries of a list as the items of a block, or as rows with a cell for each of their fields. */
function inItems({ names, each }: Groups, item: Schema): Json {
  const cell = below(item, 0);
  const valueIn = (group: Fillings, name: string, place: Resolved | undefined): Json | undefined => {
    const filling = group.get(name);
    return filling && filledBy(filling, place ?? { schema: {} });
  };
  if (item.type === 'array') return each.map((group) => names.map((name) => valueIn(group, name, cell) ?? EMPTY));
  return each.map((group) =>
    Object.fromEntries(
      Object.keys(item.properties ?? {}).flatMap((key) => {
        const value = valueIn(group, key, below(item, key));
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );
}

/** What a cell says where there is nothing to say. */
export const EMPTY = '\u2013';

/** A value where a kind of text is wanted: words become part of an address, and are no Markdown where that is read. */
function placed({ joined, ...filling }: Filling, kind: Resolved['kind'], isPart: boolean): Json {
  const { value, field } = filling;
  if (isReadByThePlan(kind)) return asRead(filling);
  if (kind !== undefined && isList(value) && joined !== undefined)
    return placed({ ...filling, value: joined }, kind, isPart);
  if (typeof value !== 'string') return value;
  if (kind === 'href') return slugOf(filling) ?? (!isPart && ADDRESS.test(value) ? value : categoryWords(value));
  if (field?.type === 'richText' || (kind !== 'richText' && kind !== 'passage')) return value;
  const words = value.replace(/[\\`*_[\]<>&#~|]/g, '\\$&');
  return kind === 'passage' ? words.replace(BEGINNING, '$1\\$2') : words;
}

/** What begins a whole address. */
const ADDRESS = /^(?:[a-z]+:|[/#])/i;

/** How an address has a value, where that isn't what its words say: the name of a page, a day in figures. The pages that a file makes for each value are there. */
function slugOf({ slug, written, field }: Filling): string | undefined {
  if (slug !== undefined || written === undefined) return slug;
  if (field?.type === 'entry') return String(written).replace(/^.*\//, '');
  const isFigures =
    typeof written === 'number' ||
    ((field?.type === 'date' || field?.type === 'datetime') && !ADDRESS.test(String(written)));
  return isFigures ? String(written) : undefined;
}

/** What a page says in a field, on one line: `2026-07-03 to 2026-07-05`. */
export function asRead({ value, written = value, field }: Filling): Json {
  if (field?.type !== 'date-range' || !isObject(written)) return written;
  const { from = '', until = from } = written;
  return from === until ? from : `${String(from)} to ${String(until)}`;
}

/** Whether a value is read once more when a page is planned: as people write it, not as it is shown. */
export const isReadByThePlan = (type: Resolved['kind']): boolean =>
  type !== undefined && valueTypes[type].isRead === true;

/** What begins a list or a line at the start of a line. */
const BEGINNING = /^([ \t]*\d*)([-+=.)])/gm;

/** What a list says of all that it finds: the sum, the smallest or the largest of a field. */
export type Total = { readonly name: string; readonly of: 'sum' | 'min' | 'max'; readonly field: string };

/** `sum:price` in pieces; undefined if a name in braces is no total of a field. */
export function totalNamed(name: string): Total | undefined {
  const [, of, field = ''] = /^(sum|min|max):(\w+)$/.exec(name) ?? [];
  return of === 'sum' || of === 'min' || of === 'max' ? { name, of, field } : undefined;
}

/** What a list fills in with all that it finds: `count`, `sum:price`. */
export const isTotal = (name: string): boolean => name === 'count' || totalNamed(name) !== undefined;

/** What site.yaml fills in, and what lists do. */
export function isFilledLater(name: string): boolean {
  return isTotal(name) || Object.hasOwn(PLACEHOLDERS, name);
}
