import { grouped } from '../../../model/lists.ts';
import { nearest } from '../../../values/suggest.ts';
import {
  type At,
  type Finding,
  finding,
  inText,
  startOfFile,
  withRelated,
  withRelatedFile,
} from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import { entryOf, isText, itemsOf, type Node, startOf, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import type { Range } from '../../../yaml/text/source.ts';
import { eachNode, spanOf } from '../../texts/nodes.ts';
import type { Content } from '../contents.ts';
import { repeatedTexts, withMeant } from '../meant.ts';
import { idsIn, type Outline } from '../outline.ts';
import { type ParsedText, placeIn } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const pageRules: readonly Rule[] = [
  /** A row of a table in Markdown that has more cells than its first row: no column shows them. */
  { of: ANY, find: { markedPassage: cellsTooMany, longText: cellsTooMany } },
  /** The title of a page should be seen as a whole. */
  {
    of: ['page'],
    find: {
      whole: ({ source, root }) => {
        const title = textAt(root, 'title');
        if (title === undefined || title.value.length <= LONG) return [];
        return [finding('long-title', inText(source, title.range), { length: title.value.length })];
      },
    },
  },
  /** No two blocks of a page may have the same id, and none that of a part of the page itself. */
  { of: ['page'], find: { whole: checkIds } },
  /** Every row of a comparison or a table must have a cell for each column, and no more. What could not be read may be one of them. */
  {
    of: ['page'],
    find: {
      block: ({ content, block, type }) =>
        content.masks.length === 0 && Object.hasOwn(rowsOf, type)
          ? checkTable(content, block, rowsOf[type]?.(block) ?? [])
          : [],
    },
  },
  /**
   * The lines of a map must lead to things that are on it, and the rows of a table fit its columns. Where the things or the
   * columns are not what they must be, that is reported, and may be all that is wrong.
   */
  {
    of: ['page'],
    find: {
      block: ({ content, block, type }) =>
        content.masks.length === 0 && type === 'screen'
          ? itemsOf(block, 'items').flatMap((part) => [...checkMap(content, part), ...checkRows(content, part)])
          : [],
    },
  },
  /** A page has one text of its own at most. */
  {
    of: ['page'],
    concerns: ({ bodyFile, hasBody }) => bodyFile !== undefined && hasBody,
    find: { whole: checkBodies },
  },
  /** Two pages with the same title look the same in search results and tabs. Told once a title; drafts aren't published. */
  {
    find: (site) => {
      const byTitle = grouped(published(site.files), titleOf);
      byTitle.delete('');
      return [...byTitle.values()].flatMap((same) => report(same.toSorted(byRoute), site));
    },
  },
];

const MOST_LISTED = 10;

/** Of two files with the same address, which is an error of its own, only the first. */
const published = (files: readonly Outline[]): Iterable<Outline> => {
  const pages = files.filter(({ sort, draft }) => sort === 'page' && !draft).toReversed();
  return new Map(pages.map((page) => [page.route, page])).values();
};

const titleOf = ({ title = '' }: Outline): string => title.trim().replace(/\s+/g, ' ');

/** The home page first: the others are often copies of it. */
const byRoute = ({ route: a = '' }: Outline, { route: b = '' }: Outline): number => (a < b ? -1 : 1);

function report([first, second, ...others]: readonly Outline[], site: SiteIndex): Finding[] {
  if (first === undefined || second === undefined) return [];
  const facts = { title: titleOf(first), first: first.file, others: others.length };
  const mistake = finding('same-title', titleAt(second, site), facts);
  const listed = [first, ...others.slice(0, MOST_LISTED)];
  return [listed.reduce((found, page) => withRelated(found, titleAt(page, site), { why: 'same-title' }), mistake)];
}

function titleAt({ file }: Outline, site: SiteIndex): At {
  const content = site.contentOf(file);
  if (content === undefined) return startOfFile(file);
  return { source: content.source, range: valueAt(content.root, 'title')?.range ?? [0, 0] };
}

/** About where search results cut titles off; a little more is no mistake. */
const LONG = 70;

const RESERVED = ['main', 'root'];

function checkIds({ source, root }: Content): Finding[] {
  const ids = idsIn(root);
  const reserved = ids.filter((id) => id.kind === 'scalar').filter(({ value }) => RESERVED.includes(String(value)));
  return [
    ...findEach(reserved, (id) => [finding('reserved-id', inText(source, id.range), { id: String(id.value) })]),
    ...repeatedTexts(source, ids, (at, id, line) => finding('duplicate-id', at, { id, line })),
  ];
}

function checkBodies(page: Content): Finding[] {
  const { source, root, bodyFile } = page;
  const own = entryOf(root, 'body');
  if (own === undefined || bodyFile === undefined) return [];
  const mistake = finding('two-bodies', inText(source, own.keyRange), { file: bodyFile });
  return [withRelatedFile(mistake, bodyFile, { why: 'other-text' })];
}

/** The cells of a row, and the key that they are under, if they have one. */
type Row = { readonly cells: Node | undefined; readonly key?: Range | undefined };

const underCells = (row: Node): Row => ({ cells: valueAt(row, 'cells'), key: entryOf(row, 'cells')?.keyRange });

const rowsOf: Readonly<Record<string, (table: Node) => Row[]>> = {
  comparison: (table) =>
    itemsOf(table, 'groups')
      .flatMap((group) => itemsOf(group, 'rows'))
      .map(underCells),
  table: (table) => itemsOf(table, 'rows').map((cells) => ({ cells })),
};

function checkTable(page: Content, table: Node, rows: readonly Row[]): Finding[] {
  const columns = itemsOf(table, 'columns');
  // An entry without a title is reported, and may be part of the one above it; so is one with two, of which the tree has only the first.
  const list = valueAt(table, 'columns');
  const written = page.source.text.slice(...(list?.range ?? table.range)).match(/(?:^|[\s{,])title:/gm) ?? [];
  const titles = columns.flatMap((column) => textOf(column, 'title') ?? []);
  if (columns.length === 0 || titles.length < columns.length || written.length > columns.length) return [];
  return wrongRows(page, table, { rows, titles });
}

/** Rows that have more or fewer cells than there are columns. One without any isn't true to its schema. */
function wrongRows(
  { source }: Content,
  table: Node,
  { rows, titles }: { readonly rows: readonly Row[]; readonly titles: readonly string[] },
): Finding[] {
  return findEach(rows, ({ cells, key }) => {
    const columns = titles.length;
    if (cells?.kind !== 'list' || cells.items.length === 0 || cells.items.length === columns) return [];
    const isInLines = source.text.slice(...cells.range).includes('\n');
    const place = cells.items[columns]?.range ?? key ?? (isInLines ? startOf(cells) : cells.range);
    const mistake = finding('cell-count', inText(source, place), { cells: cells.items.length, columns, titles });
    const head = { source, range: entryOf(table, 'columns')?.keyRange ?? table.range };
    return [withRelated(mistake, head, { why: 'columns' })];
  });
}

function cellsTooMany(value: ParsedText): Finding[] {
  const { root, text } = value;
  if (!text.includes('|')) return [];
  const tables = [...eachNode(root)].filter((each) => each.type === 'table');
  return tables.flatMap(({ children: [head, ...rows] }) => {
    // `| Day |` -> `Day`
    const titles = (head?.children ?? []).map((cell) =>
      text
        .slice(...spanOf(cell))
        .replace(/^\||\|$/g, '')
        .trim(),
    );
    return rows.flatMap(({ children: cells }) => {
      const first = cells[titles.length];
      if (first === undefined) return [];
      return finding('cell-count', placeIn(value, ...spanOf(first)), {
        cells: cells.length,
        columns: titles.length,
        titles,
      });
    });
  });
}

const MOST_NAMES = 20;

function checkMap({ source }: Content, part: Node): Finding[] {
  const map = valueAt(part, 'graph');
  const nodes = itemsOf(map, 'nodes');
  const names = nodes.flatMap((node) => valueAt(node, 'name') ?? []);
  const repeated = repeatedTexts(source, names, (at, name, line) => finding('same-node', at, { name, line }));
  const known = [...new Set(names.flatMap(nameIn))];
  if (nodes.length === 0 || nodes.some((node) => nameIn(valueAt(node, 'name')).length === 0)) return repeated;
  const ends = itemsOf(map, 'links').flatMap((link) => [valueAt(link, 'from') ?? [], valueAt(link, 'to') ?? []].flat());
  return [...repeated, ...findEach(ends, (end) => checkEnd(source, end, known))];
}

/** What a name says; nothing if none is written, or something that is no text. */
const nameIn = (node: Node | undefined): string[] => (isText(node) && node.value.trim() !== '' ? [node.value] : []);

function checkEnd(source: Content['source'], end: Node, known: readonly string[]): Finding[] {
  const [name] = nameIn(end);
  if (end.kind !== 'scalar' || name === undefined || known.includes(name)) return [];
  const suggestion = nearest(name, known);
  const facts = { name, suggestion, known: known.slice(0, MOST_NAMES) };
  const mistake = finding('unknown-node', inText(source, end.range), facts);
  return [withMeant(mistake, { name, suggestion, known }, (meant) => rewriteScalar(source, end, meant))];
}

/** The first column has the names of the rows. */
function checkRows(page: Content, part: Node): Finding[] {
  const titles = itemsOf(part, 'columns').map(nameIn);
  if (titles.length === 0 || titles.some((words) => words.length === 0)) return [];
  return wrongRows(page, part, { rows: itemsOf(part, 'rows').map(underCells), titles: titles.slice(1).flat() });
}
