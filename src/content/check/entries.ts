import { categoryWords } from '../address-words.ts';
import type { Entry } from '../entries/entries.ts';
import { pathOf, textsIn } from '../entries/entries.ts';
import { fieldsFor, itemSchemaOf } from '../entries/item-fields.ts';
import { type EntryKind, type EntryKinds, ownKinds } from '../entries/kinds.ts';
import { groupSchemaOf, listsIn } from '../entries/lists.ts';
import { type Entries, type Query, queryFrom } from '../entries/query.ts';
import { type Finding, finding, withAnswer } from '../findings/finding.ts';
import { kindMeant } from '../shape/schema/kind-words.ts';
import { below, blockNames, type Schema } from '../shape/schema/schemas.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { synonymOf } from '../shape/schema/synonyms.ts';
import type { Range, SourceText } from '../text/source.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import {
  itemsOf,
  type MapNode,
  type Node,
  plainObject,
  type ScalarNode,
  textOf,
  valueAt,
} from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { kindIn, mayHave } from './summary.ts';

/** What a list may find, and what a page may name. */
export type Known = { readonly kinds: EntryKinds; readonly entries: Entries };

/**
 * Lists must ask for what can be found, and pages must name pages that are there.
 *
 * @param layouts the files in kinds/, whose lists are held against the same rules
 */
export function checkEntries(pages: readonly Content[], layouts: readonly Content[], known: Known): Finding[] {
  const inLayouts = layouts.flatMap((kind) =>
    itemsOf(kind.root, 'layout').flatMap((block) => checkLists(kind, block, known)),
  );
  const inPages = pages.flatMap((page) => [
    ...(mayHave(page, 'lists') ? itemsOf(page.root, 'blocks') : []).flatMap((block) => checkLists(page, block, known)),
    ...checkReferences(page, known),
    ...checkParameter(page),
  ]);
  return [...layouts.flatMap((kind) => checkNamedKinds(kind, known)), ...inPages, ...inLayouts];
}

/** The kinds of pages that fields name. */
function checkNamedKinds({ source, root }: Content, { kinds }: Known): Finding[] {
  return itemsOf(root, 'fields').flatMap((field) => {
    const written = valueAt(field, 'kind');
    const name = textOf(field, 'kind') ?? '';
    const isWrong = textOf(field, 'type') === 'entry' && name.trim() !== '' && !kinds.has(name);
    return isWrong && written !== undefined ? [unknownKind(source, written, 'field', [...kinds.keys()])] : [];
  });
}

/** The query of a block, and those of its groups. */
function checkLists(page: Content, block: Node, known: Known): Finding[] {
  const type = textOf(block, 'type') ?? '';
  if (!blockNames().includes(type)) return [];
  const group = groupSchemaOf(type);
  const ofGroup = below(below(group ?? {}, 'links')?.schema ?? {}, 0)?.schema ?? {};
  return listsIn(block).flatMap((list) => {
    const from = valueAt(list, 'from');
    if (from?.kind !== 'map') return [];
    if (list === block) return checkList(page, from, { type, schema: itemSchemaOf(type) }, known);
    return [...pagesOfGroup(page, from), ...checkList(page, from, { type, schema: ofGroup }, known)];
  });
}

/** The pages of a long list are those of a page, and a group is a part of one. */
function pagesOfGroup({ source }: Content, from: MapNode): Finding[] {
  const entry = from.entries.find(({ key }) => key === 'perPage');
  return entry === undefined ? [] : [finding('group-with-pages', source, entry.keyRange, {})];
}

/** What becomes of each page that is found. */
type Item = { readonly type: string; readonly schema: Schema };

