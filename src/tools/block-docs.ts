import { exampleOf } from '../content/examples.ts';
import { blockNames, type Schema, schemaOf } from '../content/shape/schemas.ts';
import { pascalCase } from './pascal-case.ts';

const kindWords: Readonly<Record<string, string>> = {
  text: 'text',
  richText: 'text with **bold**, *italic*, `code`, [links]',
  href: 'link',
  icon: 'icon name',
  id: 'name',
  image: 'picture: `src`, and `alt` or `decorative: true`',
  imagePath: 'picture file',
  actions: 'list of buttons: `label`*, `href`*, `variant`, `icon`',
  link: '`label`*, `href`*',
  feature: '`title`*, `description`, `icon`',
};

type Field = {
  readonly path: string;
  readonly schema: Schema;
  readonly required: boolean;
};

const definitionOf = (schema: Schema): string | undefined => /#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];

/** What an author may write there, in a few words. */
function wordsFor(schema: Schema): string {
  const definition = definitionOf(schema);
  if (definition === 'background') return '`default`, `subtle`, `brand`, `dark`';
  if (definition !== undefined) return kindWords[definition] ?? definition;
  if (schema.enum !== undefined) return schema.enum.map((choice) => `\`${choice}\``).join(', ');
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    return definitionOf(item) === undefined ? 'list' : `list: ${wordsFor(item)}`;
  }
  if (schema.type === 'integer') return `whole number, ${schema.minimum ?? ''} to ${schema.maximum ?? ''}`;
  if (schema.type === 'object') return 'the keys below';
  if (schema.type === 'boolean') return '`true` or `false`';
  return 'text';
}

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== 'type')
    .flatMap(([name, field]) => {
      const path = `${prefix}${name}`;
      const own = { path, schema: field, required: schema.required?.includes(name) ?? false };
      return [own, ...fieldsOf(field, `${path}.`), ...fieldsOf(field.items ?? {}, `${path}[].`)];
    });
}

const row = ({ path, schema, required }: Field): string =>
  `| \`${path}\`${required ? ' *' : ''} | ${wordsFor(schema)} | ${schema.description ?? ''} |`;

const table = (schema: Schema): string =>
  ['| field | what to write | what it is for |', '|---|---|---|', ...fieldsOf(schema, '').map(row)].join('\n');

/** The text of docs/site.md: every field of site.yaml and of a page, from their schemas. */
export function siteDocs(): string {
  return [
    '<!-- Generated from schemas/ by `npm run generate`. Do not edit. -->',
    '# What site.yaml and a page can say',
    'A * marks what must be there. `items[].label` is the `label` of each entry of the list `items`.',
    '## site.yaml',
    table(schemaOf('site')),
    '## A page',
    table(schemaOf('page')),
    'The blocks are explained in [blocks.md](blocks.md).',
  ]
    .join('\n\n')
    .concat('\n');
}

async function section(name: string): Promise<string> {
  const schema = schemaOf(`blocks/${name}`);
  return [
    `## ${name}`,
    schema.description ?? '',
    table(schema),
    `\`\`\`yaml\n${await exampleOf(name)}\n\`\`\``,
    `Contract: [schemas/blocks/${name}.schema.json](../schemas/blocks/${name}.schema.json). Component: ` +
      `[src/blocks/${name}/${pascalCase(name)}.tsx](../src/blocks/${name}/${pascalCase(name)}.tsx).`,
  ].join('\n\n');
}

/** The text of docs/blocks.md: every block with its fields and an example, from the schemas and the example files. */
export async function blockDocs(): Promise<string> {
  const names = blockNames();
  const sections = await Promise.all(names.map(section));
  return [
    '<!-- Generated from schemas/ and src/blocks/*/example.yaml by `npm run generate`. Do not edit. -->',
    '# The blocks',
    'A page is a list of blocks, shown from top to bottom. This page lists every block with its fields; a * marks those that must be there. ' +
      'Paste an example under `blocks:` in a page and change the words.',
    names.map((name) => `- [${name}](#${name})`).join('\n'),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
