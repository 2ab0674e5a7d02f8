import { type Finding, finding, withAnswer, withRelated } from '../findings/finding.ts';
import { findEach, MOST_COUNTED } from '../findings/most.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { placeOf } from '../text/source.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { firstAndLater } from './repeated.ts';

/** How many names a hint lists. */
const MOST_NAMES = 20;

/** The lines of a map must lead to things that are on it, and the rows of a table fit its columns. */
export function checkScreens(pages: readonly Content[]): Finding[] {
  const read = pages.filter(({ masks }) => masks.length === 0);
  return read.flatMap((page) =>
    itemsOf(page.root, 'blocks')
      .filter((block) => textOf(block, 'type') === 'screen')
      .flatMap((screen) => itemsOf(screen, 'items'))
      .flatMap((part) => [...checkMap(page, part), ...checkRows(page, part)]),
  );
}

function checkMap({ source }: Content, part: Node): Finding[] {
  const map = valueAt(part, 'graph');
  const nodes = itemsOf(map, 'nodes');
  const names = nodes.flatMap((node) => valueAt(node, 'name') ?? []);
  const repeated = firstAndLater(names)
    .slice(0, MOST_COUNTED)
    .map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      const mistake = finding('same-node', source, later.range, { name: value, line });
      return withRelated(mistake, source, first.range, `"${value}" is used here first.`);
    });
  const known = nodes.flatMap((node) => textOf(node, 'name') ?? []);
  // A name that can't be read is told already, and may be the one that a line leads to.
  if (known.length === 0 || known.length < nodes.length) return repeated;
  const ends = itemsOf(map, 'links').flatMap((link) => [valueAt(link, 'from') ?? [], valueAt(link, 'to') ?? []].flat());
  return [...repeated, ...findEach(ends, (end) => checkEnd(source, end, [...new Set(known)]))];
}

function checkEnd(source: Content['source'], end: Node, known: readonly string[]): Finding[] {
  if (end.kind !== 'scalar' || typeof end.value !== 'string' || known.includes(end.value)) return [];
  const name = end.value;
  const suggestion = nearest(name, known);
  const mistake = finding('unknown-node', source, end.range, { name, suggestion, known: known.slice(0, MOST_NAMES) });
  if (suggestion === undefined) return [mistake];
  return [withAnswer(mistake, rewriteScalar(source, end, suggestion), isOnlyNearest(name, suggestion, known))];
}

/** The first column has the names of the rows. */
function checkRows({ source }: Content, part: Node): Finding[] {
  const columns = itemsOf(part, 'columns').slice(1);
  if (entryOf(part, 'columns') === undefined) return [];
  return findEach(itemsOf(part, 'rows'), (row) => {
    const cells = valueAt(row, 'cells');
    if (cells?.kind !== 'list' || cells.items.length === columns.length) return [];
    const titles = columns.flatMap((column) => (column.kind === 'scalar' ? String(column.value) : []));
    const facts = { cells: cells.items.length, columns: columns.length, titles };
    const place = cells.items[columns.length]?.range ?? entryOf(row, 'cells')?.keyRange ?? cells.range;
    const mistake = finding('cell-count', source, place, facts);
    return [withRelated(mistake, source, entryOf(part, 'columns')?.keyRange ?? part.range, 'The columns are here.')];
  });
}
