import { schemaOf } from '../../schema/schemas/schemas.ts';
import { block } from './block.ts';
import { field, keys } from './fields.ts';
import type { EditorSchema } from './written.ts';

/** How an editor checks, completes and explains a file in kinds/. */
export function kindFileSchema(): EditorSchema {
  const kind = schemaOf('kind');
  const { layout = {} } = kind.properties ?? {};
  const { description = '' } = layout;
  const rules = keys(
    { ...kind, properties: { ...kind.properties, layout: { description } } },
    'A kind of page',
    'file',
  );
  const blocks = { ...field({ ...layout, items: {} }, 'layout', 'value'), items: inLayout(block()) };
  return {
    title: kind.title,
    ...rules,
    description: kind.description,
    properties: { ...Object(rules.properties), layout: blocks },
  };
}

/** Keywords below which there are more rules for the same value. */
const SAME = ['allOf', 'then', 'else'];

/** The rules of a block, in which a field in braces can be the value of any key: `image: "{image}"`. */
function inLayout(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inLayout);
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, rule]) => {
      if (keyword === 'properties') return [keyword, fillable(rule)];
      if (keyword === 'items') return [keyword, orBraces(rule)];
      return [keyword, SAME.includes(keyword) ? inLayout(rule) : rule];
    }),
  );
}

/** What stands under keys. The type of a block is never filled in: it says which keys there are. */
function fillable(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([key, rule]) => [key, key === 'type' ? rule : orBraces(rule)]),
  );
}

function orBraces(rule: unknown): unknown {
  // Any text will do: braces are one.
  if (!isSchema(rule) || rule.pattern === '[\\s\\S]') return rule;
  const { description, ...others } = rule;
  return {
    ...(description === undefined ? {} : { description }),
    ...choices(rule),
    if: { type: 'string', pattern: '^\\{[A-Za-z][\\w.]*\\}$' },
    else: inLayout(others),
  };
}

/** What can be written, for editors to offer: they find no choices below `else`. */
function choices({ enum: named, allOf }: EditorSchema): EditorSchema {
  if (Array.isArray(named)) return { defaultSnippets: named.map((choice) => ({ bodyText: String(choice) })) };
  // Of an icon, the definition has them.
  const definition = Array.isArray(allOf) ? allOf.find((each) => isSchema(each) && each.$ref !== undefined) : undefined;
  return definition === undefined ? {} : { anyOf: [definition, {}] };
}

const isSchema = (value: unknown): value is EditorSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
