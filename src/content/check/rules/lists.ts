import { textsIn } from '../../../model/json.ts';
import {
  hasHeadings,
  headedBlocks,
  isOfBlock,
  itemSchemaOf,
  type ListKind,
  listsIn,
  needsHeadings,
  ownerSchemaOf,
  showsIn,
  type WrittenList,
} from '../../../schema/lists.ts';
import { below, blockNames, type Schema } from '../../../schema/schemas/schemas.ts';
import { languageCode } from '../../../schema/schemas/site-facts.ts';
import { synonymOf } from '../../../schema/schemas/synonyms.ts';
import type { Field } from '../../../values/field.ts';
import { dayField } from '../../../values/fields.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../../yaml/syntax/rewrite.ts';
import { entryOf, type MapNode, type Node, plainObject, startOf, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { CALENDAR } from '../../dates/calendar.ts';
import { saidBy } from '../../entries/columns.ts';
import type { Entry } from '../../entries/entries.ts';
import type { EntriesToFind } from '../../entries/entry-index.ts';
import { typesMeant } from '../../entries/fitting-types.ts';
import { groupedField, groupingIn, waysFor } from '../../entries/groups.ts';
import { firstOf, itemPlan, neededIn } from '../../entries/item-fields.ts';
import type { EntryKind } from '../../entries/kinds.ts';
import { type GroupedQuery, isGrouped, isPaged, queryFrom } from '../../entries/query.ts';
import { totalNamesIn } from '../../entries/totals.ts';
import type { Content } from '../contents.ts';
import { unknownField } from '../meant.ts';
import { FIELD_OF } from '../parameter.ts';
import type { Block } from '../parts.ts';
import type { Rule } from '../rule.ts';
import { areEntriesKnown, type SiteIndex } from '../site-index.ts';
import { wrongReference } from './entries.ts';
import { unknownKind } from './kinds.ts';
import { wrongColumns, wrongShow, wrongTotals } from './shown.ts';
import { poorFilters, wrongFilters, wrongWhere } from './where.ts';

export const listRules: readonly Rule[] = [
  /** Lists must ask for what can be found: those of pages, and those of the layouts of kinds. */
  { of: ['page', 'kind'], concerns: ({ hasLists }) => hasLists, find: { block: checkLists } },
];

/** The query of a block, and those of its groups. */
function checkLists({ content: page, block, type }: Block, site: SiteIndex): Finding[] {
  if (!blockNames().includes(type)) return [];
  return listsIn(block).flatMap((list) => {
    const { kind, owner } = list;
    const from = valueAt(owner, 'from');
    if (from?.kind !== 'map') return [];
    const pages = isOfBlock(kind) ? [] : pagesOfGroup(page, from);
    const totals = wrongTotals(page.source, owner, site.kinds.get(textOf(from, 'kind') ?? ''));
    return [...pages, ...totals, ...countsNothing(page, list), ...checkList(page, { from, type, list }, site)];
  });
}

/** What only counts pages must say in a text what they come to. */
function countsNothing({ source }: Content, { kind, owner }: WrittenList): Finding[] {
  const { from: _, ...rest } = plainObject(owner);
  const entry = entryOf(owner, 'from');
  if (kind.key !== '' || entry === undefined || totalNamesIn(rest).length > 0) return [];
  return [finding('idle-key', inText(source, entry.keyRange), { key: 'from', why: 'counts-nothing' })];
}

/** The pages of a long list are those of a page, and a group is a part of one. */
function pagesOfGroup({ source }: Content, from: MapNode): Finding[] {
  const entry = from.entries.find(({ key }) => key === 'perPage');
  return entry === undefined ? [] : [finding('group-with-pages', inText(source, entry.keyRange), {})];
}

/** What a list of a block asks for, and what each page that it finds becomes. */
type List = {
  readonly from: MapNode;
  readonly type: string;
  readonly list: WrittenList;
};

function checkList(page: Content, list: List, site: SiteIndex): Finding[] {
  const { kinds, entries, language } = site;
  const { from } = list;
  const query = queryFrom(plainObject(from));
  const kind = kinds.get(query.kind);
  const written = valueAt(from, 'kind');
  // Without a kind, or with one that is no text, it isn't true to its schema.
  if (kind === undefined)
    return textOf(from, 'kind') === undefined || written === undefined
      ? []
      : [unknownKind(page.source, written, { asks: 'list', kinds: [...kinds.keys()] })];
  if (!kind.isSound) return [];
  const shown = [
    ...wrongColumns(page.source, list.list, kind),
    ...showsIn(list.list).flatMap((show) =>
      wrongShow(page.source, show, { kind, kinds, block: list.list.kind.block, ...itemsOfList(list.list.kind) }),
    ),
  ];
  const wrong = [
    ...wrongFields(page, from, kind),
    ...wrongOrder(page.source, from, kind),
    ...wrongGroup(page.source, from, { list: list.list.kind, kind }),
    ...wrongWhere(page, from, { kind, entries, language: languageCode(language) }),
    ...(shown.length > 0 ? shown : missingFields(page, list, kind)),
    ...wrongName(page, from, { ...kind, entries }),
    ...(below(ownerSchemaOf(list.list.kind), 'filters') === undefined
      ? []
      : wrongFilters(page.source, list.list.owner, kind)),
  ];
  // The list of a layout may find pages for one page, and none for another.
  if (page.route === undefined) return wrong;
  if (wrong.length > 0 || /"\{\w+\}"/.test(JSON.stringify(query))) return wrong;
  // A number may be large, or 0.
  if (list.list.kind.key === '') return [];
  const over = allOver(page, list, entries);
  if (query.when !== undefined || over.length > 0) return areEntriesKnown(site) ? over : [];
  const found = entries.find(query, page.route);
  const poor = [
    ...poorFilters({ source: page.source, block: list.list.owner, entries }, found),
    ...(isGrouped(query) ? singleGroup(page, from, { query, found: found.length, entries, kind }) : []),
    ...(found.length === 0 ? [nothingFound(page, from, { entries: entries.all, hasPages: kind.hasPages })] : []),
  ];
  // What entries say may be another thing once their mistakes are fixed.
  return [...tooMany(page, list, found.length), ...(poor.length > 0 && areEntriesKnown(site) ? poor : [])];
}

/** What has the keys of `show`. Where items are rows, a column has its own. */
const itemsOfList = (list: ListKind): { readonly items?: Schema } =>
  list.columns === undefined ? { items: itemSchemaOf(list) } : {};

/** What a list chooses by must be fields of the kind. */
function wrongFields({ source }: Content, from: MapNode, { name: kind, fields }: EntryKind): Finding[] {
  const known = fieldsOf(fields);
  return from.entries.flatMap(({ key, keyRange, value }) => {
    const field = FIELD_ASKED[key];
    if (field === undefined || known.includes(field) || (key === 'when' && dayField(fields) !== undefined)) return [];
    const meant = known.find((each) => synonymOf(each, [field]) === field) ?? known[1] ?? 'title';
    const instead = value.kind === 'scalar' && key !== 'when' ? `${meant}: ${value.source}` : undefined;
    const facts = { key, field, kind, known, instead, suggestion: undefined };
    return [finding('query-field', inText(source, keyRange), facts)];
  });
}

const FIELD_ASKED: Readonly<Record<string, string>> = { ...FIELD_OF, featured: 'featured', when: 'date' };

/** The page that all of them shall name must be there, and their kind must have a field that names pages. */
function wrongName(
  { source }: Content,
  from: MapNode,
  { name: kind, fields, entries }: EntryKind & { readonly entries: EntriesToFind },
): Finding[] {
  const entry = from.entries.find(({ key }) => key === 'naming');
  if (entry?.value.kind !== 'scalar' || typeof entry.value.value !== 'string') return [];
  const naming = fields.filter(({ type }) => type === 'entry');
  if (naming.length === 0) return [finding('query-naming', inText(source, entry.keyRange), { kind })];
  // The layout of a kind and a page for each value fill it in.
  if (/\{\w+\}/.test(entry.value.value)) return [];
  const wanted = naming.some((field) => field.kind === undefined) ? [undefined] : naming.map((field) => field.kind);
  return wrongReference(source, entry.value, { key: 'naming', kinds: wanted, entries });
}

/** What an item cannot do without must be something that every entry has. */
function missingFields(
  { source }: Content,
  { from, type, list: { kind: list, owner } }: List,
  kind: EntryKind,
): Finding[] {
  const { parts } = itemPlan({ list, ...saidBy(list, plainObject(owner), kind) }, kind);
  const sure = new Set([
    'title',
    ...(kind.hasPages ? ['description', 'route'] : []),
    ...kind.fields.flatMap((field) => (field.required === true ? field.name : [])),
  ]);
  const missing = (itemSchemaOf(list).required ?? []).flatMap((key) => {
    const part = parts.find((each) => each.key === key);
    if (part === undefined) return [{ key, fields: [] }];
    const fields = 'template' in part ? neededIn(part.template).map(firstOf) : part.fields;
    const unsure = fields.filter((name) => !sure.has(name));
    const isSure = 'template' in part ? unsure.length === 0 : unsure.length < fields.length;
    const own = unsure.filter((name) => kind.fields.some((field) => field.name === name));
    return isSure ? [] : [{ key, fields: own }];
  });
  if (missing.length === 0) return [];
  const optional = missing.flatMap(({ fields }) => fields);
  const facts = {
    block: type,
    kind: kind.name,
    missing: missing.map(({ key }) => key),
    types: missing.slice(0, 1).flatMap(({ key }) => typesMeant(below(itemSchemaOf(list), key))),
    optional: optional.length < missing.length ? [] : [...new Set(optional)],
    hasPages: kind.hasPages,
  };
  return [finding('query-item', inText(source, startOf(from)), facts)];
}

/** One heading above all that is found says nothing of it. */
function singleGroup(
  { source, route }: Content,
  from: MapNode,
  { query, found, entries, kind }: SingleGroup,
): Finding[] {
  const field = groupedField(query.group, kind.fields)?.name;
  // In any language there are as many groups.
  const groups = found < 2 || field === undefined ? [] : entries.grouped(query, 'en', route);
  const [only] = groups;
  if (only === undefined || field === undefined || groups.length > 1) return [];
  const place = inText(source, entryOf(from, 'group')?.keyRange ?? from.range);
  return [finding('single-group', place, { field, words: only.words, count: found, hasPages: kind.hasPages })];
}

type SingleGroup = {
  readonly query: GroupedQuery;
  readonly found: number;
  readonly entries: EntriesToFind;
  readonly kind: EntryKind;
};

/** So many entries a phone lays out in about a second. */
const MOST_AT_ONCE = 1000;

/** A list with more entries than one page should show. */
function tooMany({ source }: Content, { from, list }: List, count: number): Finding[] {
  if (count <= MOST_AT_ONCE || isPaged(queryFrom(plainObject(from)))) return [];
  const facts = { count, most: MOST_AT_ONCE, canHavePages: isOfBlock(list.kind) };
  return [finding('long-list', inText(source, startOf(from)), facts)];
}

/** What shows the days to come, and finds none but those that are over. That nothing at all is there yet is no mistake of it. */
function allOver({ source, route }: Content, { from, type }: List, entries: EntriesToFind): Finding[] {
  const { when, limit: _, ...query } = queryFrom(plainObject(from));
  if (when === 'past' || (when === undefined && type !== CALENDAR)) return [];
  const count = entries.find({ ...query, when: 'past' }, route).length;
  if (count === 0 || entries.find(query, route).length > count) return [];
  return [finding('all-over', inText(source, startOf(from)), { why: when === undefined ? 'calendar' : 'list' })];
}

function nothingFound(
  { source }: Content,
  from: MapNode,
  { entries, hasPages }: { readonly entries: readonly Entry[]; readonly hasPages: boolean },
): Finding {
  const query = queryFrom(plainObject(from));
  const ofKind = entries.filter(({ kind }) => kind.name === query.kind);
  const key = (['category', 'tag', 'section'] as const).find((each) => query[each] !== undefined);
  const used = key === undefined ? [] : ofKind.flatMap(({ written }) => textsIn(written[FIELD_ASKED[key] ?? key]));
  const facts = { kind: query.kind, hasPages, near: [...new Set(used)].slice(0, 20), key, count: ofKind.length };
  return finding('empty-query', inText(source, startOf(from)), facts);
}

/** The fields that a list can be sorted by. */
const fieldsOf = (fields: readonly Field[]): string[] => ['title', ...fields.map(({ name }) => name)];

/** What a list is sorted by must be fields of the kind. @param from its query */
function wrongOrder(source: SourceText, from: MapNode, kind: EntryKind): Finding[] {
  const sort = valueAt(from, 'sort');
  return (sort?.kind === 'list' ? sort.items : sort === undefined ? [] : [sort]).flatMap((node) =>
    notAField(source, node, { key: 'sort', kind, known: fieldsOf(kind.fields) }),
  );
}

type Asked = { readonly key: string; readonly kind: EntryKind; readonly known: readonly string[] };

/** A field that the kind doesn't have. One that isn't written like one is reported by its form. */
function notAField(source: SourceText, node: Node, { key, kind, known }: Asked): Finding[] {
  const [, minus = '', field] =
    node.kind === 'scalar' ? (/^(-?)([a-z][A-Za-z0-9]*)$/.exec(String(node.value)) ?? []) : [];
  if (node.kind !== 'scalar' || field === undefined || fieldsOf(kind.fields).includes(field)) return [];
  const about = { key, field, kind: kind.name, known };
  return [unknownField(inText(source, node.range), about, (meant) => rewriteScalar(source, node, `${minus}${meant}`))];
}

/** What a list is divided by must be a field of the kind whose values can be headings, and the block must have a place for these. */
function wrongGroup(source: SourceText, from: MapNode, { list, kind }: { list: ListKind; kind: EntryKind }): Finding[] {
  const entry = entryOf(from, 'group');
  const { block, groups } = list;
  if (entry === undefined) {
    if (!needsHeadings(list)) return [];
    const start = inText(source, startOf(from));
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
  const unknown = notAField(source, node, { key: 'group', kind, known });
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
