import { pascalCase } from '../model/pascal-case.ts';
import { exampleOf } from '../schema/examples.ts';
import { type Field, fieldsOf, lengths, wordsFor } from '../schema/schemas/fields.ts';
import { blockNames, resolve, type Schema, schemaOf } from '../schema/schemas/schemas.ts';

const row = ({ path, schema, required }: Field): string =>
  `| \`${path}\`${required ? ' *' : ''} | ${wordsFor(schema)} | ${schema.description ?? resolve(schema).schema.description ?? ''} |`;

const table = (schema: Schema): string =>
  ['| field | what to write | what it is for |', '|---|---|---|', ...fieldsOf(schema).map(row)].join('\n');

const wordsTable = (): string =>
  [
    '| key below `words` | in English | where |',
    '|---|---|---|',
    ...fieldsOf(schemaOf('words')).map(
      ({ path, schema }) => `| \`${path}\` | ${schema.default} | ${schema.description} |`,
    ),
  ].join('\n');

/** The text of docs/site.md: every field of site.yaml and of a page, from their schemas. */
export function siteDocs(): string {
  return [
    '<!-- Generated from schemas/ by `npm run generate`. Do not edit. -->',
    '# What site.yaml and a page can say',
    'A * marks what must be there. `items[].label` is the `label` of each entry of the list `items`.',
    '## site.yaml',
    table(schemaOf('site')),
    '## words',
    'What visitors read besides your texts. A name in braces is filled in: keep it where your language wants it.',
    wordsTable(),
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
    `Good for ${(schema.goodFor ?? []).join(', ')}.`,
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
    'What is longer than any page needs is reported, and nothing else in it is checked:',
    ['| what to write | at most |', '|---|---|', ...lengths().map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
