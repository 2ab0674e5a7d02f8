import { centred, slotRecipe } from '../shared/recipe.ts';
export const timelineRecipe = slotRecipe({
  base: {
    list: { maxWidth: '60rem' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: 'minmax(0, 10rem) 2rem minmax(0, 1fr)' },
      columnGap: { base: '4', md: '6' },
      paddingBottom: '9',
      // The line, from this point to the next.
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '1rem -.875rem',
        insetInlineStart: { base: 'calc(1rem - 1px)', md: 'calc(10rem + {spacing.6} + 1rem - 1px)' },
        width: '2px',
        background: 'border.emphasized',
      },
      _last: { paddingBottom: '0' },
    },
    date: {
      gridColumn: { base: '2', md: '1' },
      gridRow: '1',
      paddingTop: { md: '.1875rem' },
      textStyle: 'small',
      fontWeight: 'semibold',
      color: 'brand.fg',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    // It covers the line, in the colour of what is behind the block.
    point: {
      position: 'relative',
      zIndex: '1',
      gridColumn: { base: '1', md: '2' },
      gridRow: '1',
      justifySelf: 'center',
      boxSize: '.875rem',
      marginTop: '.4375rem',
      border: '3px solid',
      borderColor: 'brand.solid',
      borderRadius: 'full',
      background: 'bg.panel',
      '&[data-icon]': {
        ...centred,
        boxSize: '2rem',
        marginTop: '-.125rem',
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        color: 'brand.fg',
      },
      '& svg': { boxSize: '1rem' },
    },
    words: { gridColumn: { base: '2', md: '3' }, gridRow: { base: '2', md: '1' }, minWidth: '0' },
    title: { textStyle: 'card' },
    description: { marginTop: '1.5', color: 'fg.muted', textStyle: 'cardBody' },
  },
});
