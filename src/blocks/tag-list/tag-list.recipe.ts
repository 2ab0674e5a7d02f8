import { columns, lineAbove, raised, slotRecipe, wrapping } from '../shared/recipe.ts';
export const tagListRecipe = slotRecipe({
  base: {
    list: raised('card'),
    group: {
      display: 'grid',
      gridTemplateColumns: { base: columns(1), md: '15rem minmax(0, 1fr)' },
      alignItems: 'first baseline',
      gap: '3.5',
      paddingBlock: '5',
      paddingInline: 'clamp(1.25rem, .8rem + 1.8vw, 2rem)',
      '& + &': lineAbove,
    },
    title: {
      display: 'flex',
      gap: '3',
      fontWeight: 'semibold',
      '& > span': { alignSelf: 'first baseline', minWidth: '0' },
    },
    // Centred on the first line of the name.
    icon: { height: '1lh', color: 'brand.fg' },
    tags: { ...wrapping, gap: '2' },
    tag: {
      maxWidth: '100%',
      paddingBlock: '.3125rem',
      paddingInline: '3',
      borderRadius: 'small',
      background: 'bg.muted',
      textStyle: 'small',
      fontWeight: 'medium',
      lineHeight: '1.4',
      // Forced colours take backgrounds away.
      _highContrast: { border: '1px solid' },
    },
  },
});
