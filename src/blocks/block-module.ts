import type { ReactElement } from 'react';
import type { BlockProps, BlockType } from '../model/generated/resolved.ts';

/** What the file of a block gives: its component, which receives the block's fields and nothing else. */
export type BlockModule<T extends BlockType> = {
  readonly default: (props: BlockProps<T>) => ReactElement | null;
};
