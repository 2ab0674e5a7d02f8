import { explainAll } from '../../schema/explain/explain.ts';
import { formOf } from '../../schema/fields/forms.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { errorsIn } from '../../schema/schemas/validators.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, type Node, plainValue, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';
import { MAY_REPLACE } from '../entries/kinds.ts';
import { PLACEHOLDERS } from '../texts/placeholders.ts';
import { firstAndLater } from './repeated.ts';

/** The examples of fields must be what a page can say there: a new page begins with them. @param fields those without mistakes */
export function checkExamples(source: SourceText, root: Node, fields: readonly Field[]): Finding[] {
  return itemsOf(root, 'fields').flatMap((item) => {
    const field = fields.find(({ name }) => name === textOf(item, 'name'));
    const entry = entryOf(item, 'example');
    if (field === undefined || entry === undefined || isWords(field)) return [];
    const map: MapNode = { kind: 'map', range: item.range, entries: [entry] };
    const schema: Schema = { type: 'object', properties: { example: exampleFormOf(field) } };
    return explainAll({ source, owner: `the field "${field.name}"`, node: map, schema, path: [] }, (node) =>
      errorsIn(schema, { example: plainValue(entryOf(node, 'example')?.value ?? item) }),
    );
  });
}

/** Any words, and numbers as well, are an example of some words. A number may be in quotes. */
function isWords({ type, example }: Field): boolean {
  const isText = typeof example === 'string' && example.trim() !== '';
  if (['text', 'richText', 'texts'].includes(type)) return isText || ['number', 'boolean'].includes(typeof example);
  return type === 'number' && isText && Number.isFinite(Number(example));
}

/** What an example of a field looks like: of texts it is one of them, of a picture its path. */
function exampleFormOf(field: Field): Schema {
  const { examples: _, ...form } = formOf(field);
  if (field.type === 'texts' && !Array.isArray(field.example)) return { ...form.items };
  return field.type === 'image' ? { $ref: '/schemas/common.schema.json#/$defs/imagePath' } : form;
}

/** What else stands for something in a layout. */
const IN_LAYOUTS = ['route', 'file', 'count'];

/** The fields of a kind need names that mean nothing else yet. */
export function checkFieldNames(source: SourceText, root: Node): Finding[] {
  const first = new Set<string>();
  return itemsOf(root, 'fields').flatMap((field) => {
    const name = textOf(field, 'name');
    const node = valueAt(field, 'name');
    if (name === undefined || node === undefined) return [];
    const taken = first.has(name) ? 'field' : takenBy(name);
    first.add(name);
    return taken === undefined ? [] : [finding('field-name', inText(source, node.range), { name, taken })];
  });
}

/** What a name means already: something that site.yaml fills in, a key of every page, or something of layouts. */
function takenBy(name: string): 'site' | 'page' | 'layout' | undefined {
  if (Object.hasOwn(PLACEHOLDERS, name)) return 'site';
  if (IN_LAYOUTS.includes(name)) return 'layout';
  return Object.hasOwn(schemaOf('page').properties ?? {}, name) && !MAY_REPLACE.includes(name) ? 'page' : undefined;
}

/** The choices of a field must be different. */
export function checkChoices(source: SourceText, root: Node): Finding[] {
  return itemsOf(root, 'fields').flatMap((field) =>
    firstAndLater(itemsOf(field, 'choices')).map(({ value, first, later }) => {
      const { line } = locationOf(source, first.range);
      return finding('same-option', inText(source, later.range), { option: value, line, isChoice: true });
    }),
  );
}
