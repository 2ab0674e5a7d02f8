import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { grouped } from '../model/lists.ts';
import { pascalCase } from '../model/pascal-case.ts';
import { headedBlocks } from '../schema/lists.ts';
import { allKeys, below, blockNames, everySchema, resolve, type Schema, schemaOf } from '../schema/schemas/schemas.ts';
import { listIn } from '../values/intl.ts';
import { blockDocs, siteDocs } from './block-docs.ts';
import { editorSchemas } from './editor/schemas.ts';
import { iconData } from './icon-data.ts';
import { catalogueModule, codeOf } from './messages/code.ts';
import { commandsModule, inMessages, messagesIn, type WrittenMessages } from './messages/read.ts';
import { typesOf } from './messages/types.ts';
import { mistakeDocs, mistakeExamples } from './mistake-docs.ts';
import { ownSentences } from './own-sentences.ts';
import { generatedTypes } from './types.ts';

/** Every generated file of the repository: path from its top -> text. A test holds the files on disk against this. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(await generatedTypes()),
    ...messageModules(),
    ...editorSchemas(),
    ...iconData(),
    ['src/content/texts/own-sentences.json', ownSentences()],
    ['src/yaml/syntax/schema-keys.json', `${JSON.stringify(schemaKeys(), null, 2)}\n`],
    ['src/app/generated/registry.ts', blockRegistry()],
    dataModule('src/app/theme', 'design'),
    dataModule('src/blocks/shared', 'terraces'),
    guideWithBlocks(),
    ['docs/blocks.md', await blockDocs()],
    ['docs/site.md', siteDocs()],
    ['docs/diagnostics.md', mistakeDocs()],
    ['src/cli/explain/examples.json', mistakeExamples()],
  ]);
}

/** Writes those files that have another text, or aren't there. Gives their paths. */
export async function written(files: Iterable<readonly [path: string, text: string]>): Promise<string[]> {
  const changed = [...files].filter(([path, text]) => !existsSync(new URL(path, top)) || read(path) !== text);
  for (const [path, text] of changed) await writeFile(new URL(path, top), text);
  return changed.map(([path]) => path);
}

/** What is known of keys where a text isn't read yet: all of them, and those that stand below others or in the entries of their lists. */
function schemaKeys(): { readonly all: readonly string[]; readonly below: Readonly<Record<string, unknown>> } {
  const places = everySchema().flatMap(({ properties = {} }) => Object.entries(properties));
  const keysOf = (schemas: readonly Schema[]): string =>
    [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))].sort().join(' ');
  const below = [...grouped(places, ([key]) => key)].flatMap(([key, some]) => {
    const values = some.map(([, written]) => resolve(written).schema);
    const entries = keysOf(values.flatMap(({ items }) => (items === undefined ? [] : resolve(items).schema)));
    const known = { keys: keysOf(values), entries };
    return known.keys === '' && entries === '' ? [] : [[key, known] as const];
  });
  return { all: [...allKeys()].sort(), below: Object.fromEntries(below.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** The text of `src/app/generated/registry.ts`: the component of each block. */
const blockRegistry = (): string => `// Generated from schemas/ by \`npm run generate\`. Do not edit.

import type { BlockModule } from '../../blocks/block-module.ts';
import type { BlockType } from '../../model/generated/resolved.ts';

/** Every block, loaded when a page has it. */
export const registry = {
${blockNames()
  .map((name) => `  ${keyOf(name)}: () => import('../../blocks/${name}/${pascalCase(name)}.tsx'),\n`)
  .join('')}} satisfies { [T in BlockType]: () => Promise<BlockModule<T>> };
`;

/** What the app reads of a file in YAML, as a module with a constant for each of its keys. */
const dataModule = (folder: string, name: string): readonly [path: string, text: string] => [
  `${folder}/generated/${name}.ts`,
  [
    `// Generated from ${folder}/${name}.yaml by \`npm run generate\`. Do not edit.`,
    ...Object.entries(parse(read(`${folder}/${name}.yaml`))).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value, null, 2)} as const;`,
    ),
    '',
  ].join('\n\n'),
];

const GUIDE = 'docs/authors.md';

const top = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, top), 'utf8');

/** The guide for authors: each row of its table of pages ends with the blocks that the page has, and it names those with lists of pages. */
const guideWithBlocks = (): readonly [path: string, text: string] => [
  GUIDE,
  read(GUIDE)
    .replaceAll(
      /^(\| [^|]+ \| `(pages\/[^`]+\.yaml)` \| )[^|]+(?= \|$)/gm,
      (_, begin: string, page: string) => `${begin}${blocksOf(page).join(', ')}`,
    )
    .replace(/(?<=Blocks that take it: )[^.]*/, inCode(blockNames().filter(takesPages)))
    .replace(/(?<=Blocks that have room for headings: )[^.]*/, inCode(headedBlocks())),
];

const takesPages = (name: string): boolean => below(schemaOf(`blocks/${name}`), 'from') !== undefined;

const inCode = (names: readonly string[]): string => listIn(names.map(quoted), 'en');
const quoted = (name: string): string => `\`${name}\``;

function blocksOf(page: string): string[] {
  const { blocks }: { readonly blocks: readonly { readonly type: string }[] } = parse(read(page));
  return blocks.map(({ type }) => type);
}

const folder = 'src/diagnostics/messages/generated';

/** The modules that are made of `messages/`: path and text. Parsing it at each check would take longer than the check. */
function messageModules(): ReadonlyMap<string, string> {
  const written: WrittenMessages = inMessages('en');
  const messages = messagesIn(written);
  return new Map([
    [`${folder}/en.ts`, codeOf(messages, 'en')],
    [`${folder}/catalogue.ts`, catalogueModule(messages.mistakes.keys(), inMessages('traits'))],
    [`${folder}/facts.ts`, typesOf(messages)],
    ['src/cli/generated/commands.ts', commandsModule(written)],
  ]);
}
