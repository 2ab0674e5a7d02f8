import { hasHeadings, headedBlocks, type ListKind, needsHeadings } from '../../schema/lists.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { entryOf, type MapNode, type Node, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { groupedField, groupingIn, waysFor } from '../entries/groups.ts';
import type { EntryKind } from '../entries/kinds.ts';

/** The fields that a list can be sorted by. */
export const fieldsOf = (fields: readonly Field[]): string[] => ['title', ...fields.map(({ name }) => name)];

/** What a list is sorted by must be fields of the kind. @param from its query */
export function wrongOrder(source: SourceText, from: MapNode, kind: EntryKind): Finding[] {
  const sort = valueAt(from, 'sort');
  return (sort?.kind === 'list' ? sort.items : sort === undefined ? [] : [sort]).flatMap((node) =>
    unknownField(source, node, { key: 'sort', kind, known: fieldsOf(kind.fields) }),
  );
}

type Asked = { readonly key: string; readonly kind: EntryKind; readonly known: readonly string[] };

/** A field that the kind doesn't have. One that isn't written like one is reported by its form. */
function unknownField(source: SourceText, node: Node, { key, kind, known }: Asked): Finding[] {
  const [, minus = '', field] =
    node.kind === 'scalar' ? (/^(-?)([a-z][A-Za-z0-9]*)$/.exec(String(node.value)) ?? []) : [];
  if (node.kind !== 'scalar' || field === undefined || fieldsOf(kind.fields).includes(field)) return [];
  const suggestion = synonymOf(field, known) ?? nearest(field, known);
  const mistake = finding('query-field', inText(source, node.range), {
    key,
    field,
    kind: kind.name,
    known,
    suggestion,
  });
  if (suggestion === undefined) return [mistake];
  const isSure = isOnlyNearest(field, suggestion, known);
  return [withAnswer(mistake, rewriteScalar(source, node, `${minus}${suggestion}`), isSure)];
}

/** What a list is divided by must be a field of the kind whose values can be headings, and the block must have a place for these. */
export function wrongGroup(
  source: SourceText,
  from: MapNode,
  { list, kind }: { list: ListKind; kind: EntryKind },
): Finding[] {
  const entry = entryOf(from, 'group');
  const { block, groups } = list;
  if (entry === undefined) {
    if (!needsHeadings(list)) return [];
    const start = inText(source, from.entries[0]?.keyRange ?? from.range);
    return [finding('no-headings', start, { why: 'needed', block, groups: groups ?? '' })];
  }
  const key = inText(source, entry.keyRange);
  if (!hasHeadings(list) && groups !== undefined)
    return [finding('no-headings', key, { why: 'in-group', block, groups })];
  if (!hasHeadings(list)) return [finding('no-headings', key, { why: 'block', block, others: headedBlocks() })];
  const { value } = entry;
  const known = fieldsOf(kind.fields).filter((name) => isGroupable(name, kind));
  const node = value.kind === 'map' ? valueAt(value, 'field') : value;
  if (node === undefined) return [];
  const unknown = unknownField(source, node, { key: 'group', kind, known });
  if (unknown.length > 0) return unknown;
  const grouping = groupingIn(plainObject(from).group);
  const field = grouping && groupedField(grouping, kind.fields);
  if (field === undefined) return [];
  const { name, type } = field;
  const ways = waysFor(field);
  if (ways.length === 0)
    return [finding('group-form', inText(source, node.range), { why: 'type', name, type, others: known })];
  const by = value.kind === 'map' ? valueAt(value, 'by') : undefined;
  if (by === undefined || grouping?.by === undefined || ways.includes(grouping.by)) return [];
  return [finding('group-form', inText(source, by.range), { why: 'by', name, type, by: grouping.by, ways })];
}

const isGroupable = (name: string, { fields }: EntryKind): boolean => {
  const field = groupedField({ field: name }, fields);
  return field !== undefined && waysFor(field).length > 0;
};
