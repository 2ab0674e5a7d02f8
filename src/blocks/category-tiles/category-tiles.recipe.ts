import { defineSlotRecipe } from '@chakra-ui/react';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const categoryTilesRecipe = defineSlotRecipe({
  slots: ['box', 'cell', 'tile', 'words', 'label', 'value'],
  base: {
    box: {
      display: 'grid',
      ...columns(1),
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'card',
      background: 'bg.panel',
      boxShadow: '{assets.card}',
    },
    // Hairlines at the end and below; those of the last column and row lie under the box's own edge.
    cell: {
      display: 'grid',
      ...columns(1),
      minWidth: '0',
      marginInlineEnd: '-1px',
      marginBottom: '-1px',
      borderInlineEnd: '1px solid',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    tile: { display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', paddingBlock: '5', paddingInline: '6' },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      flex: '1',
      gap: '.125rem 1rem',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    label: { flex: '1 1 7rem', minWidth: '0', fontWeight: 'semibold', lineHeight: '1.4' },
    value: { textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    columns: {
      1: { box: { maxWidth: 'measure' } },
      2: { box: { sm: columns(2) } },
      3: { box: { sm: columns(2), lg: columns(3) } },
      4: { box: { sm: columns(2), xl: columns(4) } },
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
  defaultVariants: { columns: 3 },
});
