import { isJson, isTable } from '../model/page-file.ts';
import { type Finding, finding, inText, startOfFile, withEdits } from '../yaml/findings/finding.ts';
import { findEach } from '../yaml/findings/together.ts';
import { entryOf, type ListNode, type MapNode, type Node, plainObject, startOf } from '../yaml/syntax/tree.ts';
import { type Edit, replace } from '../yaml/text/edits.ts';
import type { SourceText } from '../yaml/text/source.ts';
import { byColumns, type Row, rowsBelow } from './data-columns.ts';
import { namesToBlocks } from './edits/entries.ts';
import { explainAll } from './explain/explain.ts';
import { wrongInFields } from './explain/fields-of-page.ts';
import type { SiteFacts } from './schemas/site-facts.ts';
import { errorsIn } from './schemas/validators.ts';
import type { TableKind } from './table-columns.ts';
import { tableEntries } from './table-entries.ts';

/** What the entries of a file are held against, and how each is written in full before, if it isn't a row of a table. */
type Around = { readonly kind: TableKind; readonly site: SiteFacts; readonly inFull: (entry: MapNode) => MapNode };

const MOST_ENTRIES = 10_000;

/** Holds each entry of a file against the schema of its kind: the entries that could be read, and what is wrong with them. */
export function validateEntries(source: SourceText, root: Node | undefined, around: Around) {
  const found = rowsIn(source, root, around);
  if ('code' in found) return { list: undefined, mistakes: [found] };
  const read = isTable(source.file)
    ? tableEntries(source, around.kind, around.site)
    : byColumns(source, around.kind, found);
  const written = read.items.map((item) => (isMap(item) ? around.inFull(item) : item));
  const items = written.slice(0, MOST_ENTRIES);
  const beyond = written[MOST_ENTRIES];
  const facts = { ...factsOf(source, around.kind), why: 'many', count: written.length, most: MOST_ENTRIES } as const;
  const many = beyond === undefined ? [] : [finding('data-list', inText(source, startOf(beyond)), facts)];
  const mistakes = findEach(items, (item) => wrongEntry(source, item, around));
  const list: ListNode = { kind: 'list', range: root?.range ?? [0, 0], items: items.filter(isMap) };
  return { list, mistakes: [...read.mistakes, ...mistakes, ...many] };
}

const factsOf = ({ file }: SourceText, { name }: Around['kind']) => ({ kind: name, isJson: isJson(file) });

const isMap = (node: Node): node is MapNode => node.kind === 'map';

function wrongEntry(source: SourceText, node: Node, { kind, site }: Around): Finding[] {
  if (!isMap(node))
    return [finding('data-list', inText(source, startOf(node)), { ...factsOf(source, kind), why: 'entry' })];
  const inTable = isTable(source.file);
  const hold = (map: MapNode) => {
    const errors = errorsIn(kind.schema, plainObject(map));
    // That a cell is empty, or that nobody knows what it says, is told there.
    return inTable
      ? errors.filter(({ keyword, instancePath }) => keyword !== 'required' || instancePath !== '')
      : errors;
  };
  const whole = { source, owner: `an entry of the kind "${kind.name}"`, site, node, schema: kind.schema, path: [] };
  return [...explainAll(whole, hold), ...wrongInFields(source, node, { schema: kind.schema, site })];
}

/** `{ "Soup": { "price": 4 } }` as a list: the name of each entry is its title. */
function namesToTitles(source: SourceText, root: MapNode): readonly Edit[] | undefined {
  const [start, end] = root.range;
  if (!isJson(source.file)) return namesToBlocks(source, root, 'title');
  const titled = root.entries.map(({ key, keyRange: [from], value }) =>
    replace([from, value.range[0] + 1], `{ "title": ${JSON.stringify(key)},`),
  );
  return [replace([start, start + 1], '['), ...titled, replace([end - 1, end], ']')];
}

/** The keys that lead to the only list of entries in some keys, with dots between them; undefined where there are several, or none. */
function pathToList({ entries }: MapNode): string | undefined {
  const found = entries.flatMap(({ key, value }): string[] => {
    if (value.kind === 'list') return value.items.some(isMap) ? [key] : [];
    const below = isMap(value) ? pathToList(value) : undefined;
    return below === undefined ? [] : [`${key}.${below}`];
  });
  return found.length === 1 && !/\s/.test(found[0] ?? '') ? found[0] : undefined;
}

/** The entries of the list that a file is, or what it is instead. */
function rowsIn(source: SourceText, root: Node | undefined, { kind }: Around): readonly Row[] | Finding {
  const about = factsOf(source, kind);
  const empty = { ...about, why: 'empty', isTable: isTable(source.file) } as const;
  if (root === undefined || (root.kind === 'scalar' && root.value === null))
    return finding('data-list', startOfFile(source.file), empty);
  const rows = rowsBelow(root, kind.data?.path?.split('.') ?? []) ?? rowsBelow(root, []);
  if (rows !== undefined) return rows;
  const at = inText(source, startOf(root));
  if (root.kind !== 'map') return finding('data-list', at, { ...about, why: 'text' });
  const only = root.entries.length === 1 ? root.entries[0] : undefined;
  const key = only?.value.kind === 'list' ? only.key : undefined;
  const path = pathToList(root);
  const isNamed = path === undefined && root.entries.every(({ value }) => isMap(value) && value.entries.length > 0);
  const hasTitles = root.entries.some(({ value }) => entryOf(value, 'title') !== undefined);
  const names = isNamed ? root.entries.map((entry) => entry.key) : [];
  const mistake = finding('data-list', at, { ...about, key, names, hasTitles, path, why: 'keys' });
  return isNamed && !hasTitles ? withEdits(mistake, namesToTitles(source, root)) : mistake;
}
