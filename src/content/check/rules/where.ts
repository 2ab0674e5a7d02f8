import { once } from '../../../model/once.ts';
import { explainAll } from '../../../schema/explain/explain.ts';
import { groupedNumber } from '../../../schema/explain/fields-of-page.ts';
import type { Schema } from '../../../schema/schemas/schemas.ts';
import { errorsIn } from '../../../schema/schemas/validators.ts';
import type { Field } from '../../../values/field.ts';
import { fieldTypes, formOf } from '../../../values/field-types.ts';
import {
  askable,
  askedFieldOf,
  boundCrossed,
  boundOf,
  type Crossed,
  isAfter,
  isAskable,
  readText,
  valuesIn,
} from '../../../values/fields.ts';
import { wordTable } from '../../../values/word-table.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import {
  type Entry,
  entryOf,
  isText,
  itemsOf,
  type MapNode,
  type Node,
  plainObject,
  plainValue,
  type ScalarNode,
  type TextNode,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { replace, rewriteScalar } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { idOf } from '../../entries/entries.ts';
import type { EntriesToFind } from '../../entries/entry-index.ts';
import { MOST_IN_MENU } from '../../entries/filters.ts';
import type { EntryKind } from '../../entries/kinds.ts';
import { onlyPlaceholder } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { unknownField } from '../meant.ts';
import { wrongReference } from './entries.ts';
import { wrongDay } from './times.ts';

/** The kind of a list, and the pages that it may name. */
type Around = { readonly kind: EntryKind; readonly entries: EntriesToFind; readonly language: string | undefined };

/** What is wrong with what a list asks of the fields of a kind. @param from its query */
export function wrongWhere(page: Content, from: MapNode, around: Around): Finding[] {
  const where = valueAt(from, 'where');
  if (where?.kind !== 'map') return [];
  if (where.entries.length === 0) return [finding('empty-where', inText(page.source, where.range))];
  return where.entries.flatMap((asked) => wrongCondition(page, asked, around));
}

function wrongCondition(page: Content, asked: Entry, { kind, entries, language }: Around): Finding[] {
  const { source } = page;
  const field =
    kind.fields.find(({ name }) => name === asked.key) ?? askable([]).find(({ name }) => name === asked.key);
  if (field === undefined) {
    const { key, keyRange } = asked;
    const about = { key: 'where', field: key, kind: kind.name, known: askable(kind.fields).map((each) => each.name) };
    return [unknownField(inText(source, keyRange), about, (meant) => [replace(keyRange, meant)])];
  }
  const { value } = asked;
  const written: 'range' | 'list' | 'value' = value.kind === 'map' ? 'range' : value.kind === 'list' ? 'list' : 'value';
  const { name, type, choices } = field;
  const values = scalarsIn(value);
  const own = askedFieldOf(field, written === 'range');
  const isFine =
    values.length > 0 && values.every((each) => isBraces(each) || isRight(each, own)) && pairsOf(value) === undefined;
  const otherwise = isFine || !isAskable(field) ? undefined : askedOtherwise(field, value, language);
  if (otherwise !== undefined) {
    const facts = { name, type, written, choices, source: source.text.slice(...value.range), ...otherwise };
    const mistake = finding('where-form', inText(source, value.range), facts);
    return [withAnswer(mistake, [replace(value.range, otherwise.better)], false)];
  }
  if (
    !isAskable(field) ||
    (written === 'range' && fieldTypes[field.type].hasRange !== true) ||
    (written === 'list' && type === 'yes-no')
  ) {
    return [finding('where-form', inText(source, asked.keyRange), { name, type, written, choices })];
  }
  if (isFine) {
    if (type === 'entry')
      return values.flatMap((each) =>
        isBraces(each)
          ? noName(source, each, name)
          : wrongReference(source, each, { key: name, kinds: [field.kind], entries }),
      );
    if (type === 'number') {
      const grouped = values.flatMap((each) => groupedNumber(source, each, language) ?? []);
      if (grouped.length > 0) return grouped;
    }
    const days = own.type === 'date' ? values.flatMap((each) => wrongDay(page, each)) : [];
    if (days.length > 0) return days;
    return [...emptyRange(page, value, own), ...neverSaid(page, asked, { field, kind: kind.name })].slice(0, 1);
  }
  const schema = formIn(own, written, value);
  const node = { ...value, kind: 'map' as const, entries: [asked] };
  return explainAll({ source, owner: '"where"', node, schema, path: ['where'] }, (root) =>
    errorsIn(schema, plainObject(root)),
  );
}

/** The values in what is asked of a field: one, those of a list, or those of `min` and `max`. */
function scalarsIn(value: Node): readonly ScalarNode[] {
  if (value.kind === 'scalar') return [value];
  const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
  return inner.flatMap((each) => (each.kind === 'scalar' ? each : { ...NOTHING, range: each.range }));
}

/** Stands for what can't be the value of a field. */
const NOTHING: ScalarNode = { kind: 'scalar', range: [0, 0], value: null, source: '', style: 'plain' };

