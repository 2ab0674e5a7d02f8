import { isObject, type Json } from '../model/json.ts';
import { isDay } from '../values/day.ts';
import type { Field } from '../values/field.ts';
import { fieldTypes, hasMany, type Part } from '../values/field-types.ts';
import type { TextRead } from '../values/fields.ts';
import { coordinatesOf } from '../values/place.ts';
import { isOnlyNearest, nearest } from '../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../yaml/findings/finding.ts';
import type { Entry, Node, ScalarNode } from '../yaml/syntax/tree.ts';
import { replace } from '../yaml/text/edits.ts';
import type { Range, SourceText } from '../yaml/text/source.ts';
import { type Cell, tableOf } from '../yaml/text/table.ts';
import type { Schema } from './schemas/schemas.ts';

/** What the rows of a table are entries of. */
export type TableKind = {
  readonly name: string;
  readonly schema: Schema;
  readonly fields: readonly Field[];
  /** What stands at the heads of columns, by the fields that these are. */
  readonly data?: {
    readonly path?: string | undefined;
    readonly columns: Readonly<Record<string, string>>;
    readonly orders?: Readonly<Record<string, string>>;
  };
};

export type Column = {
  /** Its place, counted from 0. */
  readonly at: number;
  /** `price`, or `image.alt` for a part of a field. */
  readonly key: string;
  readonly field: Field | PartField;
  readonly isRequired: boolean;
  readonly isMany: boolean;
  /** Whether what isn't understood there is left to the schema. */
  readonly isLoose: boolean;
};

/** What entries have besides the fields of their kind. */
const OF_ALL: readonly Field[] = [
  { name: 'title', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'image', type: 'image' },
  { name: 'draft', type: 'yes-no' },
  { name: 'publishAt', type: 'date' },
  { name: 'expireAt', type: 'date' },
];

const fieldsIn = (own: readonly Field[]): Field[] => [
  ...own,
  ...withParts(OF_ALL).filter(({ name }) => !own.some((each) => each.name === name)),
];

/** The part without which a range is none. */
const FIRST = 'start';

const isFirst = (field: Field | PartField): field is PartField => 'part' in field && field.part === FIRST;

/** Whether a column can be a field of that name. @param fields those of a kind */
export const isField = (name: string, fields: readonly Field[]): boolean =>
  fieldsIn(withParts(fields)).some((field) => field.name === name);

/** The columns of a table that are fields of a kind, and what is wrong with its heads. */
export function columnsOf(source: SourceText, kind: TableKind, heads: readonly Cell[]) {
  const named = kind.data?.columns ?? {};
  const own = withParts(kind.fields);
  const fields = fieldsIn(own);
  // A head that the kind names is that field, also where another one is called so.
  const namedLast = fields.toSorted(
    (a, b) => Number(Object.hasOwn(named, a.name)) - Number(Object.hasOwn(named, b.name)),
  );
  const byHead = new Map(namedLast.map((field) => [plain(named[field.name] ?? field.name), field]));
  const columns: Column[] = [];
  const unknown: Cell[] = [];
  const mistakes: Finding[] = [];
  const required = new Set(kind.schema.required ?? []);
  for (const [at, head] of heads.entries()) {
    const field = byHead.get(plain(head.text));
    const facts = { kind: kind.name, name: field?.name ?? head.text, known: fields.map(({ name }) => name) };
    if (field === undefined) {
      if (head.text !== '') unknown.push(head);
    } else if (columns.some(({ key }) => key === field.name))
      mistakes.push(finding('table-column', inText(source, head.range), { ...facts, why: 'twice' }));
    else {
      const isRequired = required.has(field.name) || (isFirst(field) && required.has(field.of));
      columns.push({ at, key: field.name, field, isRequired, isMany: hasMany(field), isLoose: !own.includes(field) });
    }
  }
  const needed = new Set(columns.flatMap(({ field }) => neededBy(field)));
  const isThere = (name: string): boolean => columns.some(({ key }) => key === name);
  const isMissing = ({ name }: Field): boolean =>
    (required.has(name) || Object.hasOwn(named, name) || needed.has(name)) &&
    !isThere(name) &&
    !isThere(`${name}.${FIRST}`);
  const missing = fields.filter(isMissing);
  const nameOf = ({ name }: Field): string => named[name] ?? name;
  if (columns.length === 0 && missing.length > 0)
    return { columns, mistakes: [noHeads(source, kind, missing.map(nameOf))] };
  const free = new Map([...byHead].filter(([, { name }]) => !columns.some(({ key }) => key === name)));
  const { meant, mistakes: strange, others } = unknownColumns(source, { kind, free, missing, fields }, unknown);
  const left = missing.filter((field) => !meant.has(field));
  const absent = left.map((field) => ({ field, head: otherHead([field.name, nameOf(field)], others, left.length) }));
  const told = absent.flatMap(({ head }) => head ?? []);
  const about = { kind: kind.name, known: fields.map(({ name }) => name) };
  const [first, ...rest] = others.filter((head) => !told.includes(head));
  const lost = absent.map(({ field, head }) => {
    const facts = { ...about, name: nameOf(field), field: field.name, suggestion: head?.text, why: 'missing' } as const;
    return finding('table-column', inText(source, (head ?? heads[0])?.range ?? [0, 0]), facts);
  });
  // Columns that are no field are told together.
  const facts = { ...about, why: 'unknown', others: rest.map(({ text }) => text), suggestion: undefined } as const;
  const unread =
    first && asWarning(finding('table-column', inText(source, first.range), { ...facts, name: first.text }));
  return { columns, mistakes: [...mistakes, ...lost, ...strange, ...(unread ? [unread] : [])] };
}

