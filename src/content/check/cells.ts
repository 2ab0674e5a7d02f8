import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { entryOf, itemsOf, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { eachNode, spanOf } from '../texts/nodes.ts';
import type { Content } from './contents.ts';
import { ANY, type FileRule } from './rule.ts';
import type { LongValue } from './text-values.ts';

/** Every row of a comparison or a table must have a cell for each column, and no more. What could not be read may be one of them. */
export const cellsRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    block: ({ content, block, type }) =>
      content.masks.length === 0 && Object.hasOwn(rowsOf, type)
        ? checkTable(content, block, rowsOf[type]?.(block) ?? [])
        : [],
  },
};

/** The cells of a row, and the key that they are under, if they have one. */
type Row = { readonly cells: Node | undefined; readonly key?: Range | undefined };

const rowsOf: Readonly<Record<string, (table: Node) => Row[]>> = {
  comparison: (table) =>
    itemsOf(table, 'groups')
      .flatMap((group) => itemsOf(group, 'rows'))
      .map((row) => ({ cells: valueAt(row, 'cells'), key: entryOf(row, 'cells')?.keyRange })),
  table: (table) => itemsOf(table, 'rows').map((cells) => ({ cells })),
};

function checkTable(page: Content, table: Node, rows: readonly Row[]): Finding[] {
  const columns = itemsOf(table, 'columns');
  // An entry without a title is reported, and may be part of the one above it; so is one with two, of which the tree has only the first.
  const list = valueAt(table, 'columns');
  const written = page.source.text.slice(...(list?.range ?? table.range)).match(/(?:^|[\s{,])title:/gm) ?? [];
  if (columns.length === 0 || columns.some((column) => textOf(column, 'title') === undefined)) return [];
  if (written.length > columns.length) return [];
  return findEach(rows, (row) => checkRow(page, row, table));
}

function checkRow({ source }: Content, { cells, key }: Row, table: Node): Finding[] {
  const columns = itemsOf(table, 'columns');
  if (cells?.kind !== 'list' || cells.items.length === 0 || cells.items.length === columns.length) return [];
  const facts = {
    cells: cells.items.length,
    columns: columns.length,
    titles: columns.flatMap((column) => textOf(column, 'title') ?? []),
  };
  const place =
    cells.items[columns.length]?.range ??
    key ??
    (source.text.slice(...cells.range).includes('\n') ? startOf(cells) : cells.range);
  const mistake = finding('cell-count', inText(source, place), facts);
  return [
    withRelated(mistake, { source, range: entryOf(table, 'columns')?.keyRange ?? table.range }, { why: 'columns' }),
  ];
}

/** A row of a table in Markdown that has more cells than its first row: no column shows them. */
export const markdownTablesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedPassage: cellsTooMany, longText: cellsTooMany },
};

function cellsTooMany({ root, text, node, content }: LongValue): Finding[] {
  if (!text.includes('|')) return [];
  const tables = [...eachNode(root)].filter((each) => each.type === 'table');
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const titles = (head?.children ?? []).map((cell) => wordsOf(text.slice(...spanOf(cell))));
    return rows.flatMap(({ children: cells }) => {
      const first = cells[titles.length];
      if (first === undefined) return [];
      const [start, end] = spanOf(first);
      const range = locate(node, text.slice(start, end), start);
      return finding('cell-count', inText(content.source, range), {
        cells: cells.length,
        columns: titles.length,
        titles,
      });
    });
  });
}

/** `| Day |` -> `Day` */
function wordsOf(cell: string): string {
  return cell.replace(/^\|/, '').replace(/\|$/, '').trim();
}
