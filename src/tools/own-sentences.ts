import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { descriptionFor } from '../authoring/new-page/fit-in.ts';
import { pageOfKind } from '../authoring/new-page/kind-wish.ts';
import type { EntryKind } from '../content/entries/kinds.ts';
import { paragraphsIn } from '../content/texts/own-sentences.ts';
import { ALT_TO_WRITE } from '../diagnostics/messages/say.ts';
import { blockNames, bodyBlock, everySchema, resolve } from '../schema/schemas/schemas.ts';
import type { FieldType } from '../values/field.ts';

const authoring = new URL('../authoring/', import.meta.url);

/** Keys whose words may well stay as they are: what a form says, and links. */
const KEPT = new Set('type href src icon id name fields note thanks copyright url action theme'.split(' '));

/** Short words that nobody would have by chance. */
const SHORT = new Set(
  'A new page|The first thing|The second thing|The third thing|## The first part|## The second part'.split('|'),
);

const wordsIn = (text: string): number => text.split(' ').length;

const isOrder = (text: string): boolean => SHORT.has(text) || (wordsIn(text) > 3 && !text.endsWith('?'));

/** A whole sentence of a shop or a restaurant that there isn't. What is shorter, others may say, too. */
const isStory = (text: string): boolean => wordsIn(text) > 5 && text.length >= 30 && !text.endsWith('?');

/** What `new` writes, our examples have and hints propose, as paragraphs: everything that a page shouldn't be published with. */
export function ownSentences(): string {
  const { blank = [], ...others } = Object.fromEntries(starters().map((kind) => [kind, starterFiles(kind)]));
  const stories = Object.values(others).flat();
  const opening = pageOf('new-page/opening.yaml') + pageOf('new-page/sections.yaml');
  const found = [
    ...paragraphs([opening, articlePage(), pageOf('new-page/kind.yaml'), ...blank, ...kindExamples()]).filter(isOrder),
    ...paragraphs([...stories, ...blockNames().map(exampleFile)]).filter(isStory),
    ...proposed(),
    ...[...blank, ...stories].flatMap(reachable),
  ];
  return `${JSON.stringify([...new Set(found)].sort(), undefined, 2)}\n`;
}

/** What files in YAML say that visitors would read. */
const paragraphs = (files: readonly string[]): string[] =>
  files
    .flatMap((text) => textsIn(parse(text)))
    .flatMap(paragraphsIn)
    .map(({ words }) => words);

/** What hints say of texts that must be there: whoever copies it has written no words of their own. */
function proposed(): string[] {
  return everySchema()
    .flatMap(({ properties = {}, required = [] }) => required.map((key) => resolve(properties[key] ?? {})))
    .flatMap(({ kind, schema: { description = '' } }) => (kind === 'text' || kind === 'richText' ? description : []))
    .map((text) => text.split(/[.:](?: |$)/, 1).join(''))
    .flatMap((text) => [text, `${text}.`])
    .filter((text) => wordsIn(text) > 4)
    .concat(ALT_TO_WRITE, descriptionFor('').replace(': ', ''));
}

/** The numbers and addresses in a file of a starter: nobody can be reached there. */
function reachable(file: string): string[] {
  const { url, contact = {} } = Object(parse(file));
  return [...(typeof url === 'string' ? [url] : []), ...Object.values<string>(contact)];
}

const pageOf = (path: string): string => readFileSync(new URL(path, authoring), 'utf8');
const exampleFile = (block: string): string => pageOf(`../blocks/${block}/example.yaml`);

function starters(): string[] {
  const folder = new URL('new-site/starters/', authoring);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'shared' ? entry.name : [],
  );
}

/** What pages of our kinds begin with in their fields. */
function kindExamples(): string[] {
  const folder = new URL('../../schemas/kinds/', import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const { fields } = parse(readFileSync(new URL(file, folder), 'utf8'));
    return fields.map(({ example = '' }) => JSON.stringify(example));
  });
}

function starterFiles(kind: string): string[] {
  const folder = new URL(`new-site/starters/${kind}/`, authoring);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => readFileSync(new URL(path, folder), 'utf8'));
}

const TYPES: readonly FieldType[] = ['text', 'richText', 'texts', 'image'];

/** A page of a kind that has a field of each type with words, and shows its text. */
function articlePage(): string {
  const fields = TYPES.map((type) => ({ name: type.toLowerCase(), type, required: true, description: '' }));
  const kind: EntryKind = {
    name: 'any',
    fields,
    layout: [{ type: bodyBlock() }],
    hasPages: true,
    card: {},
    pdf: false,
    schema: {},
    isSound: true,
  };
  return pageOfKind(kind, { today: '2026-01-01', names: () => [], editorLine: undefined });
}

/** All texts that visitors would read. */
function textsIn(value: unknown, key = ''): string[] {
  if (KEPT.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each));
  return value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}
