import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { locate } from '../texts/locate.ts';
import { eachNode, spanOf } from '../texts/nodes.ts';
import { ANY, type FileRule } from './rule.ts';
import type { LongValue } from './text-values.ts';

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
      return finding('cell-count', content.source, range, { cells: cells.length, columns: titles.length, titles });
    });
  });
}

/** `| Day |` -> `Day` */
function wordsOf(cell: string): string {
  return cell.replace(/^\|/, '').replace(/\|$/, '').trim();
}
