import { isObject, type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { dayIn, monthIn, yearIn } from '../../values/day.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes, type GroupBy, hasMany } from '../../values/field-types.ts';
import { spansIn, TITLE, valuesIn } from '../../values/fields.ts';
import { capitalIn, firstLetterOf, NO_LETTER, orderIn } from '../../values/first-letters.ts';
import { timeIn } from '../../values/hours.ts';
import { weekStartIn } from '../../values/weekdays.ts';
import { type Entry, idOf } from './entries.ts';

/** What a list is divided by: `group` of a query. */
export type Grouping = {
  readonly field: string;
  readonly by?: GroupBy;
  /** Whether the last heading comes first, however the list is sorted. */
  readonly reversed?: true;
};

const BY: readonly GroupBy[] = ['day', 'month', 'year', 'letter', 'value'];

/** What a query is divided by, as it is written: the name of a field, or keys. Undefined for what isn't true to its schema. */
export function groupingIn(group: Json | undefined): Grouping | undefined {
  const { field, by }: JsonObject = isObject(group) ? group : group === undefined ? {} : { field: group };
  if (typeof field !== 'string') return undefined;
  const way = BY.find((each) => each === by);
  const name = field.replace(/^-/, '');
  return {
    field: name,
    ...(way === undefined ? {} : { by: way }),
    ...(name === field ? {} : { reversed: true }),
  };
}

export type EntryGroup = {
  /** The heading; undefined for those that say nothing in the field. */
  readonly words?: string;
  /** Where the heading leads: to the page that the entries name. */
  readonly route?: string | undefined;
  /** What they have in common in the field, if that is a single value. */
  readonly value?: Json | undefined;
  readonly entries: readonly Entry[];
};

/** By what the values of a type can be divided, the usual way first; nothing for types that aren't divided by. */
export function waysFor({ name, type }: Field): readonly GroupBy[] {
  return name === TITLE.name ? ['letter', 'value'] : (fieldTypes[type].groups ?? []);
}

/** The field of a kind that a list is divided by, with those that every page has. */
export function groupedField({ field }: Grouping, fields: readonly Field[]): Field | undefined {
  return fields.find(({ name }) => name === field) ?? (field === TITLE.name ? TITLE : undefined);
}

/** The field whose value a heading says in full; undefined where it says a part of it, such as a month, or one of several values. */
export function fieldSaidBy(grouping: Grouping, fields: readonly Field[]): string | undefined {
  const field = groupedField(grouping, fields);
  if (field === undefined || field.name === TITLE.name || hasMany(field)) return undefined;
  const by = grouping.by ?? waysFor(field)[0];
  return by === 'value' || (by === 'day' && field.type === 'date') ? field.name : undefined;
}

export type Headings = {
  /** BCP 47: how they are written, and in which order. */
  readonly language: string;
  /** The entry that a field names. */
  readonly named: (name: string, kind: string | undefined) => Entry | undefined;
  readonly isReversed: boolean;
};

type Heading = {
  /** The same for all entries under it. */
  readonly key: string;
  readonly at: number | string;
  readonly words: string;
  readonly route?: string;
  readonly value?: Json;
};

/**
 * Entries under their headings, in the order of the field: an entry with several values stands under each. Those without a value come
 * last. Under a heading, entries keep their order.
 */
export function groupsOf(found: readonly Entry[], grouping: Grouping, headings: Headings): readonly EntryGroup[] {
  const groups = new Map<string, { readonly heading: Heading; readonly entries: Entry[] }>();
  const others: Entry[] = [];
  for (const entry of found) {
    const own = headingsOf(entry, grouping, headings);
    if (own.length === 0) others.push(entry);
    for (const heading of own) {
      const group = groups.get(heading.key) ?? { heading, entries: [] };
      groups.set(heading.key, group);
      if (group.entries.at(-1) !== entry) group.entries.push(entry);
    }
  }
  const { language, isReversed } = headings;
  const inOrder = [...groups.values()].toSorted(
    (a, b) => order(a.heading, b.heading, language) * (isReversed ? -1 : 1),
  );
  // What begins with no letter isn't the last one of the alphabet.
  const rest = inOrder.filter(({ heading }) => heading.key === NO_LETTER);
  const all = [...inOrder.filter((group) => !rest.includes(group)), ...rest];
  return [
    ...all.map(({ heading: { words, route, value }, entries }) => ({ words, route, value, entries })),
    ...(others.length === 0 ? [] : [{ entries: others }]),
  ];
}

function order(a: Heading, b: Heading, language: string): number {
  if (typeof a.at === 'number' && typeof b.at === 'number') return a.at - b.at;
  return orderIn(language)(String(a.at), String(b.at));
}

function headingsOf({ kind, written }: Entry, grouping: Grouping, headings: Headings): readonly Heading[] {
  const field = groupedField(grouping, kind.fields);
  const value = written[grouping.field];
  if (field === undefined || value === undefined) return [];
  const [usual, ...others] = waysFor(field);
  const by = others.find((each) => each === grouping.by) ?? usual;
  return textsOf(value).flatMap((text) => {
    const heading = headingOf(text, { field, by }, headings);
    if (heading === undefined) return [];
    return by === 'value' || by === 'day'
      ? { ...heading, value: field.type === 'number' ? Number(text) : text }
      : heading;
  });
}

/** The values of a field as texts: of several days in one text, each. */
function textsOf(value: Json): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  if (!isObject(value)) return textsIn(value);
  return textsIn(value.from ?? value.address);
}

