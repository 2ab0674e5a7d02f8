import type { BlockProps, BlockType } from '../../model/generated/resolved.ts';

/** One of the `items` of a block of some type. */
export type ItemOf<T extends BlockType> = BlockProps<T> extends { items: (infer Item)[] } ? Item : never;
