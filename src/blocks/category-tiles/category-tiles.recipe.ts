const inColumns = (count: number) => ({ gridTemplateColumns: columns(count) });

import { breakable, columns, lineBelow, mutedSmall, raised, slotRecipe, wrapping } from '../shared/recipe.ts';
export const categoryTilesRecipe = slotRecipe({
  base: {
    box: {
      display: 'grid',
      ...inColumns(1),
      overflow: 'hidden',
      ...raised('card'),
    },
    // Hairlines at the end and below; those of the last column and row lie under the box's own edge.
    cell: {
      display: 'grid',
      ...inColumns(1),
      minWidth: '0',
      marginInlineEnd: '-1px',
      marginBottom: '-1px',
      borderInlineEnd: '1px solid',
      ...lineBelow,
    },
    tile: { display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', paddingBlock: '5', paddingInline: '6' },
    words: {
      ...wrapping,
      alignItems: 'baseline',
      flex: '1',
      gap: '.125rem 1rem',
      ...breakable,
    },
    label: { flex: '1 1 7rem', minWidth: '0', fontWeight: 'semibold', lineHeight: '1.4' },
    value: { ...mutedSmall, fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    columns: {
      1: { box: { maxWidth: 'measure' } },
      2: { box: { sm: inColumns(2) } },
      3: { box: { sm: inColumns(2), lg: inColumns(3) } },
      4: { box: { sm: inColumns(2), xl: inColumns(4) } },
    },
    link: {
      true: {
        tile: {
          transition: 'background-color {durations.fast}',
          _hover: { background: 'brand.subtle' },
          _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
        },
      },
    },
  },
});
