import type { Json } from '../model/json.ts';
import { remembered } from '../model/once.ts';
import { type ColumnWay, columnWay, hasDays } from '../values/column-way.ts';
import type { Field } from '../values/field.ts';
import { fieldTypes } from '../values/field-types.ts';
import { pairsIn, readText, type TextRead } from '../values/fields.ts';
import { weekdayName, weekdaysIn, weekdaysMeant } from '../values/weekdays.ts';
import { isUncertain, rangeOf, scalarOf } from '../yaml/csv/parse-table.ts';
import { type At, type Finding, finding, inText, withAnswer, withEdits } from '../yaml/findings/finding.ts';
import { findEach } from '../yaml/findings/together.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../yaml/syntax/tree.ts';
import { replace } from '../yaml/text/edits.ts';
import { plainOrQuoted } from '../yaml/text/quoting.ts';
import type { SourceText } from '../yaml/text/source.ts';
import { type Cell, type Row, tableOf } from '../yaml/text/table.ts';
import type { SiteFacts } from './schemas/site-facts.ts';
import { type Column, columnsOf, neededBy, nested, type PartField, ranged, type TableKind } from './table-columns.ts';

/** The rows of a table as entries of a kind, whose values have the types of its fields, and what is wrong with heads and cells. */
export function tableEntries(source: SourceText, kind: TableKind, site: Pick<SiteFacts, 'language' | 'locale'>) {
  const { heads, rows } = tableOf(source);
  const { columns, mistakes } = columnsOf(source, kind, heads.cells);
  const cellsOf = ({ at }: Column): Cell[] => rows.flatMap((row) => row.cells[at] ?? []);
  const readers = columns.map((column) => {
    const { field } = column;
    const neededFor = columns.filter((each) => neededBy(each.field).includes(column.key));
    // A beginning and its end are written alike.
    const alike = columns.filter((each) => wholeNameOf(each, kind) === wholeNameOf(column, kind));
    const texts = alike.flatMap(cellsOf).map(({ text }) => text);
    const way = columnWay(texts, field, { ...site, order: kind.data?.orders?.['of' in field ? field.of : field.name] });
    const [, ...open] = cellsOf(column).filter(({ text }) => way.question(text) !== undefined);
    const said = { kind: kind.name, order: orderIn(column, heads.cells[column.at]?.text ?? '') };
    return { ...column, neededFor, way, open: new Set(open), said, read: readerOf(field, way, site.language) };
  });
  const read = rows.map((row): { readonly node: MapNode; readonly mistakes: readonly Finding[] } => {
    const range = rangeOf(row);
    const wrong = columns.length === 0 ? [] : wrongLength(source, row, { heads: heads.cells, columns });
    // Nobody knows what it says, and that is told.
    if (isUncertain(row, heads.cells)) return { node: { kind: 'map', range, entries: [] }, mistakes: wrong };
    const entries: Entry[] = [];
    const unclear: string[] = [];
    for (const column of readers) {
      const cell = row.cells[column.at];
      if (cell === undefined || cell.text === '') {
        const besides = column.neededFor.find(({ at }) => (row.cells[at]?.text ?? '') !== '');
        const end = row.cells.at(-1)?.range[1] ?? 0;
        const at = inText(source, cell?.range ?? [end, end]);
        if (besides !== undefined) wrong.push(emptyCell(at, column, heads.cells[besides.at]?.text));
        else if (column.isRequired && cell !== undefined) wrong.push(emptyCell(at, column));
        if (besides !== undefined) unclear.push(column.key);
        continue;
      }
      // What is asked of a column is told once.
      const value = column.open.has(cell) ? undefined : valueIn(source, cell, column);
      if (value === undefined || 'code' in value) unclear.push(column.key);
      else entries.push({ key: column.key, keyRange: cell.range, value });
      if (value !== undefined && 'code' in value) wrong.push(value);
    }
    const all = nested(ranged(entries, kind.fields, unclear), unclear);
    return { node: { kind: 'map', range, entries: all }, mistakes: wrong };
  });
  const items = read.map(({ node }) => node);
  return { items, mistakes: [...mistakes, ...findEach(read, (row) => row.mistakes)] };
}

