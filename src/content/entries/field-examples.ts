import { explainAll } from '../../schema/explain/explain.ts';
import type { Schema } from '../../schema/schemas/schemas.ts';
import { errorsIn } from '../../schema/schemas/validators.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, type Node, plainValue, textOf } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { type Field, formOf } from './kinds.ts';

/** The examples of fields must be what a page can say there: a new page begins with them. @param fields those without mistakes */
export function checkExamples(source: SourceText, root: Node, fields: readonly Field[]): Finding[] {
  return itemsOf(root, 'fields').flatMap((item) => {
    const field = fields.find(({ name }) => name === textOf(item, 'name'));
    const entry = entryOf(item, 'example');
    if (field === undefined || entry === undefined || isWords(field)) return [];
    const map: MapNode = { kind: 'map', range: item.range, entries: [entry] };
    const schema: Schema = { type: 'object', properties: { example: exampleFormOf(field) } };
    return explainAll({ source, root: map, schema, where: `the field "${field.name}"` }, (node) =>
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
