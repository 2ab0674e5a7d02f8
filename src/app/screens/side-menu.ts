import type { PlacedBlock, Screen } from '../../model/screen.ts';

/** A screen of blocks. */
export type BlockScreen = Extract<Screen, { kind: 'page' }>;

/** Whether a block is a menu beside all that follow it. */
function isSideMenu({ block }: PlacedBlock): boolean {
  return 'variant' in block && block.variant === 'side-menu';
}

/** Which block is a menu beside all that follow it; -1 without one. */
export function sideMenuIn(blocks: readonly PlacedBlock[]): number {
  return blocks.findIndex(isSideMenu);
}
