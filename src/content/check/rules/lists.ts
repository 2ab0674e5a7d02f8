import { textsIn } from '../../../model/json.ts';
import {
  hasHeadings,
  headedBlocks,
  isOfBlock,
  itemSchemaOf,
  listsIn,
  needsHeadings,
  ownerSchemaOf,
  showsIn,
  type WrittenList,
} from '../../../schema/lists.ts';
import { below, blockNames } from '../../../schema/schemas/schemas.ts';
import { languageCode } from '../../../schema/schemas/site-facts.ts';
import { synonymOf } from '../../../schema/schemas/synonyms.ts';
import type { Field } from '../../../values/field.ts';
import { dayField } from '../../../values/fields.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import { entryOf, type MapNode, type Node, plainObject, startOf, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { CALENDAR } from '../../dates/calendar.ts';
import { saidBy } from '../../entries/columns.ts';
import { typesMeant } from '../../entries/fitting-types.ts';
import { groupedField, groupingIn, waysFor } from '../../entries/groups.ts';
import { firstOf, itemPlan, neededIn } from '../../entries/item-fields.ts';
import type { EntryKind } from '../../entries/kinds.ts';
import { type GroupedQuery, isGrouped, isPaged, type Query, queryFrom } from '../../entries/query.ts';
import { totalNamesIn } from '../../entries/shown-field.ts';
import type { Content } from '../contents.ts';
import { unknownField } from '../meant.ts';
import type { Block } from '../parts.ts';
import type { Rule } from '../rule.ts';
import { areEntriesKnown, type SiteIndex } from '../site-index.ts';
import { wrongReference } from './entries.ts';
import { unknownKind } from './kinds.ts';
import { FIELD_OF } from './made-pages.ts';
import { wrongColumns, wrongShow, wrongTotals } from './shown.ts';
import { poorFilters, wrongFilters, wrongWhere } from './where.ts';

export const listRules: readonly Rule[] = [
  /** Lists must ask for what can be found: those of pages, and those of the layouts of kinds. */
  { of: ['page', 'kind'], concerns: ({ hasLists }) => hasLists, find: { block: checkLists } },
];

/** A list that finds pages: what it asks for, and what each of them becomes. */
type List = WrittenList & {
  readonly page: Content;
  readonly from: MapNode;
  readonly query: Query;
  /** The type of its block. */
  readonly type: string;
  /** The kind that it asks for. */
  readonly of: EntryKind;
  readonly site: SiteIndex;
};

