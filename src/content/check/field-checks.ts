import { explainAll } from '../../schema/explain/explain.ts';
import { boundCrossed, boundOf } from '../../schema/fields/bounds.ts';
import { formOf, hasMany } from '../../schema/fields/forms.ts';
import { faultOf } from '../../schema/fields/pattern-cost.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { errorsIn } from '../../schema/schemas/validators.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import {
  entryOf,
  FORBIDDEN_KEYS,
  itemsOf,
  type MapNode,
  type Node,
  plainValue,
  textOf,
  valueAt,
} from '../../yaml/syntax/tree.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';
import { MAY_REPLACE } from '../entries/kinds.ts';
import { PLACEHOLDERS } from '../texts/placeholders.ts';
import { declaredFields } from './field-nodes.ts';
import { firstAndLater } from './repeated.ts';

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

/** A key of a field that says a value, and what such a value looks like. */
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

/** What else stands for something in a layout. */
const IN_LAYOUTS = ['route', 'file', 'count'];

/** The fields of a kind need names that mean nothing else yet; those of a list need only different ones. */
export function checkFieldNames(source: SourceText, root: Node): Finding[] {
  return [
    ...checkNames(source, itemsOf(root, 'fields'), takenBy),
    ...itemsOf(root, 'fields').flatMap((field) => checkNames(source, itemsOf(field, 'fields'), takenInLists)),
  ];
}

function checkNames(source: SourceText, fields: readonly Node[], taken: typeof takenBy): Finding[] {
  const first = new Set<string>();
  return fields.flatMap((field) => {
    const name = textOf(field, 'name');
    const node = valueAt(field, 'name');
    if (name === undefined || node === undefined) return [];
    const by = first.has(name) ? 'field' : taken(name);
    first.add(name);
    return by === undefined ? [] : [finding('field-name', inText(source, node.range), { name, taken: by })];
  });
}

/** What a name means already: something of the language of the builder, what site.yaml fills in, a key of every page, or something of layouts. */
function takenBy(name: string): 'program' | 'site' | 'page' | 'layout' | undefined {
  if (FORBIDDEN_KEYS.has(name)) return 'program';
  if (Object.hasOwn(PLACEHOLDERS, name)) return 'site';
  if (IN_LAYOUTS.includes(name)) return 'layout';
  return Object.hasOwn(schemaOf('page').properties ?? {}, name) && !MAY_REPLACE.includes(name) ? 'page' : undefined;
}

const takenInLists = (name: string): 'program' | undefined => (FORBIDDEN_KEYS.has(name) ? 'program' : undefined);

/** The choices of a field must be different. */
export function checkChoices(source: SourceText, root: Node): Finding[] {
  return declaredFields(root).flatMap((field) =>
    firstAndLater(itemsOf(field, 'choices')).map(({ value, first, later }) => {
      const { line } = locationOf(source, first.range);
      return finding('same-option', inText(source, later.range), { option: value, line, isChoice: true });
    }),
  );
}
