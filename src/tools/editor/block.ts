import { blockNames, builderSchemas, schemaOf } from '../../schema/schemas/schemas.ts';
import { keys } from './fields.ts';
import { having } from './kind-fields.ts';
import { skeleton, stops } from './skeleton.ts';
import { type EditorSchema, ifThen } from './written.ts';

/**
 * Reads `type` first, and holds a block against what its type takes only.
 * @param told the path of the builder's schema of pages, which tells of its blocks; undefined where all is told here
 */
export function block(told?: string): EditorSchema {
  const names = blockNames();
  const here = names.filter((name) => told === undefined || !builderSchemas().has(`blocks/${name}.schema.json`));
  const others =
    told === undefined ? [] : [0, 1].map((at) => ({ $ref: `${told}#/properties/blocks/items/allOf/${at}` }));
  return {
    title: 'Block',
    description: 'One block of the page.',
    type: 'object',
    required: ['type'],
    errorMessage: `A block begins with "- type:" and its name: ${names.join(', ')}.`,
    properties: {
      type: {
        description: 'Which block this is.',
        enum: names,
        enumDescriptions: names.map((name) => schemaOf(`blocks/${name}`).description),
        errorMessage: `Write the name of a block: ${names.join(', ')}.`,
      },
    },
    allOf: [...(here.length === 0 ? [] : [{ allOf: here.map(ifOfType) }, newBlock(here)]), ...others],
  };
}

const ifOfType = (name: string): EditorSchema => ifThen(having('type', { const: name }), blockOf(name));

/** Whole blocks, offered where a new one begins, not among the keys of one that has its type. */
function newBlock(names: readonly string[]): EditorSchema {
  return {
    if: { type: 'object', required: ['type'] },
    // `allOf` says that this is no single value: for one, the language server would offer each block twice.
    else: { allOf: [{}], defaultSnippets: names.map(snippet) },
  };
}

function blockOf(name: string): EditorSchema {
  const schema = schemaOf(`blocks/${name}`);
  const rules = keys(schema, `A ${name} block`, 'block');
  // What `type` may be is said above, with the names of all blocks.
  return { title: schema.title, ...rules, properties: { ...Object(rules.properties), type: true } };
}

function snippet(name: string): EditorSchema {
  const schema = schemaOf(`blocks/${name}`);
  return { label: name, description: schema.description, body: skeleton(schema, stops()) };
}
