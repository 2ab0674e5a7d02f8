import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { pascalCase } from '../model/pascal-case.ts';
import { generatedFiles } from './generated-files.ts';

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
      required: ['type', 'title', 'items'],
      properties: {
        type: { description: `Which block this is: ${name}.`, const: name },
        title: { description: "The block's heading.", $ref: '../common.schema.json#/$defs/text' },
        description: {
          description: 'One or two sentences under the heading.',
          $ref: '../common.schema.json#/$defs/richText',
        },
        items: {
          description: 'What the block lists, from top to bottom.',
          type: 'array',
          minItems: 1,
          items: {
            description: 'One of them.',
            type: 'object',
            required: ['title'],
            properties: { title: { description: 'What it is.', $ref: '../common.schema.json#/$defs/text' } },
            additionalProperties: false,
          },
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

const recipeOf = (name: string): string => `${pascalCase(name).replace(/^./, (letter) => letter.toLowerCase())}Recipe`;

const component = (name: string): string => `import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { ${recipeOf(name)} } from './${name}.recipe.ts';

/** Says what this block is for. */
export default function ${pascalCase(name)}({ items, ...around }: BlockProps<'${name}'>): ReactElement {
  const styles = useStyles(${recipeOf(name)});
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.items}>
        {({ title }) => (
          <chakra.li css={styles.item}>
            <Words of={title} />
          </chakra.li>
        )}
      </ItemList>
    </HeadedSection>
  );
}
`;

const styles = (name: string): string => `import { slotRecipe } from '../shared/styles.ts';

/** Says how this block looks. */
export const ${recipeOf(name)} = slotRecipe({
  base: {
    items: { maxWidth: 'prose' },
    item: { paddingBlock: '3', overflowWrap: 'anywhere' },
  },
});
`;

const example = (name: string): string => `type: ${name}
title: A heading that says what this is
description: One or two sentences a visitor would want to read.
items:
  - title: The first of a few
  - title: Another one
`;

/** Whether there is a block of a name. Asks the disk: the list of all blocks is read once, and the new one must be in it. */
export function isBlock(name: string): boolean {
  return existsSync(at(`schemas/blocks/${name}.schema.json`));
}

/**
 * Makes the four files of a block ("A block" in CONTRIBUTING.md), and those that are generated from them. Gives their paths.
 * @param name lower-case words and hyphens, and no block has it yet
 */
export async function newBlock(name: string): Promise<string[]> {
  const folder = `src/blocks/${name}`;
  const written = new Map([
    [`schemas/blocks/${name}.schema.json`, contract(name)],
    [`${folder}/${pascalCase(name)}.tsx`, component(name)],
    [`${folder}/${name}.recipe.ts`, styles(name)],
    [`${folder}/example.yaml`, example(name)],
  ]);
  await mkdir(at(folder), { recursive: true });
  for (const [path, text] of written) await writeFile(at(path), text);
  const generated = await generatedFiles();
  for (const [path, text] of generated) await writeFile(at(path), text);
  return [...written.keys(), ...generated.keys()];
}