/** No head is the name of a column: they are in another row, or missing. */
function noHeads(source: SourceText, kind: TableKind, names: readonly string[]): Finding {
  const { heads, rows } = tableOf(source);
  const isHeads = (cells: readonly Cell[]): boolean =>
    names.every((name) => cells.some(({ text }) => plain(text) === plain(name)));
  const row = rows.slice(0, MOST_ROWS).find(({ cells }) => isHeads(cells))?.number;
  const facts = { kind: kind.name, name: '', known: names, why: 'heads', row } as const;
  return finding('table-column', inText(source, heads.cells[0]?.range ?? [0, 0]), facts);
}

/** In so many rows the heads are looked for. */
const MOST_ROWS = 20;

/** The column that is no field and may be one that is missing: its head is nearly the same, has the same words, or is the only one left. */
function otherHead([name, head]: readonly [string, string], unread: readonly Cell[], missing: number) {
  const texts = unread.map(({ text }) => text);
  const near = nearest(head, texts);
  const only = unread.length === 1 && missing === 1 ? unread[0] : undefined;
  const isPart = ({ text }: Cell): boolean => [head, name].some((own) => hasWords(text, own) || hasWords(own, text));
  return unread.find(({ text }) => text === near) ?? unread.find(isPart) ?? only;
}

const hasWords = (text: string, part: string): boolean => plain(part).length > 2 && plain(text).includes(plain(part));

/** Letters and digits alone: people write heads as they like. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

type Known = {
  readonly kind: TableKind;
  readonly fields: readonly Field[];
  /** The fields that no column is yet, by what can stand at their heads, and those of them that must be there. */
  readonly free: ReadonlyMap<string, Field>;
  readonly missing: readonly Field[];
};

/** Those that are probably a field by another name (`meant`), told one by one, and the heads that are none: a table may have more than is needed. */
function unknownColumns(source: SourceText, { kind, fields, free, missing }: Known, heads: readonly Cell[]) {
  const names = [...free.keys()];
  const facts = { kind: kind.name, why: 'unknown', known: fields.map(({ name }) => name) } as const;
  const meant = new Set<Field>();
  const others: Cell[] = [];
  const mistakes: Finding[] = [];
  for (const head of heads) {
    const suggestion = heads.length > MOST_HEADS ? undefined : nearest(plain(head.text), names);
    const field = suggestion === undefined ? undefined : free.get(suggestion);
    if (suggestion === undefined || field === undefined) {
      others.push(head);
      continue;
    }
    const near = { ...facts, name: head.text, others: [], suggestion };
    const isSure = isOnlyNearest(plain(head.text), suggestion, names) && !meant.has(field);
    const edits = [replace(head.range, kind.data?.columns[field.name] ?? field.name)];
    const mistake = withAnswer(finding('table-column', inText(source, head.range), near), edits, isSure);
    mistakes.push(missing.includes(field) ? mistake : asWarning(mistake));
    meant.add(field);
  }
  return { meant, mistakes, others };
}

/** Of more heads, nobody says what may be meant. */
const MOST_HEADS = 50;

const asWarning = (found: Finding): Finding => ({ ...found, severity: 'warning' });

/** A part of a field as a column: `where.latitude`. */
export type PartField = Field & {
  readonly part: string;
  /** The field that it is a part of. */
  readonly of: string;
  /** The columns that must say something where it does. */
  readonly needs: readonly string[];
  readonly readPart?: (text: string) => TextRead;
};

/** Fields, and their parts that stand in columns of their own. */
const withParts = (fields: readonly Field[]): readonly (Field | PartField)[] =>
  fields.flatMap((field) => [
    field,
    ...Object.entries(fieldTypes[field.type].parts ?? {}).map((named) => partOf(field, named)),
  ]);

function partOf({ name }: Field, [part, { needs, read, meant, type = 'text' }]: readonly [string, Part]): PartField {
  return {
    name: `${name}.${part}`,
    type,
    part,
    of: name,
    needs: needs.map((other) => (other === '' ? name : `${name}.${other}`)),
    ...(read === undefined ? {} : { readPart: (text) => asRead(read(text), meant?.(text)) }),
  };
}

