import type { EntryKind } from '../../content/entries/kinds.ts';
import { ALT_TO_WRITE } from '../../diagnostics/messages/say.ts';
import { isObject, type Json } from '../../model/json.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes, hasMany } from '../../values/field-types.ts';
import { oneLine, yamlText } from './yaml-text.ts';

/** What the first values of a page come from besides its kind. */
export type Givens = {
  /** `2026-05-12`: what a date says to begin with. */
  readonly today: string;
  /** The names of the pages that a field can name, by its kind; undefined stands for any. */
  readonly names: (kind: string | undefined) => readonly string[];
  /** The comment that leads editors to the schema of the kind, if it has one. */
  readonly editorLine: string | undefined;
};

/** A page of a kind to begin with: what must be there with an example, what may be there as comments. */
export function pageOfKind(kind: EntryKind, givens: Givens): string {
  const { description = '' } = kind.schema;
  return [
    ...(givens.editorLine === undefined ? [] : [givens.editorLine]),
    `# ${oneLine(description)}`,
    '# A line that begins with # is a note for you, and visitors never see it. To use a key, take its # away.',
    `kind: ${kind.name}`,
    'title: A new page',
    ...(kind.hasPages ? DESCRIPTION : []),
    ...kind.fields.flatMap((field) => linesOf(field, givens)),
    ...(showsBody(kind) ? ['', ...BODY] : []),
    '',
  ].join('\n');
}

const DESCRIPTION = [
  '# For search results and lists: one or two sentences, about 150 characters.',
  'description: What the page offers.',
];

const BODY = [
  '# The text, in Markdown.',
  'body: |',
  '  Say in the first sentences what this is about, and who should read on.',
  '',
  '  ## The first part',
  '',
  '  Headings begin with ##. A **bold** word and a [link](/) look like this.',
  '',
  '  ## The second part',
  '',
  '  - One line for each point',
  '  - Another one',
];

function showsBody({ layout }: EntryKind): boolean {
  return layout.some((block) => block.type === bodyBlock() && block.body === undefined);
}

function linesOf(field: Field, givens: Givens): string[] {
  const lines = valueLines(field, givens);
  const note = field.description === undefined ? [] : [`# ${oneLine(field.description)}`];
  return [...note, ...(field.required === true ? lines : lines.map((line) => `# ${line}`))];
}

function valueLines(field: Field, givens: Givens): string[] {
  const { name } = field;
  if (field.type === 'list') return [`${name}:`, ...groupLines(field, givens)];
  const first = exampleOf(field) ?? firstOf(field, givens);
  if (hasMany(field)) return [`${name}:`, ...[first].flat().map((each) => `  - ${inYaml(each)}`)];
  if (field.type === 'image') return [`${name}:`, `  src: ${inYaml(first)}`, `  alt: ${ALT_TO_WRITE}.`];
  return isObject(first)
    ? [`${name}:`, ...Object.entries(first).map(([key, value]) => `  ${key}: ${inYaml(value)}`)]
    : [`${name}: ${inYaml(first)}`];
}

/** The example of a field as a page says it: a number may be in quotes there, and a text without. */
function exampleOf({ type, example }: Field): Json | undefined {
  // The day on which a page is made says more.
  if (type === 'date') return undefined;
  // An empty text and a nought are no examples of one.
  if (type === 'number') return Number.isFinite(Number(example)) ? Number(example) || undefined : undefined;
  const isPlain = typeof example === 'number' || typeof example === 'boolean';
  return isPlain && type !== 'yes-no' ? String(example) : example;
}

/** One entry of a list whose entries have fields of their own. */
function groupLines({ fields = [] }: Field, givens: Givens): string[] {
  const lines = fields.flatMap((field) => valueLines(field, givens));
  return lines.map((line, at) => `  ${at === 0 ? '- ' : '  '}${line}`);
}

/** Times need no quotes, whatever other readers of YAML make of them. */
const inYaml = (value: Json): string =>
  typeof value === 'string' && !/^\d{1,2}:\d\d(?:-\d{1,2}:\d\d)?$/.test(value) ? yamlText(value) : String(value);

/** What a page says in a field to begin with, if its kind gives no example. */
function firstOf(field: Field, { today, names }: Givens): Json {
  const { name, type, description, choices, kind, min } = field;
  switch (type) {
    case 'date':
    case 'datetime':
      return today;
    case 'date-range':
      return { from: today, until: today };
    case 'number':
      return min ?? 1;
    case 'yes-no':
      return true;
    case 'choice':
      return choices?.[0] ?? '';
    case 'entry':
      return names(kind)[0] ?? `name-of-a-${kind ?? 'page'}`;
    case 'text':
    case 'richText':
    case 'texts':
    case 'list':
      return oneLine(description ?? name);
    default:
      return fieldTypes[type].example ?? '';
  }
}
