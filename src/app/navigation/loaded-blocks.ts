import type { BlockModule } from '../../blocks/block-module.ts';
import { registry } from '../../blocks/registry.ts';
import type { BlockType } from '../../model/generated/resolved.ts';

const loaded = new Map<BlockType, BlockModule<BlockType>>();

/** The types of all blocks. Object.keys widens them to strings. */
export const allBlocks = Object.keys(registry) as readonly BlockType[];

async function loadBlock(type: BlockType): Promise<void> {
  // The registry pairs types and modules by `satisfies`; here they are joined.
  loaded.set(type, (await registry[type]()) as BlockModule<BlockType>);
}

/**
 * Loads the modules of some blocks, so that rendering is synchronous.
 * @throws Error when a module cannot be fetched; the next call tries again
 */
export async function loadBlocks(types: readonly BlockType[]): Promise<void> {
  await Promise.all(types.filter((type) => !loaded.has(type)).map(loadBlock));
}

/** @throws Error if `loadBlocks` was not awaited */
export function blockModule(type: BlockType): BlockModule<BlockType> {
  const module = loaded.get(type);
  if (module === undefined) throw new Error(`The block "${type}" is not loaded.`);
  return module;
}
