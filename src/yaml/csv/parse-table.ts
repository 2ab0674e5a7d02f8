import { type Finding, finding, inText } from '../findings/finding.ts';
import { MOST_COUNTED } from '../findings/together.ts';
import type { ListNode, MapNode, ScalarNode } from '../syntax/tree.ts';
import type { Range, SourceText } from '../text/source.ts';
import { type Cell, type Row, tableOf } from '../text/table.ts';

/** Reads a table: a list of rows, each with what stands in its cells by their heads. Cells with nothing in them are left out. */
export function parseTable(source: SourceText): {
  readonly root: ListNode | undefined;
  readonly findings: readonly Finding[];
} {
  const { heads, rows } = tableOf(source);
  if (source.text.trim() === '') return { root: undefined, findings: [] };
  const root: ListNode = {
    kind: 'list',
    range: [0, source.text.length],
    items: rows.map((row) => nodeOf(source, row, heads.cells)),
  };
  const findings = [heads, ...rows].flatMap((row) => wrongIn(source, row)).slice(0, MOST_COUNTED + 1);
  return { root, findings };
}

export function scalarOf({ text }: SourceText, { text: value, range }: Cell): ScalarNode {
  const source = text.slice(...range);
  return { kind: 'scalar', range, value, source, style: source.startsWith('"') ? 'double' : 'plain' };
}

/** Where a row stands: a mistake may also be shown after its last cell. */
export const rangeOf = ({ cells }: Row): Range => [cells[0]?.range[0] ?? 0, (cells.at(-1)?.range[1] ?? 0) + 1];

function nodeOf(source: SourceText, row: Row, heads: readonly Cell[]): MapNode {
  const entries = row.cells.flatMap((cell, at) => {
    const key = heads[at]?.text ?? '';
    return key === '' || cell.text === '' ? [] : [{ key, keyRange: cell.range, value: scalarOf(source, cell) }];
  });
  return { kind: 'map', range: rangeOf(row), entries };
}

/** Whether it is uncertain which cell of a row is which, because of how it is written. */
export function isUncertain({ cells }: Row, heads: readonly Cell[]): boolean {
  return cells.some(({ fault, text }, at) => fault !== undefined || (at >= heads.length && text !== ''));
}

function wrongIn(source: SourceText, { cells }: Row): Finding[] {
  return cells.flatMap(({ range, fault }) =>
    fault === undefined ? [] : [finding('table-row', inText(source, range), { why: fault })],
  );
}