type Heads = { readonly heads: readonly Cell[]; readonly columns: readonly Column[] };

/** A row with more cells than the table has columns, or with less. Where none is needed of these, they may be left out. */
function wrongLength(source: SourceText, { cells }: Row, { heads, columns }: Heads): Finding[] {
  // Where a quote is wrong, that is told.
  if (cells.some(({ fault }) => fault !== undefined)) return [];
  const counts = { cells: cells.length, heads: heads.length };
  const extra = cells.slice(heads.length).find(({ text }) => text !== '');
  if (extra !== undefined) return [finding('table-row', inText(source, extra.range), { why: 'long', ...counts })];
  const last = cells.at(-1);
  if (cells.length >= heads.length || last === undefined) return [];
  const needed = columns.filter(({ at, isRequired }) => isRequired && at >= cells.length);
  const missing = needed.map(({ at }) => heads[at]?.text ?? '');
  const short = finding('table-row', inText(source, last.range), { why: 'short', ...counts, missing });
  return [missing.length === 0 ? { ...short, severity: 'warning' } : short];
}

type ReadColumn = Column & {
  readonly read: (text: string) => TextRead;
  readonly way: ColumnWay;
  /** Those that can mean two things, but for the first: it is asked about that. */
  readonly open: ReadonlySet<Cell>;
  /** Where its kind says in which order its days are, and how. */
  readonly said: { readonly kind: string; readonly order: string | undefined };
};

/** The name of what a column says with others: of two fields for a beginning and an end, both. */
function wholeNameOf({ field }: Column, { fields }: TableKind): string {
  const name = 'of' in field ? field.of : field.name;
  const pair = pairsIn(fields).find(({ first, last }) => [first.name, last.name].includes(name));
  return pair?.whole.name ?? name;
}

/** What a kind writes under `columns` for the order of the days in a column. */
function orderIn({ field }: Column, head: string): string | undefined {
  if (!hasDays(field.type)) return undefined;
  const [name, part] = 'of' in field ? [field.of, field.part] : [field.name, 'from'];
  const from = head === name ? '' : `${part}: ${plainOrQuoted(head)}, `;
  return `${name}: { ${from}order: day-month }`;
}

/** Reads each text once: in a column, most stand again and again. */
const readerOf = (field: Field | PartField, way: ColumnWay, language: string | undefined) =>
  'readPart' in field && field.readPart !== undefined
    ? field.readPart
    : remembered((text: string) => readText(way.plain(text), field, language));

/** What people write where nothing is to be said, or not yet. */
const NOTHING = /^(?:n\.?\/?a\.?|k\. ?a\.?|s\/[dn]|nil|null|none|tb[acd]|tba\/tbc|[-\u2013\u2014?.\u2026]{1,5})$/i;

/** What a cell says, in the type of its field; or that nobody knows. */
function valueIn(source: SourceText, cell: Cell, column: ReadColumn): Node | Finding {
  const { field, isMany } = column;
  if (!isMany) return oneOf(source, scalarOf(source, cell), column);
  const items = partsOf(scalarOf(source, cell), field).map((part) => oneOf(source, part, column));
  const wrong = items.find((item) => 'code' in item);
  if (wrong !== undefined) return wrong;
  return { kind: 'list', range: cell.range, items: items.flatMap((item) => ('code' in item ? [] : item)) };
}