function asRead(value: string | undefined, meant: string | undefined): TextRead {
  if (value !== undefined) return { how: 'right', value };
  return meant === undefined ? { how: 'unclear' } : { how: 'meant', value: meant, text: meant, isSure: false };
}

export const neededBy = (field: Field | PartField): readonly string[] => ('part' in field ? field.needs : []);

/** What stands in two columns, the first and the last of some days or times, as the one value that it is. @param unclear columns of which nobody knows what they say */
export function ranged(entries: readonly Entry[], fields: readonly Field[], unclear: readonly string[]) {
  let all = entries;
  const partsOf = (name: string) => ['start', 'end'].map((part) => all.find(({ key }) => key === `${name}.${part}`));
  const isMidnight = (end: Entry | undefined): boolean => end?.value.kind === 'scalar' && end.value.value === '0:00';
  // Calendars end whole days at the midnight after the last.
  const areWhole = fields.some(({ name, type }) => type === 'time-range' && partsOf(name).every(isMidnight));
  for (const { name, type } of fields) {
    const { of } = fieldTypes[type];
    const [first, last = first] = partsOf(name);
    if (of === undefined || all.some(({ key }) => key === name)) continue;
    all = all.filter(({ key }) => !key.startsWith(`${name}.`));
    if (first?.value.kind !== 'scalar' || last?.value.kind !== 'scalar') continue;
    if (unclear.some((key) => key.startsWith(`${name}.`)) || (areWhole && type === 'time-range')) continue;
    const isLonger = first.value.value !== last.value.value && isDay(String(last.value.value));
    const end = areWhole && isLonger ? dayBefore(last.value) : last.value;
    all = [...all, { key: name, keyRange: first.keyRange, value: rangeIn(first.value, end, of) }];
  }
  return all;
}

const dayBefore = (day: ScalarNode): ScalarNode => ({
  ...day,
  value: new Date(Date.parse(String(day.value)) - 86_400_000).toISOString().slice(0, 10),
});

/** Days have a cell each. Times are one text, which stands in both, so that no fix writes it into one of them. */
function rangeIn(first: ScalarNode, last: ScalarNode, of: (first: string, last: string) => Json): Node {
  const value = of(String(first.value), String(last.value));
  const range: Range = [Math.min(first.range[0], last.range[0]), Math.max(first.range[1], last.range[1])];
  if (!isObject(value)) return { ...first, range, value: String(value) };
  const parts = Object.keys(value).map((key) => ({ key, value: key === 'from' ? first : last }));
  return { kind: 'map', range, entries: parts.map((each) => ({ ...each, keyRange: each.value.range })) };
}

/**
 * What stands in columns such as `image.alt` as keys of what stands in `image`.
 *
 * @param unclear columns of which nobody knows what they say. What they are a part of is left out
 */
export function nested(entries: readonly Entry[], unclear: readonly string[]): Entry[] {
  if (!entries.some(({ key }) => key.includes('.')) && unclear.length === 0) return [...entries];
  const own = entries.filter(({ key }) => !key.includes('.') && !unclear.some((other) => other.startsWith(`${key}.`)));
  return own.map((entry) => {
    const inner = entries.flatMap((each) =>
      each.key.startsWith(`${entry.key}.`) ? [{ ...each, key: each.key.slice(entry.key.length + 1) }] : [],
    );
    if (inner.length === 0) return entry;
    if (entry.value.kind !== 'map') return placed(entry, inner);
    const kept = entry.value.entries.filter(({ key }) => key !== 'decorative');
    return { ...entry, value: { ...entry.value, entries: [...kept, ...inner] } };
  });
}

/** An address with the coordinates beside it, if they are whole. */
function placed(entry: Entry, parts: readonly Entry[]): Entry {
  const coordinates = parts.find(({ key }) => key === 'coordinates') ?? together(parts);
  if (coordinates === undefined) return entry;
  const { keyRange, value } = entry;
  const entries = [{ key: 'address', keyRange, value }, coordinates];
  return { ...entry, value: { kind: 'map', range: value.range, entries } };
}

/** Two columns as what one would say. It stands in both, so that no fix writes it into one of them. */
function together(parts: readonly Entry[]): Entry | undefined {
  const [north, east] = ['latitude', 'longitude'].map((part) => parts.find(({ key }) => key === part));
  if (north?.value.kind !== 'scalar' || east?.value.kind !== 'scalar') return undefined;
  const { range: first } = north.value;
  const { range: second } = east.value;
  const range: Range = [Math.min(first[0], second[0]), Math.max(first[1], second[1])];
  const value = { ...north.value, range, value: coordinatesOf(String(north.value.value), String(east.value.value)) };
  return { key: 'coordinates', keyRange: range, value };
}
