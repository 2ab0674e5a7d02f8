import { isObject, textsIn } from '../../../model/json.ts';
import { explainAll } from '../../../schema/explain/explain.ts';
import { isFound, listsIn, type WrittenList } from '../../../schema/lists.ts';
import { isKindCalled, kindMeant } from '../../../schema/schemas/kind-words.ts';
import { type Schema, schemaOf } from '../../../schema/schemas/schemas.ts';
import { errorsIn } from '../../../schema/schemas/validators.ts';
import { isField } from '../../../schema/table-columns.ts';
import { hasDays } from '../../../values/column-way.ts';
import type { Field } from '../../../values/field.ts';
import { fieldTypes, formOf, hasMany } from '../../../values/field-types.ts';
import { boundCrossed, boundOf } from '../../../values/fields.ts';
import { faultOf } from '../../../values/pattern-cost.ts';
import { nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import {
  entryOf,
  FORBIDDEN_KEYS,
  itemsOf,
  type MapNode,
  type Node,
  plainObject,
  plainValue,
  startOf,
  textAt,
  textOf,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { replace, rewriteScalar } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { saidBy } from '../../entries/columns.ts';
import { type Entry, nameOf } from '../../entries/entries.ts';
import { groupingIn } from '../../entries/groups.ts';
import { firstOf, itemPlan, namesIn } from '../../entries/item-fields.ts';
import { type EntryKind, type EntryKinds, type KindData, MAY_REPLACE, type SoundPart } from '../../entries/kinds.ts';
import { PLACEHOLDERS } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { blocksWhere, fieldAt } from '../found-items.ts';
import { repeatedTexts, withMeant } from '../meant.ts';
import type { Block } from '../parts.ts';
import type { Rule } from '../rule.ts';
import type { Derived, SiteIndex } from '../site-index.ts';
import { FIELD_OF } from './made-pages.ts';

export const kindRules: readonly Rule[] = [
  /** The kinds of pages that fields name must be there. */
  { of: ['kind'], concerns: () => true, find: { whole: checkFields } },
  /** A kind that nothing is of, and that no page lists: a list says so itself. Told when nothing else is wrong, because what can't be read may be of it. */
  {
    of: ['kind'],
    concerns: ({ file }, { kinds, entries, isSound }) => {
      const kind = kinds.get(nameOf(file));
      return isSound && kind?.isSound === true && !entries.areThere(kind.name);
    },
    find: { whole: emptyIn },
  },
  /** Words and pictures that people write into a field are meant to be seen. Days, numbers and choices may be there for lists to ask for, some day. */
  {
    of: ['kind'],
    concerns: ({ file }, { kinds }) => {
      const kind = kinds.get(nameOf(file));
      return kind?.isSound === true && unshownByItself(kind).length > 0;
    },
    find: { whole: unshownIn },
  },
  /** The same of a kind that no file of the site declares, told at the first page that says something there. */
  {
    find: (site) => {
      const own = site.files.flatMap(({ sort, file }) => (sort === 'kind' ? nameOf(file) : []));
      const others = [...site.kinds.values()].filter(({ name }) => site.isSound && !own.includes(name));
      return others.flatMap((kind) => unshownOnPages(kind, site));
    },
  },
];

/** What fields say of their values besides: an example, which a new page begins with, and bounds. @param fields those without mistakes */
export function checkExamples(source: SourceText, root: Node, fields: readonly Field[]): Finding[] {
  return itemsOf(root, 'fields').flatMap((item) => {
    const field = fields.find(({ name }) => name === textOf(item, 'name'));
    if (field === undefined) return [];
    const wrong = [
      ...(isWords(field) ? [] : wrongValue(source, item, { field, key: 'example', form: exampleFormOf(field) })),
      ...wrongBounds(source, item, field),
      ...wrongPattern(source, item, field),
    ];
    return [...wrong, ...checkExamples(source, item, field.fields ?? [])];
  });
}

type ValueOf = { readonly field: Field; readonly key: string; readonly form: Schema };

function wrongValue(source: SourceText, item: Node, { field, key, form }: ValueOf): Finding[] {
  const entry = entryOf(item, key);
  if (entry === undefined) return [];
  const map: MapNode = { kind: 'map', range: item.range, entries: [entry] };
  const schema: Schema = { type: 'object', properties: { [key]: form } };
  return explainAll({ source, owner: `the field "${field.name}"`, node: map, schema, path: [] }, (node) =>
    errorsIn(schema, { [key]: plainValue(entryOf(node, key)?.value ?? item) }),
  );
}

/** Bounds are values of their field, the smaller one first. */
function wrongBounds(source: SourceText, item: Node, field: Field): Finding[] {
  const { min, max, ...free } = field;
  const bounds = boundOf(free);
  const { examples: _, ...form } = formOf(bounds);
  const wrong = ['min', 'max'].flatMap((key) => wrongValue(source, item, { field, key, form }));
  const last = valueAt(item, 'max');
  if (wrong.length > 0 || min === undefined || max === undefined || last === undefined) return wrong;
  if (boundCrossed({ ...bounds, min }, max) === undefined) return [];
  return [finding('crossed-bounds', inText(source, last.range), { min: String(min), max: String(max) })];
}

function wrongPattern(source: SourceText, item: Node, { pattern }: Field): Finding[] {
  const node = valueAt(item, 'pattern');
  const why = pattern === undefined ? undefined : faultOf(pattern);
  if (node === undefined || pattern === undefined || why === undefined) return [];
  return [finding('bad-pattern', inText(source, node.range), { why, pattern })];
}

/** Any words, and numbers as well, are an example of some words. A number may be in quotes. */
function isWords({ type, example, pattern }: Field): boolean {
  const isText = typeof example === 'string' && example.trim() !== '';
  if (pattern !== undefined) return false;
  if (['text', 'richText', 'texts'].includes(type)) return isText || ['number', 'boolean'].includes(typeof example);
  return type === 'number' && isText && Number.isFinite(Number(example));
}

/** What an example of a field looks like: of several values it is one of them, of a picture its path. */
function exampleFormOf(field: Field): Schema {
  const { examples: _, ...form } = formOf(field);
  if (hasMany(field) && !Array.isArray(field.example)) return { ...form.items };
  return field.type === 'image' ? { $ref: '/schemas/common.schema.json#/$defs/imagePath' } : form;
}

const IN_LAYOUTS = ['route', 'file', 'count'];

/** The fields of a kind need names that mean nothing else yet; those of a list need only different ones. */
export function checkFieldNames(source: SourceText, root: Node): Finding[] {
  return [
    ...checkNames(source, itemsOf(root, 'fields'), takenBy),
    ...itemsOf(root, 'fields').flatMap((field) =>
      checkNames(source, itemsOf(field, 'fields'), (name) => (FORBIDDEN_KEYS.has(name) ? 'program' : undefined)),
    ),
  ];
}

function checkNames(source: SourceText, fields: readonly Node[], taken: typeof takenBy): Finding[] {
  const first = new Set<string>();
  return fields.flatMap((field) => {
    const node = textAt(field, 'name');
    if (node === undefined) return [];
    const { value: name, range } = node;
    const by = first.has(name) ? 'field' : taken(name);
    first.add(name);
    return by === undefined ? [] : [finding('field-name', inText(source, range), { name, taken: by })];
  });
}

/** What a name means already: something of the language of the builder, what site.yaml fills in, a key of every page, or something of layouts. */
function takenBy(name: string): 'program' | 'site' | 'page' | 'layout' | undefined {
  if (FORBIDDEN_KEYS.has(name)) return 'program';
  if (Object.hasOwn(PLACEHOLDERS, name)) return 'site';
  if (IN_LAYOUTS.includes(name)) return 'layout';
  return isOfPage(name) ? 'page' : undefined;
}

/** Whether a name is a key of every page, which no field of a kind may replace. */
export const isOfPage = (name: string): boolean =>
  Object.hasOwn(schemaOf('page').properties ?? {}, name) && !MAY_REPLACE.includes(name);

export function checkChoices(source: SourceText, root: Node): Finding[] {
  return declaredFields(root).flatMap((field) =>
    repeatedTexts(source, itemsOf(field, 'choices'), (at, option, line) =>
      finding('same-option', at, { option, line, isChoice: true }),
    ),
  );
}

/** The fields that a kind declares, and those of their lists. @param root of the file of the kind, or one of its fields */
function declaredFields(root: Node): readonly Node[] {
  return itemsOf(root, 'fields').flatMap((field) => [field, ...declaredFields(field)]);
}

/** The columns that a kind names must be fields. Of one with mistakes, nobody knows. */
export function checkColumns(source: SourceText, root: Node, { fields, unclear, isOpen }: SoundPart): Finding[] {
  const columns = valueAt(root, 'columns');
  if (columns?.kind !== 'map' || isOpen) return [];
  const known = ['title', 'description', ...fields.map(({ name }) => name)];
  const wrong = ({ key, keyRange }: MapNode['entries'][number], names: readonly string[], where: string): Finding => {
    const suggestion = nearest(key, names);
    const mistake = finding('unknown-key', inText(source, keyRange), { key, where, suggestion, known: names });
    return withMeant(mistake, { name: key, suggestion, known: names }, (meant) => [replace(keyRange, meant)]);
  };
  return columns.entries.flatMap((column) => {
    const { key, value } = column;
    if (unclear.includes(key)) return [];
    if (!isField(key, fields)) return [wrong(column, known, '"columns"')];
    const parts = ['from', ...fields.flatMap(({ name, type }) => (name === key ? partsOf(type) : []))];
    const ofOthers = ['order', ...Object.values(fieldTypes).flatMap((type) => Object.keys(type.parts ?? {}))];
    const isOther = (part: string): boolean => ofOthers.includes(part) && !parts.includes(part);
    // What no field has is told by the schema.
    const others = value.kind === 'map' ? value.entries.filter((each) => isOther(each.key)) : [];
    return others.map((each) => wrong(each, parts, `"${key}"`));
  });
}

/** What columns can say of a field, besides what it says itself. */
const partsOf = (type: Field['type']): string[] => [
  ...Object.keys(fieldTypes[type].parts ?? {}),
  ...(hasDays(type) ? ['order'] : []),
];

function checkFields({ source, root }: Content, { kinds }: SiteIndex): Finding[] {
  return declaredFields(root).flatMap((field) =>
    textOf(field, 'type') === 'entry' && textOf(field, 'kind')?.trim() !== ''
      ? unknownKind(source, field, { asks: 'field', kinds })
      : [],
  );
}

type Asked = { readonly asks: 'list' | 'field' | 'folder'; readonly kinds: EntryKinds };

/** A kind that something names, and that isn't there. What is no text is reported by its form. */
export function unknownKind(source: SourceText, owner: Node, { asks, kinds }: Asked): Finding[] {
  const written = textAt(owner, 'kind');
  if (written === undefined || kinds.has(written.value)) return [];
  const { value: name, range } = written;
  const known = [...kinds.keys()];
  const suggestion = kindMeant(name, known);
  const mistake = finding('query-kind', inText(source, range), { name, suggestion, known, asks });
  const isCalled = (meant: string): boolean => isKindCalled(name, meant);
  return [
    withMeant({ ...mistake, cause: name }, { name, suggestion, known, isCalled }, (meant) =>
      rewriteScalar(source, written, meant),
    ),
  ];
}

function emptyIn({ source, root }: Content, site: SiteIndex): Finding[] {
  const kind = site.kinds.get(nameOf(source.file));
  if (kind === undefined || root.kind !== 'map') return [];
  const lists = site.derived(listing).flatMap(({ content, block }) => (content.sort === 'page' ? listsIn(block) : []));
  const isListed = lists.filter(isFound).some(({ owner }) => {
    const from = valueAt(owner, 'from');
    return from !== undefined && textOf(from, 'kind') === kind.name;
  });
  const { name, data, hasPages } = kind;
  if (isListed || (data !== undefined && isToldOf(data, site))) return [];
  return [finding('empty-kind', inText(source, startOf(root)), { name, data: data?.file, hasPages })];
}

/** Whether other rules say what is wrong with a file of entries: it isn't there, or it is that of another kind. */
function isToldOf({ file }: KindData, { kinds, outlineOf }: SiteIndex): boolean {
  return outlineOf(file) === undefined || [...kinds.values()].filter(({ data }) => data?.file === file).length > 1;
}

const listing: Derived<readonly Block[]> = (site) => blocksWhere(({ hasLists }) => hasLists, site);

/** Fields that mean something by their names: for the order of lists, for `category`, for search engines. */
const BY_NAME: readonly string[] = ['date', 'order', 'image', 'category', 'section', 'featured', 'author'];

/** Fields that are the end of another one, by their names in the languages of authors: `end`, `endTime`, `bis`. */
const END = /^(?:end(?:s|e|ing|ed)?|until|till|to|finish(?:es)?|bis|fin|fine|hasta|tot)(?:[A-Z].*)?$/;

const MOMENTS: readonly string[] = ['date', 'time'];

/** The other field of its type, the beginning, for one that is an end; undefined if it is none. */
const beginningOf = ({ name, type }: Field, fields: readonly Field[]): Field | undefined =>
  MOMENTS.includes(type) && END.test(name)
    ? fields.find((other) => other.type === type && other.name !== name && !END.test(other.name))
    : undefined;

/** The fields of a kind that neither its layout nor its card shows. */
function unshownByItself({ fields, layout, card }: EntryKind): readonly Field[] {
  const shown = new Set([...namesIn([...layout]), ...namesIn(card)].map(firstOf));
  const isWanted = (field: Field): boolean =>
    fieldTypes[field.type].isSeen === true || beginningOf(field, fields) !== undefined;
  return fields.filter(
    (field) => !BY_NAME.includes(field.name) && !shown.has(field.name) && isWanted(field) && field.unique !== true,
  );
}

function unshownIn({ source, root }: Content, site: SiteIndex): Finding[] {
  const kind = site.kinds.get(nameOf(source.file));
  if (kind === undefined) return [];
  return unshownOf(kind, site).flatMap((field) => {
    const { name, type } = field;
    const place = valueAt(
      itemsOf(root, 'fields').find((item) => textOf(item, 'name') === name),
      'name',
    );
    if (place === undefined) return [];
    const start = beginningOf(field, kind.fields);
    const at = inText(source, place.range);
    if (start === undefined) return [finding('unshown-field', at, { name, why: type === 'list' ? 'list' : 'nowhere' })];
    return [finding('unshown-field', at, { name, why: 'end', start: start.name, type: `${start.type}-range` })];
  });
}

function unshownOf(kind: EntryKind, site: SiteIndex): readonly Field[] {
  const unshown = unshownByItself(kind);
  if (unshown.length === 0) return [];
  const lists = site.derived(listing).flatMap(({ block }) => listsIn(block).filter(isFound));
  // Who names a page of this kind may show what it says.
  const reached = [...site.kinds.values()].flatMap(({ layout, card }) => namesIn([...layout, card]).flatMap(reachedBy));
  const used = new Set([...lists.flatMap((list) => fieldsIn(list, kind)), ...reached]);
  return unshown.filter(({ name }) => !used.has(name));
}

function unshownOnPages(kind: EntryKind, site: SiteIndex): Finding[] {
  const saying = (name: string): Entry[] =>
    site.entries.all.filter((entry) => entry.kind.name === kind.name && entry.written[name] !== undefined);
  // Few pages say something there, and otherwise no list is looked at.
  const unshown = unshownByItself(kind).some(({ name }) => saying(name).length > 0) ? unshownOf(kind, site) : [];
  return unshown.flatMap(({ name, type }) => {
    const [first] = saying(name);
    const { source, node } = (first && fieldAt(first, name, site)) ?? {};
    if (source === undefined || node === undefined) return [];
    return [finding('unshown-field', inText(source, node.range), { name, why: 'pages', isTexts: type === 'texts' })];
  });
}

/** The field of the page that another one names: `role` of `teacher.role`. */
const reachedBy = (name: string): readonly string[] =>
  name.includes('.') ? [name.slice(name.lastIndexOf('.') + 1)] : [];

/** The fields of a kind that a list shows or asks for; none if it lists pages of another kind. */
function fieldsIn({ kind: list, owner }: WrittenList, kind: EntryKind): readonly string[] {
  const written = plainObject(owner);
  const { from } = written;
  if (!isObject(from)) return [];
  const said = saidBy(list, written, kind);
  const reached = namesIn(said.show ?? {}).flatMap(reachedBy);
  if (from.kind !== kind.name) return reached;
  const { fields } = itemPlan({ list, ...said }, kind);
  const asked = [
    ...(isObject(from.where) ? Object.keys(from.where) : []),
    ...Object.entries(FIELD_OF).flatMap(([key, field]) => (from[key] === undefined ? [] : field)),
  ];
  const order = [...textsIn(from.sort), groupingIn(from.group)?.field ?? []]
    .flat()
    .map((sort) => sort.replace(/^-/, ''));
  const naming =
    from.naming === undefined ? [] : kind.fields.flatMap(({ name, type }) => (type === 'entry' ? [name] : []));
  return [...fields, ...asked, ...order, ...naming, ...reached, ...textsIn(written.filters)];
}