/** The values of a cell that has several: with line ends, semicolons or bars between them; with commas, where no value has one. Days may have an "and", or a "to" between the first and the last. */
function partsOf(scalar: ScalarNode, { type }: Field): ScalarNode[] {
  const { between = /[\n;|,\u060c\u061b]/ } = fieldTypes[type];
  const texts = String(scalar.value)
    .split(between)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const [start] = scalar.range;
  let from = 0;
  const parts = texts.map((text): ScalarNode => {
    const at = scalar.source.indexOf(text, from);
    if (at === -1) return { ...scalar, value: text };
    from = at + text.length;
    return { ...scalar, value: text, source: text, style: 'plain', range: [start + at, start + from] };
  });
  return type === 'day-of-week' ? parts.flatMap(eachDay) : parts;
}

/** `Montag bis Freitag` as the days that it means. */
function eachDay(part: ScalarNode): readonly ScalarNode[] {
  const days = weekdaysIn(weekdaysMeant(String(part.value))?.text ?? '') ?? [];
  if (days.length < 2) return [part];
  return days.map((day) => ({ ...part, value: weekdayName(day), source: weekdayName(day), style: 'plain' }));
}

function oneOf(source: SourceText, scalar: ScalarNode, column: ReadColumn): Node | Finding {
  const { field, read, isLoose, isRequired, way, open, said: place } = column;
  const written = String(scalar.value);
  if (field.type === 'image') return picture(scalar);
  const said = read(written);
  if (said.how === 'right' || (said.how === 'meant' && isSure(said, written, field))) return nodeOf(said.value, scalar);
  if (isLoose) return scalar;
  const question = way.question(written);
  const wrong = question ?? fieldTypes[field.type].wrong?.(written);
  const suggestion = said.how === 'meant' && wrong === undefined ? way.written(said.text) : undefined;
  const isNothing = !isRequired && field.type !== 'yes-no' && NOTHING.test(written);
  const facts = {
    ...{ value: written, type: typeIn(field), choices: field.choices, suggestion, wrong, isNothing },
    ...(question === undefined ? {} : { others: open.size, ...place }),
  };
  const mistake = finding('cell-value', inText(source, scalar.range), facts);
  if (isNothing) return withEdits(mistake, [replace(scalar.range, '')]);
  if (said.how !== 'meant' || suggestion === undefined) return mistake;
  return withAnswer(mistake, [replace(scalar.range, suggestion)], said.isSure);
}

/** Whether a text is read as it is meant without a word. Of a misspelt choice, its author should hear. */
function isSure(said: TextRead & { readonly how: 'meant' }, written: string, { type }: Field): boolean {
  return said.isSure && (type !== 'choice' || said.text.toLowerCase() === written.toLowerCase());
}

const typeIn = (field: Field | PartField): string =>
  'part' in field && field.type === 'text' ? field.part : field.type;

/** @param besides the head of a column that says something there, and needs this one */
function emptyCell(at: At, { field }: Column, besides?: string): Finding {
  const facts = { value: '', type: typeIn(field), choices: field.choices, suggestion: undefined };
  return finding('cell-value', at, besides === undefined ? facts : { ...facts, besides });
}

/** A picture by its address. What it shows stands in a column of its own, or beside it in the title. */
function picture(scalar: ScalarNode): MapNode {
  const { range } = scalar;
  const decorative: ScalarNode = { ...scalar, value: true, source: 'true' };
  const entries = Object.entries({ src: scalar, decorative }).map(([key, value]) => ({ key, keyRange: range, value }));
  return { kind: 'map', range, entries };
}

/** A value where a text means it. */
function nodeOf(value: Json, scalar: ScalarNode): Node {
  if (typeof value === 'string') return value === scalar.value ? scalar : { ...scalar, value };
  if (typeof value !== 'object' || value === null) return { ...scalar, value, source: String(value), style: 'plain' };
  const { range } = scalar;
  if (Array.isArray(value)) return { kind: 'list', range, items: value.map((each) => nodeOf(each, scalar)) };
  const entries = Object.entries(value).map(([key, each]) => ({ key, keyRange: range, value: nodeOf(each, scalar) }));
  return { kind: 'map', range, entries };
}
