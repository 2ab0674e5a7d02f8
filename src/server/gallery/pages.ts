import type { JsonObject, WrittenBlock } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { asListItem } from '../../schema/examples.ts';
import { fieldsOf, wordsFor } from '../../schema/schemas/fields.ts';
import { below, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { errorsOf } from '../../schema/schemas/validators.ts';
import type { Example } from './example.ts';

function page(route: string, title: string, blocks: readonly WrittenBlock[]): PageContent {
  return { file: '', route, title, content: { title, description: title, blocks: [...blocks] } };
}

const text = (title: string, ...paragraphs: readonly string[]): WrittenBlock => ({
  type: 'rich-text',
  title,
  description: paragraphs.filter((each) => each !== '').join('\n\n'),
});

/** What people use a block for, and what else they call it: in English on an English site, in other languages besides on any other. */
function usesOf({ goodFor = [], alsoCalled = '', inOtherLanguages = '' }: Schema, language: string): string[] {
  const names = [alsoCalled, language.startsWith('en') ? '' : inOtherLanguages]
    .filter((each) => each !== '')
    .join(', ');
  return [goodFor.length === 0 ? '' : `Good for ${goodFor.join(', ')}.`, names === '' ? '' : `Also called: ${names}.`];
}

/** The page that shows all blocks, to choose from. Visitors find them by what people call them, too. */
export function indexPage(
  names: readonly string[],
  { name: siteName, language = 'en' }: Site['settings'],
): PageContent {
  const items = names.map((name) => {
    const schema = schemaOf(`blocks/${name}`);
    const description = [schema.description ?? '', ...usesOf(schema, language)].filter((each) => each !== '').join(' ');
    return { title: schema.title ?? name, meta: [name], description, href: `/${name}` };
  });
  const lead = `${names.length} blocks to build pages from, with the colours and the data of ${siteName}. Choose one, copy its YAML into a page and change the words.`;
  return page('/', 'Blocks', [{ type: 'card-grid', title: 'Blocks', description: lead, find: true, items }]);
}

/** The pages of one block: its example with its YAML, its fields and its variants, and the example alone. */
export function blockPages(name: string, names: readonly string[], { block, text: yaml }: Example): PageContent[] {
  const schema = schemaOf(`blocks/${name}`);
  const title = schema.title ?? name;
  const shown = (values: JsonObject = {}): WrittenBlock[] => {
    if (block === undefined) return [];
    const { id: _, ...others } = block;
    return [{ ...others, ...values, type: name }];
  };
  const variants = choicesFor(name, block ?? {}).flatMap(([field, value]) => [
    text(`${field}: ${value}`),
    ...shown({ [field]: value }),
  ]);
  const at = names.indexOf(name);
  const link = (key: 'previous' | 'next', other: string | undefined) =>
    other === undefined ? {} : { [key]: { label: schemaOf(`blocks/${other}`).title ?? other, href: `/${other}` } };
  const copied =
    'Paste it under `blocks:` in a page. It works in any site. Then write your own words and links over it.';
  return [
    page(`/${name}`, title, [
      text(
        title,
        `\`${name}\``,
        schema.description ?? '',
        ...usesOf(schema, ''),
        `[The example alone](/${name}/preview)`,
      ),
      ...shown(),
      text('YAML', copied, fenced(asListItem(yaml))),
      text('Fields', ...fieldsTable(schema)),
      ...variants,
      { type: 'page-links', variant: 'neighbours', ...link('previous', names[at - 1]), ...link('next', names[at + 1]) },
    ]),
    page(`/${name}/preview`, title, shown()),
  ];
}

const fenced = (yaml: string): string => `\`\`\`\`\`yaml\n${yaml}\n\`\`\`\`\``;

/** Every field of a block: its name, whether it must be there, what to write and what it is for. */
function fieldsTable(schema: Schema): string[] {
  const fields = fieldsOf(schema);
  const rows = fields.map(({ path, schema: field, required }) =>
    [`\`${path}\``, required ? 'yes' : 'no', inCell(wordsFor(field)), inCell(field.description ?? '')].join(' | '),
  );
  const note = '`items[].title` is the `title` of each entry of the list `items`.';
  const head = ['Field | Required | What to write | What it is for', '--- | --- | --- | ---'];
  return [fields.some(({ path }) => path.includes('[]')) ? note : '', [...head, ...rows].join('\n')];
}

/** Words of a schema in a table: links to guides are their words, and signs mean themselves. */
const inCell = (words: string): string =>
  words
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/`\*/g, '`\\*')
    .replaceAll('|', '\\|');

/** What can be chosen about an example: each value that the schema allows beside all else in it, of fields that take one of a few. */
function choicesFor(name: string, example: JsonObject): (readonly [field: string, value: string | number])[] {
  const schema = schemaOf(`blocks/${name}`);
  return Object.keys(schema.properties ?? {}).flatMap((field) => {
    const allowed = valuesOf(below(schema, field)?.schema ?? {}).filter(
      (value) => errorsOf(`blocks/${name}`, { ...example, [field]: value }).length === 0,
    );
    return allowed.length > 1 ? allowed.map((value) => [field, value] as const) : [];
  });
}

function valuesOf({ enum: named, type, minimum, maximum }: Schema): readonly (string | number)[] {
  if (named !== undefined) return named;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}
