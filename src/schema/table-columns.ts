import type { Field } from '../values/field.ts';
import { hasMany } from '../values/field-types.ts';
import { isOnlyNearest, nearest } from '../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../yaml/findings/finding.ts';
import { replace } from '../yaml/text/edits.ts';
import type { SourceText } from '../yaml/text/source.ts';
import { type Cell, tableOf } from '../yaml/text/table.ts';
import type { Schema } from './schemas/schemas.ts';
import { neededBy, type PartField, withParts } from './table-parts.ts';

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
