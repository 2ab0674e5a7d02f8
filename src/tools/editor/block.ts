import { blockNames, builderSchemas, resolve, schemaOf } from '../../schema/schemas/schemas.ts';
import { type ValueType, valueTypes } from '../../values/value-types.ts';
import { keys } from './fields.ts';
import { having } from './kind-fields.ts';
import { type EditorSchema, ifThen, type Written } from './written.ts';

/** Gives a place for the cursor to stop at: `$1`, `$2` ..., or one with a text that is written over: `${1:monday}`. */
type Stops = (text?: string) => string;

export function stops(): Stops {
  let last = 0;
  return (text) => {
    last += 1;
    return text === undefined ? `$${last}` : `\${${last}:${text}}`;
  };
}

/** What must be there, with a stop for the cursor at each value: the body of a snippet. */
export function skeleton(schema: Written, stop: Stops): unknown {
  const { schema: whole, kind }: { schema: Written; kind?: ValueType } = resolve(schema);
  if (whole.const !== undefined) return whole.const;
  if (whole.type === 'array') {
    const isOfLists = resolve(whole.items ?? {}).schema.type === 'array';
    // A row of cells is shown on one line: editors leave out a list in a list.
    if (isOfLists) return [`[${stop()}]`];
    return Array.from({ length: whole.minItems ?? 1 }, () => skeleton(whole.items ?? {}, stop));
  }
  // What must be written in a certain way is shown as an example.
  if (whole.type !== 'object')
    return stop(whole.pattern !== undefined && kind !== undefined ? valueTypes[kind].example : undefined);
  // A picture is a file or a drawing, so neither is required; most have the file. What is needed without other keys is needed here.
  const needed = kind === 'image' ? ['src', 'alt'] : [...(whole.required ?? []), ...(whole.else?.required ?? [])];
  const required = needed.map((key) => [key, whole.properties?.[key] ?? {}] as const);
  return Object.fromEntries(required.map(([key, value]) => [key, skeleton(value, stop)]));
}

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