function checkList(page: Content, from: MapNode, item: Item, { kinds, entries }: Known): Finding[] {
  const query = queryFrom(plainObject(from));
  const kind = kinds.get(query.kind);
  const written = valueAt(from, 'kind');
  // Without a kind, or with one that is no text, it isn't true to its schema.
  if (kind === undefined)
    return textOf(from, 'kind') === undefined || written === undefined
      ? []
      : [unknownKind(page.source, written, 'list', [...kinds.keys()])];
  if (!kind.isSound) return [];
  const wrong = [
    ...wrongFields(page, from, kind),
    ...missingFields(page, from, item, kind),
    ...wrongName(page, from, kind, entries),
  ];
  // The list of a layout may find pages for one page, and none for another.
  if (page.route === undefined) return wrong;
  if (wrong.length > 0 || Object.values(query).some((value) => /\{\w+\}/.test(String(value)))) return wrong;
  // That nothing is to come is no mistake.
  if (query.when !== undefined) return [];
  return entries.find(query, page.route).length > 0 ? [] : [nothingFound(page, from, query, entries.all)];
}

function unknownKind(source: SourceText, written: Node, asks: 'list' | 'field', known: readonly string[]): Finding {
  const name = written.kind === 'scalar' ? String(written.value) : '';
  const suggestion = kindMeant(name, known);
  const mistake = { ...finding('query-kind', source, written.range, { name, suggestion, known, asks }), cause: name };
  if (suggestion === undefined || written.kind !== 'scalar') return mistake;
  return withAnswer(mistake, rewriteScalar(source, written, suggestion), isOnlyNearest(name, suggestion, known));
}

/** What a list chooses and sorts by must be fields of the kind. */
function wrongFields({ source }: Content, from: MapNode, kind: EntryKind): Finding[] {
  const known = ['title', ...kind.fields.map(({ name }) => name)];
  const asked = queryFrom(plainObject(from));
  return from.entries.flatMap(({ key, keyRange, value }) => {
    const isSort = key === 'sort';
    const field = isSort ? sortField(asked.sort) : FIELD_OF[key];
    if (field === undefined || known.includes(field)) return [];
    const file = isSort || ownKinds().has(kind.name) ? undefined : `kinds/${kind.name}.yaml`;
    const suggestion = isSort ? (synonymOf(field, known) ?? nearest(field, known)) : undefined;
    const facts = { key, field, kind: kind.name, known, file, suggestion };
    const mistake = finding('query-field', source, isSort ? value.range : keyRange, facts);
    if (suggestion === undefined || value.kind !== 'scalar') return [mistake];
    const minus = String(value.value).startsWith('-') ? '-' : '';
    const isSure = isOnlyNearest(field, suggestion, known);
    return [withAnswer(mistake, rewriteScalar(source, value, `${minus}${suggestion}`), isSure)];
  });
}

/** The field that a list is sorted by; undefined for what isn't written like one, which is reported by its form. */
function sortField(sort: string | undefined): string | undefined {
  return /^-?([a-z][A-Za-z0-9]*)$/.exec(sort ?? '')?.[1];
}

const FIELD_OF: Readonly<Record<string, string>> = {
  category: 'category',
  tag: 'tags',
  section: 'section',
  featured: 'featured',
  when: 'date',
};

/** The page that all of them shall name must be there, and their kind must have a field that names pages. */
function wrongName({ source }: Content, from: MapNode, { name: kind, fields }: EntryKind, entries: Entries): Finding[] {
  const entry = from.entries.find(({ key }) => key === 'naming');
  if (entry?.value.kind !== 'scalar' || typeof entry.value.value !== 'string') return [];
  const naming = fields.filter(({ type }) => type === 'entry');
  if (naming.length === 0) return [finding('query-naming', source, entry.keyRange, { kind })];
  // The layout of a kind and a page for each value fill it in.
  if (/\{\w+\}/.test(entry.value.value)) return [];
  const wanted = naming.some((field) => field.kind === undefined) ? [undefined] : naming.map((field) => field.kind);
  return wrongReference(source, entry.value, { key: 'naming', kinds: wanted }, entries);
}

/** What an item cannot do without must be something that every entry has. */
function missingFields({ source }: Content, from: MapNode, { type, schema }: Item, kind: EntryKind): Finding[] {
  const has = [
    'title',
    'description',
    'href',
    ...kind.fields.flatMap((field) => (field.required === true ? field.name : [])),
  ];
  const missing = (schema.required ?? []).filter((key) => !fieldsFor(key).some((each) => has.includes(each)));
  if (missing.length === 0) return [];
  return [
    finding('query-item', source, from.entries[0]?.keyRange ?? from.range, { block: type, kind: kind.name, missing }),
  ];
}

