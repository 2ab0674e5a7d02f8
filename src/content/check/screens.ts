import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer, withRelated } from '../../yaml/findings/finding.ts';
import { findEach, MOST_COUNTED } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { entryOf, itemsOf, type Node, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import { firstAndLater } from './repeated.ts';
import type { FileRule } from './rule.ts';

/** How many names a hint lists. */
const MOST_NAMES = 20;

/**
 * The lines of a map must lead to things that are on it, and the rows of a table fit its columns. Where the things or the
 * columns are not what they must be, that is reported, and may be all that is wrong.
 */
export const screensRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    block: ({ content, block, type }) =>
      content.masks.length === 0 && type === 'screen'
        ? itemsOf(block, 'items').flatMap((part) => [...checkMap(content, part), ...checkRows(content, part)])
        : [],
  },
};

function checkMap({ source }: Content, part: Node): Finding[] {
  const map = valueAt(part, 'graph');
  const nodes = itemsOf(map, 'nodes');
  const names = nodes.flatMap((node) => valueAt(node, 'name') ?? []);
  const repeated = firstAndLater(names)
    .slice(0, MOST_COUNTED)
    .map(({ value, first, later }) => {
      const { line } = locationOf(source, first.range);
      const mistake = finding('same-node', inText(source, later.range), { name: value, line });
      return withRelated(mistake, { source, range: first.range }, { why: 'used-first', name: value });
    });
  const known = [...new Set(names.flatMap(wordsOf))];
  if (nodes.length === 0 || nodes.some((node) => wordsOf(valueAt(node, 'name')).length === 0)) return repeated;
  const ends = itemsOf(map, 'links').flatMap((link) => [valueAt(link, 'from') ?? [], valueAt(link, 'to') ?? []].flat());
  return [...repeated, ...findEach(ends, (end) => checkEnd(source, end, known))];
}

/** What a name says; nothing if none is written, or something that is no text. */
function wordsOf(node: Node | undefined): string[] {
  const words = node?.kind === 'scalar' ? node.value : undefined;
  return typeof words !== 'string' || words.trim() === '' ? [] : [words];
}

function checkEnd(source: Content['source'], end: Node, known: readonly string[]): Finding[] {
  const [name] = wordsOf(end);
  if (end.kind !== 'scalar' || name === undefined || known.includes(name)) return [];
  const suggestion = nearest(name, known);
  const mistake = finding('unknown-node', inText(source, end.range), {
    name,
    suggestion,
    known: known.slice(0, MOST_NAMES),
  });
  if (suggestion === undefined) return [mistake];
  return [withAnswer(mistake, rewriteScalar(source, end, suggestion), isOnlyNearest(name, suggestion, known))];
}

/** The first column has the names of the rows. */
function checkRows({ source }: Content, part: Node): Finding[] {
  const all = itemsOf(part, 'columns');
  if (all.length === 0 || all.some((column) => wordsOf(column).length === 0)) return [];
  const columns = all.slice(1);
  return findEach(itemsOf(part, 'rows'), (row) => {
    const cells = valueAt(row, 'cells');
    if (cells?.kind !== 'list' || cells.items.length === columns.length) return [];
    const titles = columns.flatMap(wordsOf);
    const facts = { cells: cells.items.length, columns: columns.length, titles };
    const place = cells.items[columns.length]?.range ?? entryOf(row, 'cells')?.keyRange ?? cells.range;
    const mistake = finding('cell-count', inText(source, place), facts);
    return [
      withRelated(mistake, { source, range: entryOf(part, 'columns')?.keyRange ?? part.range }, { why: 'columns' }),
    ];
  });
}
