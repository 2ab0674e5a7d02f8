import { blockNames } from '../schema/schemas/schemas.ts';
import { pascalCase } from './pascal-case.ts';

const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** The text of `src/blocks/registry.ts`: the component of each block. */
export const blockRegistry = (): string => `// Generated from schemas/ by \`npm run generate\`. Do not edit.

import type { BlockType } from '../model/generated/resolved.ts';
import type { BlockModule } from './block-module.ts';

/** Every block, loaded when a page has it. */
export const registry = {
${blockNames()
  .map((name) => `  ${key(name)}: () => import('./${name}/${pascalCase(name)}.tsx'),\n`)
  .join('')}} satisfies { [T in BlockType]: () => Promise<BlockModule<T>> };
`;
