import type { Change, Codemod, WrittenFile } from '../../src/authoring/upgrade/upgrade.ts';
import type { FileSort } from '../../src/content/check/contents.ts';
import { entryOf, type MapNode, type Node, textOf, valueAt } from '../../src/yaml/syntax/tree.ts';
import { rewrite } from '../../src/yaml/text/edits.ts';

/** A step from keys to the keys below: the name of one, each entry of a list, or each block of a type. */
type Step = string | { readonly each: true } | { readonly type: string };

/** Each entry of a list. */
export const EACH: Step = { each: true };

/** Where keys stand, in all files of a sort. */
export type Place = {
  readonly sort: FileSort;
  /** Only in pages of this kind. */
  readonly kind?: string;
  readonly path: readonly Step[];
};

/** In blocks of a type, wherever there are blocks: `inBlocks('hero', 'actions', EACH)`. */
export function inBlocks(type: string, ...path: readonly Step[]): readonly Place[] {
  return [
    { sort: 'page', path: ['blocks', { type }, ...path] },
    { sort: 'kind', path: ['layout', { type }, ...path] },
  ];
}

/** Gives a key another name, where that isn't taken. The value stays, in its quotes and with its notes. */
export function renameKey(places: readonly Place[], from: string, to: string): Codemod['changes'] {
  return (file) =>
    mapsAt(file, places).flatMap((map): Change[] => {
      const entry = entryOf(map, from);
      if (entry === undefined) return [];
      const isTaken = entryOf(map, to) !== undefined;
      return [{ at: entry.keyRange, edits: isTaken ? undefined : [rewrite(file.source, entry.keyRange, to)] }];
    });
}

/** The maps that are in some places of a file. */
function mapsAt({ sort, root }: WrittenFile, places: readonly Place[]): MapNode[] {
  return places
    .filter((place) => place.sort === sort && (place.kind === undefined || textOf(root, 'kind') === place.kind))
    .flatMap(({ path }) =>
      path.reduce<readonly Node[]>((nodes, step) => nodes.flatMap((node) => below(node, step)), [root]),
    )
    .flatMap((node) => (node.kind === 'map' ? [node] : []));
}

function below(node: Node, step: Step): readonly Node[] {
  if (typeof step === 'string') return [valueAt(node, step) ?? []].flat();
  if (node.kind !== 'list') return [];
  return 'type' in step ? node.items.filter((item) => textOf(item, 'type') === step.type) : node.items;
}
