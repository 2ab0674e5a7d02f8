import type { EntryKind, Field } from '../../content/entries/kinds.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { yamlText } from './yaml-text.ts';

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
    '# For search results and lists: one or two sentences, about 150 characters.',
    'description: What the page offers.',
    ...kind.fields.flatMap((field) => linesOf(field, givens)),
    ...(showsBody(kind) ? ['', ...BODY] : []),
    '',
  ].join('\n');
}

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

function valueLines(field: Field, { today, names }: Givens): string[] {
  const { name, type, example } = field;
  const words = yamlText(String(example ?? oneLine(field.description ?? name)));
  switch (type) {
    case 'text':
    case 'richText':
      return [`${name}: ${words}`];
    case 'texts':
      return [`${name}:`, ...[example ?? words].flat().map((each) => `  - ${yamlText(String(each))}`)];
    case 'date':
      return [`${name}: ${today}`];
    case 'number':
      return [`${name}: ${Number.isFinite(Number(example ?? '')) ? Number(example) || 1 : 1}`];
    case 'yes-no':
      return [`${name}: ${example ?? true}`];
    case 'link':
      return [`${name}: ${example ?? '/'}`];
    case 'icon':
      return [`${name}: ${example ?? 'sparkles'}`];
    case 'choice':
      return [`${name}: ${yamlText(String(example ?? field.choices?.[0] ?? ''))}`];
    case 'entry':
      return [`${name}: ${example ?? names(field.kind)[0] ?? `name-of-a-${field.kind ?? 'page'}`}`];
    case 'image':
      return [`${name}:`, `  src: ${example ?? '/images/picture.jpg'}`, '  alt: What the picture shows.'];
  }
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
