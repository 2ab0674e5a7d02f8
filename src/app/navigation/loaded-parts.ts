import type { ComponentType } from 'react';
import type { BlockModule } from '../../blocks/block-module.ts';
import { registry } from '../../blocks/registry.ts';
import type { PassagePartsProps } from '../../blocks/shared/passage/PassageParts.tsx';
import type { BlockType } from '../../model/generated/resolved.ts';

/** What pages are made of: blocks, what stands below a long list, what texts have besides paragraphs. Each is loaded when a page has it. */
const parts = {
  ...registry,
  pager: () => import('../../blocks/shared/pager/PagerLinks.tsx'),
  passage: () => import('../../blocks/shared/passage/PassageParts.tsx'),
};
export type PartName = keyof typeof parts;

type Module<T extends PartName> = T extends BlockType
  ? BlockModule<BlockType>
  : { readonly default: ComponentType<T extends 'passage' ? PassagePartsProps : object> };

const loaded = new Map<PartName, Module<PartName>>();

/** The names of all parts. Object.keys widens them to strings. */
export const allParts = Object.keys(parts) as readonly PartName[];

async function loadPart(name: PartName): Promise<void> {
  // The registry pairs types and modules by `satisfies`; here they are joined.
  loaded.set(name, (await parts[name]()) as Module<PartName>);
}

/**
 * Loads the modules of some parts, so that rendering is synchronous.
 * @throws Error when a module cannot be fetched; the next call tries again
 */
export async function loadParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.filter((name) => !loaded.has(name)).map(loadPart));
}

/** @throws Error if `loadParts` was not awaited */
export function partModule<T extends PartName>(name: T): Module<T> {
  const module = loaded.get(name);
  if (module === undefined) throw new Error(`"${name}" is not loaded.`);
  return module as Module<T>;
}
