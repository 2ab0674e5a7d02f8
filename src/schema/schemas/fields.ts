import { holdsWords, type Schema, schemaOf } from './schemas.ts';

/** A field of a schema, as a table of fields has it. */
export type Field = {
  /** `items[].label` is the `label` of each entry of the list `items`. */
  readonly path: string;
  readonly schema: Schema;
  readonly required: boolean;
};

const definitionOf = (schema: Schema): string | undefined => /#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];

/** What an author may write there, in a few words of Markdown. */
export function wordsFor(schema: Schema): string {
  const definition = definitionOf(schema);
  if (schema.shows !== undefined) return `keys of \`${schema.shows}\`, with fields in braces`;
  if (holdsWords(schema)) return 'the keys [below](#words)';
  if (definition === 'background') return '`default`, `subtle`, `brand`, `dark`';
  if (definition !== undefined) return schemaOf('common').$defs?.[definition]?.inDocs ?? definition;
  if (schema.enum !== undefined) return schema.enum.map((choice) => `\`${choice}\``).join(', ');
  if (Array.isArray(schema.type)) return `${wordsFor({ type: String(schema.type[0]) })}, or the keys below`;
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    return definitionOf(item) === undefined ? 'list' : `list: ${wordsFor(item)}`;
  }
  if (schema.type === 'integer') return `whole number${limitsOf(schema)}`;
  if (schema.type === 'number') return `number${limitsOf(schema)}`;
  if (schema.additionalProperties === true) return 'keys with values';
  if (schema.type === 'object') return 'the keys below';
  if (schema.type === 'boolean') return '`true` or `false`';
  return schema.maxLength === undefined ? 'text' : `text, at most ${inCharacters(schema.maxLength)}`;
}

const inCharacters = (count: number): string => `${count.toLocaleString('en-US')} characters`;

/** How long a text of each shared definition can be, in Markdown: what it is, and its limit. */
export function lengths(): (readonly [words: string, limit: string])[] {
  const all = Object.values(schemaOf('common').$defs ?? {}).flatMap(({ maxLength, inDocs }) =>
    maxLength === undefined || inDocs === undefined ? [] : [[inDocs, inCharacters(maxLength)] as const],
  );
  return [...new Map(all)];
}

/** `, 1 to 6`; nothing where all is allowed. */
function limitsOf({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return maximum === undefined ? '' : `, at most ${maximum}`;
  return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
}

/** Every field of a schema and of what is in it, from top to bottom. A block's `type` is left out: it is its name. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== 'type')
    .flatMap(([name, field]) => {
      const path = `${prefix}${name}`;
      const own = { path, schema: field, required: schema.required?.includes(name) ?? false };
      // How a list shows pages has the keys of the list.
      if (field.shows !== undefined) return [own];
      return [own, ...fieldsOf(field, `${path}.`), ...fieldsOf(field.items ?? {}, `${path}[].`)];
    });
}