function checkLists({ content: page, block, type }: Block, site: SiteIndex): Finding[] {
  if (!blockNames().includes(type)) return [];
  return listsIn(block).flatMap((list) => {
    const from = valueAt(list.owner, 'from');
    if (from?.kind !== 'map') return [];
    const pages = isOfBlock(list.kind) ? [] : pagesOfGroup(page, from);
    const of = site.kinds.get(textOf(from, 'kind') ?? '');
    return [
      ...pages,
      ...wrongTotals(page.source, list.owner, of),
      ...countsNothing(page, list),
      ...(of === undefined
        ? unknownKind(page.source, from, { asks: 'list', kinds: site.kinds })
        : checkList({ ...list, page, from, query: queryFrom(plainObject(from)), type, of, site })),
    ];
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

function checkList(list: List): Finding[] {
  const { page, from, query, kind, owner, of, site } = list;
  const { source, route } = page;
  const { kinds, entries, language } = site;
  if (!of.isSound) return [];
  // What has the keys of `show`. Where items are rows, a column has its own.
  const items = kind.columns === undefined ? { items: itemSchemaOf(kind) } : {};
  const shown = [
    ...wrongColumns(source, list, of),
    ...showsIn(list).flatMap((show) => wrongShow(source, show, { kind: of, kinds, block: kind.block, ...items })),
  ];
  const wrong = [
    ...wrongFields(list),
    ...wrongOrder(list),
    ...wrongGroup(list),
    ...wrongWhere(page, from, { kind: of, entries, language: languageCode(language) }),
    ...(shown.length > 0 ? shown : missingFields(list)),
    ...wrongName(list),
    ...(below(ownerSchemaOf(kind), 'filters') === undefined ? [] : wrongFilters(source, owner, of)),
  ];
  // The list of a layout may find pages for one page, and none for another.
  if (route === undefined || wrong.length > 0 || /"\{\w+\}"/.test(JSON.stringify(query))) return wrong;
  // A number may be large, or 0.
  if (kind.key === '') return [];
  const over = allOver(list);
  if (query.when !== undefined || over.length > 0) return areEntriesKnown(site) ? over : [];
  const found = entries.find(query, route);
  const poor = [
    ...poorFilters({ source, block: owner, entries }, found),
    ...(isGrouped(query) ? singleGroup(list, query, found.length) : []),
    ...(found.length === 0 ? [nothingFound(list)] : []),
  ];
  // What entries say may be another thing once their mistakes are fixed.
  return [...tooMany(list, found.length), ...(poor.length > 0 && areEntriesKnown(site) ? poor : [])];
}

/** What a list chooses by must be fields of the kind. */
function wrongFields({ page: { source }, from, of: { name: kind, fields } }: List): Finding[] {
  const known = namesOf(fields);
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
function wrongName({ page: { source }, from, of: { name: kind, fields }, site: { entries } }: List): Finding[] {
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
function missingFields({ page: { source }, from, type, kind: list, owner, of }: List): Finding[] {
  const { parts } = itemPlan({ list, ...saidBy(list, plainObject(owner), of) }, of);
  const { hasPages, fields: all } = of;
  const sure = new Set([
    ...['title', ...(hasPages ? ['description', 'route'] : [])],
    ...all.flatMap((field) => (field.required === true ? field.name : [])),
  ]);
  const missing = (itemSchemaOf(list).required ?? []).flatMap((key) => {
    const part = parts.find((each) => each.key === key);
    if (part === undefined) return [{ key, fields: [] }];
    const fields = 'template' in part ? neededIn(part.template).map(firstOf) : part.fields;
    const unsure = fields.filter((name) => !sure.has(name));
    const isSure = 'template' in part ? unsure.length === 0 : unsure.length < fields.length;
    const own = unsure.filter((name) => all.some((field) => field.name === name));
    return isSure ? [] : [{ key, fields: own }];
  });
  if (missing.length === 0) return [];
  const optional = missing.flatMap(({ fields }) => fields);
  const facts = {
    block: type,
    kind: of.name,
    missing: missing.map(({ key }) => key),
    types: missing.slice(0, 1).flatMap(({ key }) => typesMeant(below(itemSchemaOf(list), key))),
    optional: optional.length < missing.length ? [] : [...new Set(optional)],
    hasPages,
  };
  return [finding('query-item', inText(source, startOf(from)), facts)];
}

/** One heading above all that is found says nothing of it. */
function singleGroup({ page: { source, route }, from, of, site }: List, query: GroupedQuery, count: number): Finding[] {
  const field = groupedField(query.group, of.fields)?.name;
  // In any language there are as many groups.
  const groups = count < 2 || field === undefined ? [] : site.entries.grouped(query, 'en', route);
  const [only] = groups;
  if (only === undefined || field === undefined || groups.length > 1) return [];
  const place = inText(source, entryOf(from, 'group')?.keyRange ?? from.range);
  return [finding('single-group', place, { field, words: only.words, count, hasPages: of.hasPages })];
}

/** So many entries a phone lays out in about a second. */
const MOST_AT_ONCE = 1000;

function tooMany({ page: { source }, from, query, kind }: List, count: number): Finding[] {
  if (count <= MOST_AT_ONCE || isPaged(query)) return [];
  const facts = { count, most: MOST_AT_ONCE, canHavePages: isOfBlock(kind) };
  return [finding('long-list', inText(source, startOf(from)), facts)];
}

/** What shows the days to come, and finds none but those that are over. That nothing at all is there yet is no mistake of it. */
function allOver({ page: { source, route }, from, query: whole, type, site: { entries } }: List): Finding[] {
  const { when, limit: _, ...query } = whole;
  if (when === 'past' || (when === undefined && type !== CALENDAR)) return [];
  const count = entries.find({ ...query, when: 'past' }, route).length;
  if (count === 0 || entries.find(query, route).length > count) return [];
  return [finding('all-over', inText(source, startOf(from)), { why: when === undefined ? 'calendar' : 'list' })];
}

function nothingFound({ page: { source }, from, query, of: { hasPages }, site: { entries } }: List): Finding {
  const ofKind = entries.all.filter(({ kind }) => kind.name === query.kind);
  const key = (['category', 'tag', 'section'] as const).find((each) => query[each] !== undefined);
  const used = key === undefined ? [] : ofKind.flatMap(({ written }) => textsIn(written[FIELD_ASKED[key] ?? key]));
  const facts = { kind: query.kind, hasPages, near: [...new Set(used)].slice(0, 20), key, count: ofKind.length };
  return finding('empty-query', inText(source, startOf(from)), facts);
}

const namesOf = (fields: readonly Field[]): string[] => ['title', ...fields.map(({ name }) => name)];

function wrongOrder({ page: { source }, from, of }: List): Finding[] {
  const sort = valueAt(from, 'sort');
  return (sort?.kind === 'list' ? sort.items : sort === undefined ? [] : [sort]).flatMap((node) =>
    notAField(source, node, { key: 'sort', kind: of, known: namesOf(of.fields) }),
  );
}

type Asked = { readonly key: string; readonly kind: EntryKind; readonly known: readonly string[] };

/** A field that the kind doesn't have. One that isn't written like one is reported by its form. */
function notAField(source: SourceText, node: Node, { key, kind, known }: Asked): Finding[] {
  const [, minus = '', field] =
    node.kind === 'scalar' ? (/^(-?)([a-z][A-Za-z0-9]*)$/.exec(String(node.value)) ?? []) : [];
  if (node.kind !== 'scalar' || field === undefined || namesOf(kind.fields).includes(field)) return [];
  const about = { key, field, kind: kind.name, known };
  return [unknownField(inText(source, node.range), about, (meant) => rewriteScalar(source, node, `${minus}${meant}`))];
}

/** What a list is divided by must be a field of the kind whose values can be headings, and the block must have a place for these. */
function wrongGroup({ page: { source }, from, kind: list, of }: List): Finding[] {
  const entry = entryOf(from, 'group');
  const { block, groups } = list;
  if (entry === undefined) {
    if (!needsHeadings(list)) return [];
    return [finding('no-headings', inText(source, startOf(from)), { why: 'needed', block, groups: groups ?? '' })];
  }
  const key = inText(source, entry.keyRange);
  if (!hasHeadings(list) && groups !== undefined)
    return [finding('no-headings', key, { why: 'in-group', block, groups })];
  if (!hasHeadings(list)) return [finding('no-headings', key, { why: 'block', block, others: headedBlocks() })];
  const { value } = entry;
  const known = namesOf(of.fields).filter((name) => {
    const field = groupedField({ field: name }, of.fields);
    return field !== undefined && waysFor(field).length > 0;
  });
  const node = value.kind === 'map' ? valueAt(value, 'field') : value;
  if (node === undefined) return [];
  const unknown = notAField(source, node, { key: 'group', kind: of, known });
  const grouping = groupingIn(plainObject(from).group);
  const field = grouping && groupedField(grouping, of.fields);
  if (unknown.length > 0 || field === undefined) return unknown;
  const { name, type } = field;
  const ways = waysFor(field);
  if (ways.length === 0)
    return [finding('group-form', inText(source, node.range), { why: 'type', name, type, others: known })];
  const by = value.kind === 'map' ? valueAt(value, 'by') : undefined;
  if (by === undefined || grouping?.by === undefined || ways.includes(grouping.by)) return [];
  return [finding('group-form', inText(source, by.range), { why: 'by', name, type, by: grouping.by, ways })];
}
