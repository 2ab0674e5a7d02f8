import type { BlockModule } from '../blocks/block-module.ts';
import { registry } from '../blocks/registry.ts';
import type { BlockType } from '../model/generated/planned.ts';

const loaded = new Map<BlockType, BlockModule<BlockType>>();

/** Loads the module of every block, so that rendering is synchronous. */
export async function loadBlocks(): Promise<void> {
  for (const [type, load] of Object.entries(registry)) {
    // Object.entries widens the keys and joins the module types; the registry pairs them by `satisfies`.
    loaded.set(type as BlockType, (await load()) as BlockModule<BlockType>);
  }
}

/** @throws Error if `loadBlocks` was not awaited */
export function blockModule(type: BlockType): BlockModule<BlockType> {
  const module = loaded.get(type);
  if (module === undefined) throw new Error(`The block "${type}" is not loaded.`);
  return module;
}
