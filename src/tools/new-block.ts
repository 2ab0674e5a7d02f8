import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';
import { pascalCase } from './pascal-case.ts';

const top = new URL('../../', import.meta.url);
const at = (path: string): URL => new URL(path, top);

const contract = (name: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: pascalCase(name).replace(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`),
      description: 'What this block is for, in one sentence an author understands.',
      goodFor: ['what people will use it for'],
      type: 'object',
      required: ['type', 'title'],
      properties: {
        type: { description: `Which block this is: ${name}.`, const: name },
        title: { description: "The block's heading.", $ref: '../common.schema.json#/$defs/text' },
        description: {
          description: 'One or two sentences under the heading.',
          $ref: '../common.schema.json#/$defs/richText',
        },
        id: {
          description: "The block's name on the page, so that links can lead to it.",
          $ref: '../common.schema.json#/$defs/id',
        },
        background: {
          description: 'The colour behind the block.',
          $ref: '../common.schema.json#/$defs/background',
        },
      },
      additionalProperties: false,
    },
    null,
    2,
  )}\n`;

const component = (name: string): string => `import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';

/** Says what this block is for. */
export default function ${pascalCase(name)}({ title, description, background }: BlockProps<'${name}'>): ReactElement {
  return (
    <Section background={background}>
      <SectionHead title={title} description={description} />
    </Section>
  );
}
`;

const example = (name: string): string => `type: ${name}
title: A heading that says what this is
description: One or two sentences a visitor would want to read.
`;

/** Puts a line among its like, in alphabetical order. `pattern` finds the lines it belongs to. */
function insertSorted(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (pattern.test(each) ? [index] : []));
  const after = places.filter((index) => (lines[index] ?? '') < line).at(-1);
  const position = after === undefined ? (places[0] ?? lines.length) : after + 1;
  return lines.toSpliced(position, 0, line).join('\n');
}

/** Adds the block to the choices of \`type\` and to the schemas a block is held against. */
function withPageEntry(text: string, name: string): string {
  const page = JSON.parse(text);
  const block = page.$defs.block;
  block.properties.type.enum = [...block.properties.type.enum, name].sort();
  block.allOf = block.properties.type.enum.map((type: string) => ({
    if: { required: ['type'], properties: { type: { const: type } } },
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: { $ref: `blocks/${type}.schema.json` },
  }));
  return `${JSON.stringify(page, null, 2)}\n`;
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  await writeFile(at(path), edit(await readFile(at(path), 'utf8')));
}

/** Whether there is a block of a name. Asks the disk: the list of all blocks is read once, and the new one must be in it. */
export function isBlock(name: string): boolean {
  return existsSync(at(`schemas/blocks/${name}.schema.json`));
}

/**
 * Makes the five places of a block ("A block" in ARCHITECTURE.md) and the files generated from them. Gives their paths.
 * @param name lower-case words and hyphens, and no block has it yet
 */
export async function newBlock(name: string): Promise<string[]> {
  const folder = `src/blocks/${name}`;
  const schemaPath = `schemas/blocks/${name}.schema.json`;
  await mkdir(at(folder), { recursive: true });
  await writeFile(at(schemaPath), contract(name));
  await writeFile(at(`${folder}/${pascalCase(name)}.tsx`), component(name));
  await writeFile(at(`${folder}/example.yaml`), example(name));
  const key = name.includes('-') ? `'${name}'` : name;
  await change('src/blocks/registry.ts', (text) =>
    insertSorted(text, /^ {2}['a-z-]+: \(\) => import/, `  ${key}: () => import('./${name}/${pascalCase(name)}.tsx'),`),
  );
  await change('schemas/page.schema.json', (text) => withPageEntry(text, name));
  const generated = await generatedFiles();
  for (const [path, text] of generated) await writeFile(at(path), text);
  return [
    schemaPath,
    `${folder}/${pascalCase(name)}.tsx`,
    `${folder}/example.yaml`,
    'src/blocks/registry.ts',
    'schemas/page.schema.json',
    ...generated.keys(),
  ];
}
