import type { EntryKind } from '../../content/entries/kinds.ts';
import { stampLine } from '../../content/entries/stamp.ts';
import { block } from './block.ts';
import { field, keys } from './fields.ts';
import { asText } from './schemas.ts';
import type { EditorSchema } from './written.ts';

/** The text of the schema by which editors check and complete pages of a kind. */
export function kindSchemaText(kind: EntryKind): string {
  return asText(schemaOfKind(kind), stampLine(kind));
}

function schemaOfKind({ name, schema }: EntryKind): EditorSchema {
  const { blocks, ...properties } = schema.properties ?? {};
  const { description = '' } = blocks ?? {};
  const rules = keys(
    { ...schema, properties: { ...properties, blocks: { description } } },
    `A page of the kind ${name}`,
    'file',
  );
  return {
    title: name,
    ...rules,
    description: schema.description,
    properties: {
      ...Object(rules.properties),
      kind: { ...Object(Object(rules.properties).kind), enum: [name] },
      blocks: { ...field({ ...blocks, items: {} }, 'blocks', 'value'), items: block() },
    },
  };
}
