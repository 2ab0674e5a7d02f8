import { allOf, firstWhere } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { Edit } from './edits.ts';
import type { Range, SourceText } from './source.ts';

export type Cell = {
  /** What it says, without spaces around it. */
  readonly text: string;
  readonly range: Range;
  /** What is wrong with its quotes: the one that begins it has no end, or more follows after the end. */
  readonly fault?: 'open' | 'more';
};

/** A row of a table, and its number as programs count them: that of the heads is 1. */
export type Row = { readonly number: number; readonly cells: readonly Cell[] };

/** A table in a text: what stands between the cells of a row, the first row, and the others that have something in them. */
export type Table = { readonly separator: string; readonly heads: Row; readonly rows: readonly Row[] };

/** The table that a text is, which is read once: rows of cells with commas, semicolons or tabs between them, some of them in quotes. */
export const tableOf = onceFor((source: SourceText): Table => readTable(source));

const SEPARATORS = [',', ';', '\t'];

/** So much of a text shows what stands between its cells. */
const MOST_LOOKED_AT = { rows: 20, units: 65_536 };

function readTable({ text, file }: SourceText): Table {
  // Excel says it like that.
  const [line = '', said] = /^sep=([,;\t])\r?\n/.exec(text) ?? [];
  const separator = said ?? separatorIn(text, file);
  const [heads = { number: 1, cells: [] }, ...rows] = rowsIn(text, separator, line.length);
  return {
    separator,
    heads,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.text !== '' || cell.fault !== undefined)),
  };
}

/** What stands between the cells: with that, most rows have as many as the heads. */
function separatorIn(text: string, file: string): string {
  if (file.endsWith('.tsv')) return '\t';
  const start = text.slice(0, MOST_LOOKED_AT.units);
  const counted = SEPARATORS.map((separator) => ({ separator, counts: countsIn(start, separator) }));
  // A title may stand above the table.
  const isTitled = counted.every(({ counts: [first = 1] }) => first === 1);
  const scores = counted.map(({ separator, counts }) => {
    const [heads = 1, ...others] = isTitled ? counts.slice(1) : counts;
    const alike = others.filter((count) => count === heads).length / Math.max(1, others.length);
    return { separator, score: heads === 1 ? 0 : alike + Math.min(heads, 50) / 100 };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

function countsIn(text: string, separator: string): number[] {
  const counts: number[] = [];
  for (const { cells } of rowsIn(text, separator, 0)) {
    if (cells.length > 1 || cells[0]?.text !== '') counts.push(cells.length);
    if (counts.length > MOST_LOOKED_AT.rows) break;
  }
  return counts;
}

function* rowsIn(text: string, separator: string, start: number): Generator<Row> {
  let at = start;
  for (let number = 1; at < text.length; number += 1) {
    const cells: Cell[] = [];
    for (;;) {
      const { cell, end } = cellFrom(text, separator, at);
      cells.push(cell);
      at = end + 1;
      if (text[end] !== separator) {
        if (text[end] === '\r' && text[at] === '\n') at += 1;
        break;
      }
    }
    yield { number, cells };
  }
}

/** The cell that begins at an offset, and where it ends: at a separator, at a line end or at the end of the text. */
function cellFrom(text: string, separator: string, start: number): { readonly cell: Cell; readonly end: number } {
  let from = start;
  while (text[from] === ' ') from += 1;
  if (text[from] === '"') return inQuotes(text, separator, from);
  const end = endOfPlain(text, separator, from);
  const written = text.slice(from, end).trimEnd();
  return { cell: { text: written.trim(), range: [from, from + written.length] }, end };
}

function endOfPlain(text: string, separator: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function inQuotes(text: string, separator: string, start: number): { readonly cell: Cell; readonly end: number } {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) {
    const end = endOfPlain(text, '\n', start);
    return { cell: { text: text.slice(start + 1, end).trim(), range: [start, end], fault: 'open' }, end };
  }
  const says = text
    .slice(start + 1, close)
    .replaceAll('""', '"')
    .replaceAll('\r\n', '\n')
    .trim();
  const end = endOfPlain(text, separator, close + 1);
  if (text.slice(close + 1, end).trim() !== '')
    return { cell: { text: says, range: [start, end], fault: 'more' }, end };
  return { cell: { text: says, range: [start, close + 1] }, end };
}

/** The cell at an offset, by the number of its row and its head; undefined for one of the first row, and where there is none. */
export function cellNameAt(
  source: SourceText,
  offset: number,
): { readonly row: number; readonly head: string } | undefined {
  const { heads, rows } = tableOf(source);
  const row = rowAt(rows, offset);
  const at = row?.cells.findLastIndex(({ range: [start] }) => start <= offset) ?? -1;
  return row === undefined || at === -1 ? undefined : { row: row.number, head: heads.cells[at]?.text ?? '' };
}

function rowAt(rows: readonly Row[], offset: number): Row | undefined {
  return rows[firstWhere(rows, ({ cells: [first] }) => (first?.range[0] ?? 0) > offset) - 1];
}

/** Edits as they can be made in a table: what takes the place of a cell is one again. Undefined for what isn't about single cells. */
export function writableInTable(source: SourceText, edits: readonly Edit[]): readonly Edit[] | undefined {
  const { separator, heads, rows } = tableOf(source);
  const own = edits.map((edit) => {
    const [start, end] = edit.range;
    const row = rowAt([heads, ...rows], start);
    const cell = row?.cells.findLast(({ range }) => range[0] <= start && end <= range[1]);
    return cell && inCell(source, { ...edit, text: plainText(edit.text) }, { cell, separator });
  });
  return allOf(own);
}

/** A text without the quotes that YAML puts around it. */
const plainText = (text: string): string => /^(["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;

function inCell(
  { text }: SourceText,
  { range: [start, end], text: write }: Edit,
  { cell, separator }: { readonly cell: Cell; readonly separator: string },
): Edit {
  const isQuoted = text[cell.range[0]] === '"';
  const inside = isQuoted ? cell.range[0] + 1 : cell.range[0];
  const before = text.slice(inside, Math.max(inside, start));
  const after = text.slice(end, isQuoted && end < cell.range[1] ? cell.range[1] - 1 : cell.range[1]);
  const quoted = `${before}${write.replaceAll('"', '""')}${after}`;
  const needsQuotes = write.includes(separator) || /["\r\n]/.test(write);
  return { range: cell.range, text: isQuoted || needsQuotes ? `"${quoted}"` : quoted };
}
