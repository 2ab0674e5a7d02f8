import { besideText, halves, lineAbove, lineBelow, slotRecipe, stack } from '../shared/recipe.ts';
export const mediaTextRecipe = slotRecipe({
  base: {
    root: {
      ...stack,
      gap: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
      alignItems: 'center',
    },
    title: { textStyle: 'heading', maxWidth: '18ch', 'p + &': { marginTop: '4' } },
    description: {
      marginTop: '5',
      textStyle: 'lead',
      color: 'fg.muted',
      maxWidth: 'measure',
      '&:first-child': { marginTop: '0' },
    },
    features: { display: 'grid', marginTop: '9' },
    feature: {
      ...stack,
      columnGap: '4.5',
      rowGap: '1',
      paddingBlock: '5',
      ...lineAbove,
      _last: { paddingBottom: '0' },
      '&:has(> span)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      '& > span': { gridRow: 'span 2' },
    },
    featureTitle: { textStyle: 'card' },
    featureText: { fontSize: '1rem', lineHeight: '1.55', color: 'fg.muted' },
    actions: { marginTop: '8' },
    picture: {
      borderRadius: 'panel',
      maxHeight: '40rem',
      // A drawing has edges of its own.
      '&:not([src*=".svg"])': { boxShadow: '0 0 0 1px {colors.border.emphasized}' },
    },
  },
  variants: {
    beside: {
      picture: { root: { lg: halves } },
      features: {
        root: { alignItems: 'start', lg: halves },
        features: {
          marginTop: '0',
          ...lineBelow,
          '& > li:last-child': { paddingBottom: '5' },
        },
      },
      nothing: { root: { maxWidth: 'prose' } },
    },
    imageSide: {
      end: { root: { lg: { '& > :first-child:not(:last-child)': besideText } } },
      start: {
        picture: { lg: { order: '-1', width: 'calc(100% - {spacing.12})' } },
      },
    },
  },
});