type Way = { readonly field: Field; readonly by: GroupBy | undefined };

function headingOf(text: string, { field, by }: Way, headings: Headings): Heading | undefined {
  const { language } = headings;
  if (by === 'letter') {
    const letter = firstLetterOf(text, language);
    return { key: letter, at: letter, words: letter };
  }
  switch (field.type) {
    case 'date':
    case 'datetime':
    case 'date-range':
      return dateHeading(text.slice(0, 10), by, language);
    case 'choice':
      return { key: text, at: (field.choices ?? []).indexOf(text), words: capitalIn(text, language) };
    case 'entry':
      return entryHeading(text, field, headings);
    default: {
      if (fieldTypes[field.type].inWords !== undefined) return orderedHeading(text, field, language);
      const [same = text] = valuesIn(text, { ...field, type: 'text' }, (name) => name);
      return { key: String(same), at: text, words: text };
    }
  }
}

/** What comes by its size, its day or its time. Times from one until another stand where they begin. */
function orderedHeading(text: string, field: Field, language: string): Heading | undefined {
  const value = field.type === 'number' ? Number(text) : text;
  const at = spansIn(value, field)[0]?.[0];
  if (typeof at !== 'number') return undefined;
  if (field.type === 'time-range') return { key: String(at), at, words: timeIn(at, language) };
  const words = String(fieldTypes[field.type].inWords?.(value, field, language));
  if (field.type !== 'day-of-week') return { key: String(at), at, words };
  return { key: String(at), at: (at - weekStartIn(language) + 7) % 7, words: capitalIn(words, language) };
}

/** Days by how much of them is meant. What isn't a day stays out. */
function dateHeading(text: string, by: GroupBy | undefined, language: string): Heading | undefined {
  const [day, year = '', month = ''] = /^(\d{4})-(\d\d)-\d\d$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const heading = (key: string, words: string): Heading => ({
    key,
    at: Number(key.replaceAll('-', '')),
    words: capitalIn(words, language),
  });
  if (by === 'year') return heading(year, yearIn(year, language));
  if (by === 'day') return heading(day, dayIn(day, language));
  return heading(`${year}-${month}`, monthIn(`${year}-${month}`, language));
}

/** The page that entries name, by its title. */
function entryHeading(name: string, { kind }: Field, { named }: Headings): Heading {
  const entry = named(name, kind);
  if (entry === undefined) return { key: name, at: name, words: name };
  const words = String(entry.written.title ?? name);
  // The address of a page that visitors don't see leads nowhere.
  const leads = entry.kind.hasPages && !entry.draft;
  return { key: idOf(entry), at: words, words, ...(leads ? { route: entry.route } : {}) };
}
