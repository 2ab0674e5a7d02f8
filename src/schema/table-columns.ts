import { type Finding, finding, inText, withAnswer } from '../yaml/findings/finding.ts';
import { replace } from '../yaml/text/edits.ts';
import type { SourceText } from '../yaml/text/source.ts';
import type { Cell } from '../yaml/text/table.ts';
import { hasMany } from './fields/forms.ts';
import type { Field } from './schemas/kind-field.ts';
import { isOnlyNearest, nearest } from './schemas/suggest.ts';
import type { TableKind } from './table-entries.ts';
import { neededBy, type PartField, withParts } from './table-parts.ts';

/** A column that is a field. */
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

/** Whether a column can be a field of that name. @param fields those of a kind */
export function isField(name: string, fields: readonly Field[]): boolean {
  return fieldsIn(withParts(fields)).some((field) => field.name === name);
}

/** The columns of a table that are fields of a kind, and what is wrong with its heads. */
export function columnsOf(
  source: SourceText,
  kind: TableKind,
  heads: readonly Cell[],
): { readonly columns: readonly Column[]; readonly mistakes: readonly Finding[] } {
  const named = kind.data?.columns ?? {};
  const own = withParts(kind.fields);
  const fields = fieldsIn(own);
  const byHead = new Map<string, Field>();
  for (const field of fields) byHead.set(plain(named[field.name] ?? field.name), field);
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
      const isLoose = !own.includes(field);
      columns.push({
        at,
        key: field.name,
        field,
        isRequired: required.has(field.name),
        isMany: hasMany(field),
        isLoose,
      });
    }
  }
  const needed = new Set(columns.flatMap(({ field }) => neededBy(field)));
  const isMissing = ({ name }: Field): boolean =>
    (required.has(name) || Object.hasOwn(named, name) || needed.has(name)) && !columns.some(({ key }) => key === name);
  const missing = fields.filter(isMissing);
  const free = new Map([...byHead].filter(([, { name }]) => !columns.some(({ key }) => key === name)));
  const { meant, mistakes: strange } = unknownColumns(source, { kind, free, missing, fields }, unknown);
  const left = missing.filter((field) => !meant.has(field));
  const unread = heads.filter((_, at) => !columns.some((column) => column.at === at));
  return {
    columns,
    mistakes: [
      ...mistakes,
      ...left.map((field) =>
        missingColumn(source, { field, kind, name: named[field.name] ?? field.name, unread }, heads),
      ),
      ...strange,
    ],
  };
}

/** Letters and digits alone: people write heads as they like. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

type Missing = {
  readonly field: Field;
  readonly kind: TableKind;
  readonly name: string;
  /** The heads of columns that are no field. */
  readonly unread: readonly Cell[];
};

function missingColumn(source: SourceText, { field, kind, name, unread }: Missing, heads: readonly Cell[]): Finding {
  const texts = unread.map(({ text }) => text);
  const suggestion = nearest(name, texts) ?? texts.find((text) => isPart(text, name) || isPart(text, field.name));
  const facts = {
    kind: kind.name,
    name,
    known: heads.map(({ text }) => text),
    why: 'missing',
    field: field.name,
    suggestion,
  } as const;
  const [first] = heads;
  return finding('table-column', inText(source, first?.range ?? [0, 0]), facts);
}

const isPart = (text: string, name: string): boolean => plain(text) !== '' && plain(name).includes(plain(text));

type Known = {
  readonly kind: TableKind;
  readonly fields: readonly Field[];
  /** The fields that no column is yet, by what can stand at their heads, and those of them that must be there. */
  readonly free: ReadonlyMap<string, Field>;
  readonly missing: readonly Field[];
};

/**
 * Those that are probably a field by another name are told one by one, and the others together: a table may have more than is needed.
 * @property meant the fields that some of them probably are
 */
function unknownColumns(
  source: SourceText,
  { kind, fields, free, missing }: Known,
  heads: readonly Cell[],
): { readonly meant: ReadonlySet<Field>; readonly mistakes: readonly Finding[] } {
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
  const [first, ...rest] = others;
  if (first === undefined) return { meant, mistakes };
  const all = { ...facts, name: first.text, others: rest.map(({ text }) => text), suggestion: undefined };
  return { meant, mistakes: [...mistakes, asWarning(finding('table-column', inText(source, first.range), all))] };
}

/** Of more heads, nobody says what may be meant. */
const MOST_HEADS = 50;

const asWarning = (found: Finding): Finding => ({ ...found, severity: 'warning' });
