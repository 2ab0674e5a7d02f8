import type { FileSort } from '../../content/check/contents.ts';
import { type MapNode, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';

/** A file of a site as somebody wrote it. */
export type WrittenFile = { readonly sort: FileSort; readonly source: SourceText; readonly root: MapNode };

/** A step from keys to the keys below: the name of one, each entry of a list, or each block of a type. */
export type Step = string | { readonly each: true } | { readonly type: string };

/** Each entry of a list. */
export const EACH: Step = { each: true };

/** Where keys stand, in all files of a sort. */
export type Place = {
  readonly sort: FileSort;
  /** Only in pages of this kind. */
  readonly kind?: string;
  readonly path: readonly Step[];
};

/** In site.yaml: `inSettings('theme')`. */
export const inSettings = (...path: readonly Step[]): readonly Place[] => [{ sort: 'settings', path }];

/** In the pages of a kind: `inPagesOf('article', 'image')`. */
export const inPagesOf = (kind: string, ...path: readonly Step[]): readonly Place[] => [{ sort: 'page', kind, path }];

/** In blocks of a type, wherever there are blocks: `inBlocks('hero', 'actions', EACH)`. */
export function inBlocks(type: string, ...path: readonly Step[]): readonly Place[] {
  return [
    { sort: 'page', path: ['blocks', { type }, ...path] },
    { sort: 'kind', path: ['layout', { type }, ...path] },
  ];
}

/** The maps that are in some places of a file. */
export function mapsAt({ sort, root }: WrittenFile, places: readonly Place[]): MapNode[] {
  return places.flatMap((place) => {
    if (place.sort !== sort || (place.kind !== undefined && textOf(root, 'kind') !== place.kind)) return [];
    const found = place.path.reduce<readonly Node[]>(
      (nodes, step) => nodes.flatMap((node) => below(node, step)),
      [root],
    );
    return found.flatMap((node) => (node.kind === 'map' ? [node] : []));
  });
}

function below(node: Node, step: Step): readonly Node[] {
  if (typeof step === 'string') {
    const value = valueAt(node, step);
    return value === undefined ? [] : [value];
  }
  if (node.kind !== 'list') return [];
  return 'type' in step ? node.items.filter((item) => textOf(item, 'type') === step.type) : node.items;
}
