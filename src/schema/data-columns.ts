import { inGeneral } from '../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node } from '../yaml/syntax/tree.ts';
import type { SourceText } from '../yaml/text/source.ts';
import { columnsOf, nested, ranged, type TableKind } from './table-columns.ts';

/** An entry of a list, and the entries of other lists that this one is in, the nearest first. */
export type Row = { readonly node: Node; readonly around: readonly MapNode[] };

/** The entries of the list that stands below some keys: of a list in each of its entries, where a list is on the way; undefined if there is none. */
export function rowsBelow(
  node: Node | undefined,
  keys: readonly string[],
  around: readonly MapNode[] = [],
): readonly Row[] | undefined {
  const [key, ...rest] = keys;
  if (node?.kind === 'map') return key === undefined ? undefined : rowsBelow(entryOf(node, key)?.value, rest, around);
  if (node?.kind !== 'list') return undefined;
  if (key === undefined) return node.items.map((item) => ({ node: item, around }));
  const rows = node.items.map((item) => (item.kind === 'map' ? rowsBelow(item, keys, [item, ...around]) : undefined));
  return rows.every((each) => each === undefined) ? undefined : rows.flatMap((each) => each ?? []);
}

/** What leads from an entry to the one that its list is in. */
const OUTER = '../';

/** What a kind calls a column, in an entry: its key, the keys that lead to it with dots between them, or with `../` that of an entry around it. */
function found({ node, around }: Row, name: string): Entry | undefined {
  if (name.startsWith(OUTER)) {
    const [outer, ...others] = around;
    return outer && found({ node: outer, around: others }, name.slice(OUTER.length));
  }
  const [first = '', ...rest] = name.split('.');
  const within = rest.length === 0 ? undefined : entryOf(node, first)?.value;
  return entryOf(node, name) ?? (within && found({ node: within, around: [] }, rest.join('.')));
}

/**
 * Entries in JSON or YAML whose keys a kind calls columns, as entries with its fields, and what is wrong with these keys: they are told
 * once, as the heads of a table are.
 */
export function byColumns(source: SourceText, kind: TableKind, rows: readonly Row[]) {
  const names = Object.values(kind.data?.columns ?? {});
  if (names.length === 0) return { items: rows.map(({ node }) => node), mistakes: [] };
  const heads = new Map<string, Entry>();
  const taken = new Set(names.flatMap((name) => [name, name.split('.')[0]]));
  for (const row of rows) {
    const own = row.node.kind === 'map' ? row.node.entries : [];
    for (const name of names) note(heads, name, found(row, name));
    for (const entry of own) if (!taken.has(entry.key)) note(heads, entry.key, entry);
  }
  const cells = [...heads].map(([text, { keyRange }]) => ({ text, range: keyRange }));
  const { columns, mistakes } = columnsOf(source, kind, cells);
  const items = rows.map((row): Node => {
    if (row.node.kind !== 'map') return row.node;
    const entries = columns.flatMap(({ at, key }) => {
      const entry = found(row, cells[at]?.text ?? '');
      return entry === undefined ? [] : [{ ...entry, key }];
    });
    return { ...row.node, entries: nested(ranged(entries, kind.fields, []), []) };
  });
  // An answer would be written into the first entry alone.
  return { items, mistakes: mistakes.map(inGeneral) };
}

const note = (heads: Map<string, Entry>, name: string, entry: Entry | undefined): void => {
  if (entry !== undefined && !heads.has(name)) heads.set(name, entry);
};