function nothingFound({ source }: Content, from: MapNode, query: Query, entries: readonly Entry[]): Finding {
  const ofKind = entries.filter(({ kind }) => kind.name === query.kind);
  const key = (['category', 'tag', 'section'] as const).find((each) => query[each] !== undefined);
  const used = key === undefined ? [] : ofKind.flatMap(({ written }) => textsIn(written[FIELD_OF[key] ?? key]));
  const facts = { kind: query.kind, near: [...new Set(used)].slice(0, 20), key, count: ofKind.length };
  return finding('empty-query', source, from.entries[0]?.keyRange ?? from.range, facts);
}

/** The pages that a page names: its author, a related story. */
function checkReferences(page: Content, { kinds, entries }: Known): Finding[] {
  const kind = kinds.get(kindIn(page) ?? '');
  // An unknown kind is reported where the field is declared.
  const naming = (kind?.fields ?? []).filter((field) => field.type === 'entry' && kinds.has(field.kind ?? ''));
  return naming.flatMap((field) => {
    const written = valueAt(page.root, field.name);
    if (written?.kind !== 'scalar' || typeof written.value !== 'string') return [];
    return wrongReference(page.source, written, { key: field.name, kinds: [field.kind] }, entries);
  });
}

/** What may be named: pages of these kinds, of any where one is undefined. */
type Wanted = { readonly key: string; readonly kinds: readonly (string | undefined)[] };

/** A name must be that of one page. */
function wrongReference(source: SourceText, written: ScalarNode, { key, kinds }: Wanted, entries: Entries): Finding[] {
  const name = String(written.value);
  const named = [...new Set(kinds.flatMap((kind) => entries.named(name, kind)))];
  if (named.length === 1) return [];
  if (named.length > 1) return [ambiguous(source, written.range, { key, name }, named)];
  const others = entries.all.filter((entry) => kinds.some((kind) => kind === undefined || entry.kind.name === kind));
  const known = [...new Set(others.map((entry) => entry.name))].sort();
  // The name itself is often written: "Asha Patil", also where the file has only a part of it.
  const titled = others.find(({ written: { title } }) => title === name)?.name;
  const meant = known.find((each) => each === categoryWords(name)) ?? titled ?? nearest(name, known);
  const facts = {
    key,
    name,
    kind: kinds[0] ?? 'page',
    suggestion: meant,
    known: known.slice(0, 20),
    slug: categoryWords(name),
  };
  const mistake = finding('unknown-entry', source, written.range, facts);
  if (meant === undefined) return [mistake];
  const isSure = meant === categoryWords(name) || meant === titled || isOnlyNearest(name, meant, known);
  return [withAnswer(mistake, rewriteScalar(source, written, meant), isSure)];
}

/** Several files in different folders have the name. */
function ambiguous(
  source: SourceText,
  range: Range,
  said: { readonly key: string; readonly name: string },
  named: readonly Entry[],
): Finding {
  const facts = { ...said, files: named.map(({ file }) => file), names: named.map(pathOf) };
  return finding('ambiguous-entry', source, range, facts);
}

/** A file that makes a page for each value of a field must ask for that field somewhere. */
function checkParameter(page: Content): Finding[] {
  const { parameter } = page;
  if (parameter === undefined || parameterList(page.root, parameter) !== undefined) return [];
  const { source, root } = page;
  const place = valueAt(root, 'title')?.range ?? [0, 0];
  return [finding('unused-parameter', source, place, { name: parameter })];
}

/** The query of a page that asks for its parameter. */
export function parameterList(root: Node, parameter: string): MapNode | undefined {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    if (from?.kind !== 'map') return [];
    return from.entries.some(({ value }) => value.kind === 'scalar' && value.value === `{${parameter}}`) ? [from] : [];
  })[0];
}