/** The layout of a kind, and a file that makes many pages, fill in what stands in braces. */
const isBraces = ({ value }: ScalarNode): boolean => typeof value === 'string' && onlyPlaceholder(value) !== undefined;

/** What every page says and no other page is named by. */
const NO_NAMES: ReadonlySet<string> = new Set(['title', 'description', 'route', 'pdf']);

/** Something in braces that names no page: pages are named by their files. */
function noName(source: SourceText, { value, range }: ScalarNode, field: string): Finding[] {
  const name = onlyPlaceholder(String(value)) ?? '';
  if (!NO_NAMES.has(name)) return [];
  const mistake = finding('empty-range', inText(source, range), { why: 'field-of-file', field, filled: name });
  return [withAnswer(mistake, [replace(range, '"{file}"')], true)];
}

/** Whether nothing is to be said of a value. Most are right, and need no validator. */
function isRight({ value }: ScalarNode, field: Field): boolean {
  const { type, choices = [] } = field;
  if (type === 'number') return typeof value === 'number';
  if (type === 'yes-no') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (type === 'choice') return choices.includes(value);
  if (type !== 'date') return readText(value, field, undefined).how === 'right';
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
}

/** What may be written in `where` for a field. @param written how it is written */
function formIn(field: Field, written: 'range' | 'list' | 'value', value: Node): Schema {
  const { items, ...own } = formOf(field);
  const form = items ?? own;
  // Without any key, the first is missing.
  const required = value.kind === 'map' && value.entries.length === 0 ? ['min'] : [];
  const forms = {
    value: form,
    list: { type: 'array', minItems: 1, items: form },
    range: { type: 'object', properties: { min: form, max: form }, required, additionalProperties: false },
  };
  return { type: 'object', properties: { [field.name]: forms[written] }, additionalProperties: false };
}

/** Nothing is between two values the wrong way round. */
function emptyRange({ source }: Content, value: Node, field: Field): Finding[] {
  const [min, max] = ['min', 'max'].map((key) => valueAt(value, key));
  if (min?.kind !== 'scalar' || max?.kind !== 'scalar' || min.value === null || max.value === null) return [];
  if (isBraces(min) || isBraces(max) || !isAfter(min.value, max.value, field)) return [];
  const facts = { why: 'crossed', min: String(min.value), max: String(max.value) } as const;
  return [finding('empty-range', inText(source, max.range), facts)];
}

/** A value that is beyond the bounds of its field, so that no page says it; of several values, if all of them are. */
function neverSaid(
  { source }: Content,
  { value }: Entry,
  { field, kind }: { readonly field: Field; readonly kind: string },
): Finding[] {
  const beyond = (node: Node | undefined, only?: Crossed['bound']): readonly [Node, Crossed][] => {
    if (node?.kind !== 'scalar' || isBraces(node)) return [];
    const own = only === undefined ? field : boundOf(field);
    const crossed = boundCrossed(own, node.value);
    return crossed === undefined || (only ?? crossed.bound) !== crossed.bound ? [] : [[node, crossed]];
  };
  const all = value.kind === 'list' ? value.items : [value];
  // What begins after the last that is possible, or ends before the first.
  const found =
    value.kind === 'map'
      ? [...beyond(valueAt(value, 'min'), 'max'), ...beyond(valueAt(value, 'max'), 'min')]
      : all.flatMap((node) => beyond(node));
  const [first] = found;
  if (first === undefined || (value.kind !== 'map' && found.length < all.length)) return [];
  const [node, { bound, limit }] = first;
  const facts = { field: field.name, kind, value: String(plainValue(node)), bound, limit: String(limit) };
  return [finding('empty-range', inText(source, node.range), { why: 'never', ...facts })];
}

/** What is asked of a field in the signs or words of other languages, as it is asked here. `isWider`: it takes the value itself, too. */
export type AskedOtherwise = { readonly better: string; readonly isWider: boolean };

/** The bound that a sign or a word stands for, and whether it leaves out its value. */
const boundsBySign = once((): Readonly<Record<string, readonly ['min' | 'max', boolean]>> => {
  const rows = wordTable<readonly (readonly ['min' | 'max', boolean, string])[]>('bounds')();
  return Object.fromEntries(
    rows.flatMap(([bound, isWider, words]) => words.split(' ').map((word) => [word, [bound, isWider]])),
  );
});

const NOT = /^(?:!=?|<>|≠|-|not|ne|nin|exclude|except)$/;

