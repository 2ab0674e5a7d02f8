import type { SystemStyleObject } from '@chakra-ui/react';
import type { BlockModule } from '../../blocks/block-module.ts';
import type { OwnAddresses } from '../../model/frame.ts';
import type { BlockType } from '../../model/generated/resolved.ts';
import type { RunOwn } from '../../model/rendering.ts';
import { registry } from '../generated/registry.ts';

/** What pages are made of: blocks, what stands above and below a list, what texts have besides paragraphs. Each is loaded when a page has it. */
const parts = {
  ...registry,
  filters: () => import('../../blocks/shared/filters/Filters.tsx'),
  pager: () => import('../../blocks/shared/pager/PagerLinks.tsx'),
  passage: () => import('../../blocks/shared/passage/PassageParts.tsx'),
};
export type PartName = keyof typeof parts;

type Modules = Record<BlockType, BlockModule<BlockType>> & {
  [Name in 'filters' | 'pager' | 'passage']: Awaited<ReturnType<(typeof parts)[Name]>>;
};

const loaded: Partial<Modules> = {};

export const isPartName = (name: string): name is PartName => name in parts;

async function loadPart<T extends PartName>(name: T): Promise<void> {
  // The registry pairs types and modules by `satisfies`; here they are joined.
  loaded[name] = (await parts[name]()) as Modules[T];
}

/** Loads the modules of some parts, so that rendering is synchronous. @throws Error when a module cannot be fetched; the next call tries again */
export async function loadParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.filter((name) => loaded[name] === undefined).map(loadPart));
}

/** A block of the site's own: where it came from, and what its classes say. */
type OwnBlock = {
  readonly address: string;
  readonly module: BlockModule<BlockType>;
  readonly styles: ReadonlyMap<string, SystemStyleObject>;
};

/** Blocks of the site's own, by their types. */
const own = new Map<string, OwnBlock>();

/** What the file of such a block gives: its component, made with what it imports (`src/builder/own/own-code.ts`). */
type OwnFile = { readonly default: (imported: (name: string) => object) => BlockModule<BlockType> };

/** Loads blocks of the site's own. @param names of the parts that are needed @param run runs the code of one @throws Error as `loadParts` */
export async function loadOwn(
  addresses: OwnAddresses = {},
  names: readonly string[],
  run: RunOwn = (_, load) => load(),
): Promise<void> {
  const load = async (name: string): Promise<void> => {
    const address = addresses[name] ?? '';
    const file: Promise<OwnFile> = import(/* @vite-ignore */ address);
    const [{ default: make }, { offerTo }] = await Promise.all([file, import('./offer.ts')]);
    const { styles, module: given, end } = offerTo(name);
    const module = run(name, () => make(given));
    end();
    own.set(name, { address, module, styles });
  };
  await Promise.all(names.filter((name) => name in addresses && own.get(name)?.address !== addresses[name]).map(load));
}

/** As `loadParts` and `loadOwn`, for whoever renders any page. Blocks of another site go. */
export async function loadAllParts(addresses: OwnAddresses = {}, run?: RunOwn): Promise<void> {
  const names = Object.keys(addresses);
  await Promise.all([loadParts(Object.keys(parts).filter(isPartName)), loadOwn(addresses, names, run)]);
  for (const name of own.keys()) if (!(name in addresses)) own.delete(name);
}

/** What the classes of the site's own blocks say, by their names; in an order that follows from the names of the blocks. */
export const ownStyles = (): ReadonlyMap<string, SystemStyleObject> =>
  new Map([...own.keys()].sort().flatMap((type) => [...(own.get(type)?.styles ?? [])]));

/** @throws Error if `loadParts` was not awaited */
export function partModule<T extends PartName>(name: T): Modules[T] {
  const module = loaded[name];
  if (module === undefined) throw new Error(`"${name}" is not loaded.`);
  return module;
}

/** The module of a block: of the site's own, or of ours. @throws Error as `partModule` */
export const blockModule = (type: BlockType): BlockModule<BlockType> => own.get(type)?.module ?? partModule(type);
