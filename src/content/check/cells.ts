import { type Finding, finding, withRelated } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** Every row of a comparison must have a cell for each column, and no more. What could not be read may be one of them. */
export function checkCells(pages: readonly Content[]): Finding[] {
  const read = pages.filter(({ masks }) => masks.length === 0);
  return read.flatMap((page) =>
    itemsOf(page.root, 'blocks')
      .filter((block) => textOf(block, 'type') === 'comparison')
      .flatMap((table) => checkTable(page, table)),
  );
}

function checkTable(page: Content, table: Node): Finding[] {
  const columns = itemsOf(table, 'columns');
  // An entry without a title is reported, and may be part of the one above it.
  if (columns.length === 0 || columns.some((column) => textOf(column, 'title') === undefined)) return [];
  const rows = itemsOf(table, 'groups').flatMap((group) => itemsOf(group, 'rows'));
  return findEach(rows, (row) => checkRow(page, row, table, columns));
}

function checkRow({ source }: Content, row: Node, table: Node, columns: readonly Node[]): Finding[] {
  const cells = valueAt(row, 'cells');
  if (cells?.kind !== 'list' || cells.items.length === columns.length) return [];
  const facts = {
    cells: cells.items.length,
    columns: columns.length,
    titles: columns.flatMap((column) => textOf(column, 'title') ?? []),
  };
  const place = cells.items[columns.length]?.range ?? entryOf(row, 'cells')?.keyRange ?? cells.range;
  const mistake = finding('cell-count', source, place, facts);
  return [withRelated(mistake, source, entryOf(table, 'columns')?.keyRange ?? table.range, 'The columns are here.')];
}
