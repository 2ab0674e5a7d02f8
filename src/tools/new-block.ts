import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { filled } from '../authoring/new-block/new-block.ts';
import { pascalCase } from '../model/pascal-case.ts';
import { generatedFiles, written } from './generated-files.ts';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** Whether there is a block of a name. Asks the disk: the list of all blocks is read once, and the new one must be in it. */
export function isBlock(name: string): boolean {
  return existsSync(at(`schemas/blocks/${name}.schema.json`));
}

/**
 * Makes the four files of a block ("A block" in CONTRIBUTING.md), and those that are generated from them. Gives their paths, of the latter those that changed.
 * @param name lower-case words and hyphens, and no block has it yet
 */
export async function newBlock(name: string): Promise<string[]> {
  const folder = `src/blocks/${name}`;
  const template = (file: string): string => filled(new URL(`new-block/${file}`, import.meta.url), name);
  const own = new Map([
    [`schemas/blocks/${name}.schema.json`, template('schema.json')],
    [`${folder}/${pascalCase(name)}.tsx`, template('component.txt')],
    [`${folder}/${name}.recipe.ts`, template('recipe.txt')],
    [`${folder}/example.yaml`, template('example.yaml')],
  ]);
  await mkdir(at(folder), { recursive: true });
  return [...(await written(own)), ...(await written(await generatedFiles()))];
}