/** `< 60` of a price is `{ max: 60 }`, `!advanced` of a level all its other choices; undefined for what is asked as here, or in no way we know. */
function askedOtherwise(field: Field, value: Node, language: string | undefined): AskedOtherwise | undefined {
  const parts =
    value.kind === 'scalar' ? partsOf(String(value.value), fieldTypes[field.type].hasRange === true) : pairsOf(value);
  if (parts === undefined || parts.some(({ sign }) => sign === '')) return undefined;
  const { choices = [] } = field;
  if (parts.length === 1 && NOT.test(parts[0]?.sign ?? '')) {
    const left = choices.filter((choice) => !choice.split('|').includes(parts[0]?.text ?? ''));
    const isKnown = left.length > 0 && left.length < choices.length;
    const better = left.length === 1 ? left.join() : `[${left.join(', ')}]`;
    return isKnown ? { better, isWider: false } : undefined;
  }
  if (fieldTypes[field.type].hasRange !== true) return undefined;
  const asked = parts.map(({ sign, text }) => ({ bound: boundsBySign()[sign], read: readText(text, field, language) }));
  const bounds = asked.flatMap(({ bound, read }) =>
    bound === undefined || read.how === 'unclear' || typeof read.value === 'object'
      ? []
      : [`${bound[0]}: ${String(read.value)}`],
  );
  if (bounds.length < parts.length) return undefined;
  return { better: `{ ${bounds.join(', ')} }`, isWider: asked.some(({ bound }) => bound?.[1] === true) };
}

type Part = { readonly sign: string; readonly text: string };

/** `< 60`, `not advanced`, `10-20`, `2026-01-01..2026-02-01` as signs and what comes after them. */
function partsOf(text: string, hasRange: boolean): readonly Part[] | undefined {
  const [, ...ends] = /^([\w:.-]{1,20}?) ?(?:\.\.\.?|-|–| to ) ?([\w:.]{1,20}|\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  if (hasRange && ends.length > 0) return ends.map((each, at) => ({ sign: at === 0 ? '>=' : '<=', text: each }));
  const [, sign = '', rest = ''] = /^([<>=!≤≥≠-]{1,2}|[a-z]{2,8}(?= ))\s{0,3}(\S.*)$/i.exec(text) ?? [];
  return rest === '' ? undefined : [{ sign: sign.toLowerCase(), text: rest }];
}

/** `{ lt: 20 }`, `{ $gte: 10 }`, `{ not: advanced }` as signs and what comes after them. */
function pairsOf(value: Node): readonly Part[] | undefined {
  if (value.kind !== 'map' || value.entries.every(({ key }) => key === 'min' || key === 'max')) return undefined;
  return value.entries.map(({ key, value: each }) =>
    each.kind === 'scalar' ? { sign: key.replace(/^[$_]/, ''), text: String(each.value) } : { sign: '', text: '' },
  );
}

const namesIn = (block: MapNode): readonly TextNode[] =>
  itemsOf(block, 'filters').flatMap((node) => (isText(node) && /^[a-z][A-Za-z0-9]*$/.test(node.value) ? [node] : []));

/** What visitors choose from a list by must be fields of its kind that have few values. @param block what the list is a key of */
export function wrongFilters(source: SourceText, block: MapNode, { name: kind, fields }: EntryKind): Finding[] {
  const known = fields.filter(({ type }) => fieldTypes[type].isChosen === true).map(({ name }) => name);
  const names = namesIn(block);
  const isPaged = entryOf(valueAt(block, 'from'), 'perPage') !== undefined;
  const paged = isPaged ? [entryOf(block, 'filters') ?? entryOf(block, 'find') ?? []].flat() : [];
  const wrong = names.flatMap((node, at): Finding[] => {
    const field = node.value;
    const place = inText(source, node.range);
    if (names.slice(0, at).some(({ value }) => value === field))
      return [finding('filter-form', place, { why: 'twice', field })];
    if (known.includes(field)) return [];
    const type = fields.find(({ name }) => name === field)?.type;
    if (type !== undefined) return [finding('filter-form', place, { why: 'type', field, type, known })];
    const about = { key: 'filters', field, kind, known };
    return [unknownField(place, about, (meant) => rewriteScalar(source, node, meant))];
  });
  const ofPages = paged.map(({ key, keyRange }) =>
    finding('filter-form', inText(source, keyRange), { why: 'pages', key }),
  );
  return [...wrong, ...ofPages];
}

/** A list, and the entries among which it finds its own: what these say counts only where somebody asks for all. */
type Found = { readonly source: SourceText; readonly block: MapNode; readonly entries: Pick<EntriesToFind, 'all'> };

/** Fields by which visitors can't choose well: they tell none of the entries of a list from the others, or have more values than anybody reads. */
export function poorFilters({ source, block, entries }: Found, listed: EntriesToFind['all']): Finding[] {
  const names = namesIn(block);
  if (names.length === 0) return [];
  const ids = new Set(listed.map(idOf));
  const found = entries.all.filter((entry) => ids.has(idOf(entry)));
  return names.flatMap((node) => {
    const field = found[0]?.kind.fields.find(({ name }) => name === node.value);
    if (field === undefined) return [];
    const each = found.map(({ written }) => valuesIn(written[field.name], field));
    const place = inText(source, node.range);
    const count = new Set(each.flat()).size;
    // Of many numbers, there are a few bounds.
    const hasSearch = entryOf(block, 'find') !== undefined;
    if (count > MOST_IN_MENU && field.type !== 'number')
      return [finding('long-menu', place, { field: field.name, count, hasSearch })];
    const [first, ...others] = each.map((values) => JSON.stringify(values));
    // A list that begins with one entry will have others.
    if (others.length === 0 || others.some((own) => own !== first)) return [];
    return [finding('idle-filter', place, { field: field.name, count: found.length })];
  });
}
