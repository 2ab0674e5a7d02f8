import { explainAll } from '../../schema/explain/explain.ts';
import { groupedNumber } from '../../schema/explain/fields-of-page.ts';
import { boundCrossed, boundOf, type Crossed } from '../../schema/fields/bounds.ts';
import { formOf } from '../../schema/fields/forms.ts';
import { readText } from '../../schema/fields/read-text.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import type { Schema } from '../../schema/schemas/schemas.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { errorsIn } from '../../schema/schemas/validators.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import {
  type Entry,
  type MapNode,
  type Node,
  plainObject,
  plainValue,
  type ScalarNode,
  valueAt,
} from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { askable, askedFieldOf, hasRange, isAfter, isAskable } from '../entries/field-values.ts';
import type { EntryKind } from '../entries/kinds.ts';
import type { EntriesToFind } from '../entries/query.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import type { Content } from './contents.ts';
import { wrongDay } from './dates.ts';
import { wrongReference } from './named-entries.ts';
import { askedOtherwise } from './where-meant.ts';

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
  if (field === undefined) return [unknownField(page, asked, kind)];
  const { value } = asked;
  const written: 'range' | 'list' | 'value' = value.kind === 'map' ? 'range' : value.kind === 'list' ? 'list' : 'value';
  const { name, type, choices } = field;
  const values = scalarsIn(value);
  const own = askedFieldOf(field, written === 'range');
  const isFine =
    values.length > 0 && values.every((each) => isBraces(each) || isRight(each, own)) && hasKeysOfRange(value);
  const otherwise = isFine || !isAskable(field) ? undefined : askedOtherwise(field, value, language);
  if (otherwise !== undefined) {
    const facts = { name, type, written, choices, source: source.text.slice(...value.range), ...otherwise };
    const mistake = finding('where-form', inText(source, value.range), facts);
    return [withAnswer(mistake, [replace(value.range, otherwise.better)], false)];
  }
  if (!isAskable(field) || (written === 'range' && !hasRange(field)) || (written === 'list' && type === 'yes-no')) {
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

function unknownField({ source }: Content, { key, keyRange }: Entry, { name, fields }: EntryKind): Finding {
  const known = askable(fields).map((field) => field.name);
  const suggestion = synonymOf(key, known) ?? nearest(key, known);
  const facts = { key: 'where', field: key, kind: name, known, suggestion };
  const mistake = finding('query-field', inText(source, keyRange), facts);
  if (suggestion === undefined) return mistake;
  return withAnswer(mistake, [replace(keyRange, suggestion)], isOnlyNearest(key, suggestion, known));
}

/** The values in what is asked of a field: one, those of a list, or those of `min` and `max`. */
function scalarsIn(value: Node): readonly ScalarNode[] {
  if (value.kind === 'scalar') return [value];
  const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
  return inner.flatMap((each) => (each.kind === 'scalar' ? each : { ...NOTHING, range: each.range }));
}

/** Stands for what can't be the value of a field. */
const NOTHING: ScalarNode = { kind: 'scalar', range: [0, 0], value: null, source: '', style: 'plain' };

const hasKeysOfRange = (value: Node): boolean =>
  value.kind !== 'map' || value.entries.every(({ key }) => key === 'min' || key === 'max');

/** The layout of a kind, and a file that makes many pages, fill in what stands in braces. */
function isBraces({ value }: ScalarNode): boolean {
  return typeof value === 'string' && onlyPlaceholder(value) !== undefined;
}

/** What every page says and no other page is named by. */
const NO_NAMES: ReadonlySet<string> = new Set(['title', 'description', 'route', 'pdf']);

/** Something in braces that names no page: pages are named by their files. */
function noName(source: SourceText, { value, range }: ScalarNode, field: string): Finding[] {
  const name = onlyPlaceholder(String(value)) ?? '';
  if (!NO_NAMES.has(name)) return [];
  const mistake = finding('empty-range', inText(source, range), { field, filled: name });
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
  return [finding('empty-range', inText(source, max.range), { min: String(min.value), max: String(max.value) })];
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
  return [finding('empty-range', inText(source, node.range), facts)];
}
