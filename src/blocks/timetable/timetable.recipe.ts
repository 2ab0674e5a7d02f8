import { slotRecipe } from '../shared/styles.ts';

/** Says how this block looks. */
export const timetableRecipe = slotRecipe({
  base: {
    items: { maxWidth: 'prose' },
    item: { paddingBlock: '3', overflowWrap: 'anywhere' },
  },
});
