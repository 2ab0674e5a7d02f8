import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { entryOf, itemsOf, type MapNode, type ScalarNode } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { type Entry, idOf } from '../entries/entries.ts';
import { valuesIn } from '../entries/field-values.ts';
import { FILTERED, MOST_IN_MENU } from '../entries/filters.ts';
import type { EntryKind } from '../entries/kinds.ts';
import type { EntriesToFind } from '../entries/query.ts';

/** The fields by which a block has its list filtered, as they are written. */
const namesIn = (block: MapNode): readonly ScalarNode[] =>
  itemsOf(block, 'filters').flatMap((node) =>
    node.kind === 'scalar' && typeof node.value === 'string' && /^[a-z][A-Za-z0-9]*$/.test(node.value) ? [node] : [],
  );

/** What visitors choose from a list by must be fields of its kind that have few values. @param block what the list is a key of */
export function wrongFilters(source: SourceText, block: MapNode, { name: kind, fields }: EntryKind): Finding[] {
  const known = fields.filter(({ type }) => FILTERED.has(type)).map(({ name }) => name);
  const names = namesIn(block);
  const paged = entryOf(block, 'filters') ?? entryOf(block, 'find');
  const perPage = entryOf(block.entries.find(({ key }) => key === 'from')?.value, 'perPage');
  const pages =
    paged === undefined || perPage === undefined
      ? []
      : [finding('filter-form', inText(source, paged.keyRange), { why: 'pages', key: paged.key })];
  return names
    .flatMap((node, at): Finding[] => {
      const field = String(node.value);
      const place = inText(source, node.range);
      if (names.slice(0, at).some(({ value }) => value === field))
        return [finding('filter-form', place, { why: 'twice', field })];
      if (known.includes(field)) return [];
      const type = fields.find(({ name }) => name === field)?.type;
      if (type !== undefined) return [finding('filter-form', place, { why: 'type', field, type, known })];
      const suggestion = synonymOf(field, known) ?? nearest(field, known);
      const mistake = finding('query-field', place, { key: 'filters', field, kind, known, suggestion });
      if (suggestion === undefined) return [mistake];
      return [withAnswer(mistake, rewriteScalar(source, node, suggestion), isOnlyNearest(field, suggestion, known))];
    })
    .concat(pages);
}

/** A list, and the entries among which it finds its own: what these say counts only where somebody asks for all. */
type Found = { readonly source: SourceText; readonly block: MapNode; readonly entries: Pick<EntriesToFind, 'all'> };

/** Fields by which visitors can't choose well: they tell none of the entries of a list from the others, or have more values than anybody reads. */
export function poorFilters({ source, block, entries }: Found, listed: readonly Entry[]): Finding[] {
  const names = namesIn(block);
  if (names.length === 0) return [];
  const ids = new Set(listed.map(idOf));
  const found = entries.all.filter((entry) => ids.has(idOf(entry)));
  return names.flatMap((node) => {
    const field = found[0]?.kind.fields.find(({ name }) => name === node.value);
    if (field === undefined) return [];
    const each = found.map(({ written }) => valuesIn(written[field.name], field, (name) => name));
    const place = inText(source, node.range);
    const count = new Set(each.flat()).size;
    // Of many numbers, there are a few bounds.
    if (count > MOST_IN_MENU && field.type !== 'number')
      return [
        finding('long-menu', place, { field: field.name, count, hasSearch: entryOf(block, 'find') !== undefined }),
      ];
    const [first, ...others] = each.map((values) => JSON.stringify(values));
    // A list that begins with one entry will have others.
    if (others.length === 0 || others.some((own) => own !== first)) return [];
    return [finding('idle-filter', place, { field: field.name, count: found.length })];
  });
}
