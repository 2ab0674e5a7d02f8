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

type Modules = Record<BlockType, BlockModule<BlockType>> & {
  pager: { readonly default: ComponentType };
  passage: { readonly default: ComponentType<PassagePartsProps> };
};

const loaded: Partial<Modules> = {};

export const isPartName = (name: string): name is PartName => name in parts;

async function loadPart<T extends PartName>(name: T): Promise<void> {
  // The registry pairs types and modules by `satisfies`; here they are joined.
  loaded[name] = (await parts[name]()) as Modules[T];
}

/**
 * Loads the modules of some parts, so that rendering is synchronous.
 * @throws Error when a module cannot be fetched; the next call tries again
 */
export async function loadParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.filter((name) => loaded[name] === undefined).map(loadPart));
}

/** As `loadParts`, for whoever renders any page. */
export const loadAllParts = (): Promise<void> => loadParts(Object.keys(parts).filter(isPartName));

/** @throws Error if `loadParts` was not awaited */
export function partModule<T extends PartName>(name: T): Modules[T] {
  const module = loaded[name];
  if (module === undefined) throw new Error(`"${name}" is not loaded.`);
  return module;
}
