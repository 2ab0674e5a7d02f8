import { type EntryKind, ownKinds } from '../../content/entries/kinds.ts';
import { editorFileOf, kindFileOf } from '../../content/files/kind-files.ts';
import type { Loaded } from '../../content/load/load.ts';
import { ALT_TO_WRITE } from '../../diagnostics/messages/say.ts';
import { isObject, type Json } from '../../model/json.ts';
import { grouped } from '../../model/lists.ts';
import { queriesIn } from '../../schema/lists.ts';
import { kindMeant } from '../../schema/schemas/kind-words.ts';
import { bodyBlock } from '../../schema/schemas/schemas.ts';
import { simpleWords } from '../../values/address-words.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes, hasMany } from '../../values/field-types.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import { itemsOf, textOf } from '../../yaml/syntax/tree.ts';
import { refuse } from '../refused.ts';
import type { Surroundings } from './surroundings.ts';
import { oneLine, ownTextOf, yamlText } from './yaml-text.ts';

/** What the first values of a page come from besides its kind. */
type Givens = {
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
  const showsBody = kind.layout.some((block) => block.type === bodyBlock() && block.body === undefined);
  return [
    ...(givens.editorLine === undefined ? [] : [givens.editorLine]),
    `# ${oneLine(description)}`,
    '# A line that begins with # is a note for you, and visitors never see it. To use a key, take its # away.',
    `kind: ${kind.name}`,
    'title: A new page',
    ...(kind.hasPages ? DESCRIPTION : []),
    ...kind.fields.flatMap((field) => linesOf(field, givens)),
    ...(showsBody ? ['', ...BODY] : []),
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

/** What there is to say about the kind of a new page. */
export type AboutKind = {
  readonly name: string;
  readonly hasPages: boolean;
  /** The address above most pages of the kind, if the new page is elsewhere. */
  readonly usualFolder: string | undefined;
  /** The addresses of the pages with a list that looks for such pages. */
  readonly lists: readonly string[];
};

/** The kind that was asked for. @throws Refused if there is none */
export function kindCalled(name: string, { files, findings }: Pick<Loaded, 'files' | 'findings'>): EntryKind {
  const kind = files.kinds.get(name);
  if (kind !== undefined) return sound(kind, findings);
  const known = [...files.kinds.keys()];
  return refuse({ why: 'no-kind', name, meant: kindMeant(name, known), known: known.toSorted() });
}

/** A kind without mistakes. @throws Refused if it has some */
export function sound(kind: EntryKind, findings: Loaded['findings']): EntryKind {
  if (kind.isSound) return kind;
  const file = kindFileOf(kind.name);
  const mistakes = findings.filter((each) => fileOf(each) === file);
  return refuse({ why: 'kind-with-mistakes', file }, mistakes);
}

/** The text of a new page of a kind. @param file in which it will be, and `today` what dates in it say to begin with */
export async function textOfKind(
  kind: EntryKind,
  { file, today }: { readonly file: string; readonly today: string },
  { files }: Surroundings,
): Promise<string> {
  const names = (wanted: string | undefined): string[] =>
    files.entries.all
      .filter((entry) => wanted === undefined || entry.kind.name === wanted)
      .map(({ name }) => name)
      .sort();
  const hasSchema = (await files.disk.find(editorFileOf(kind.name))) !== undefined;
  const up = '../'.repeat(file.split('/').length - 1);
  const editorLine = hasSchema ? `# yaml-language-server: $schema=${up}${editorFileOf(kind.name)}` : undefined;
  return pageOfKind(kind, { today, names, editorLine });
}

/** @param route of the new page */
export function aboutKind({ name, hasPages }: EntryKind, route: string, { files }: Surroundings): AboutKind {
  const above = (address: string): string => address.slice(0, address.lastIndexOf('/'));
  const entries = files.entries.all.filter(({ kind }) => kind.name === name);
  const folders = grouped(entries, (entry) => above(entry.route));
  const [usual] = [...folders].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const isElsewhere = usual !== undefined && usual !== '' && !route.startsWith(`${usual}/`);
  const lists = files.pages.filter(({ content }) =>
    itemsOf(content?.root, 'blocks')
      .flatMap(queriesIn)
      .some((from) => textOf(from, 'kind') === name),
  );
  return { name, hasPages, usualFolder: isElsewhere ? usual : undefined, lists: lists.map((page) => page.route) };
}

/** Makes the declaration of a kind, and writes nothing. @param name as somebody typed it @throws Refused if it can't be one */
export async function newKind(
  name: string,
  { files, language }: Surroundings,
): Promise<Record<'file' | 'text', string>> {
  const better = simpleWords(name, language);
  if (better !== name) return refuse({ why: 'kind-name', better });
  if (ownKinds().has(name)) return refuse({ why: 'kind-of-ours', name });
  if (files.kinds.has(name)) return refuse({ why: 'kind-there', name });
  const text = await ownTextOf(new URL('kind.yaml', import.meta.url));
  return { file: kindFileOf(name), text: text.replaceAll('KIND', name) };
}
