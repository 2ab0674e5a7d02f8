import { card } from '../shared/card-styles.ts';
import { columns, inColumns, lineAbove, mutedSmall, slotRecipe, wrapping } from '../shared/recipe.ts';
import { chosenSegment, segment, segments } from '../shared/segment-styles.ts';

export const pricingRecipe = slotRecipe({
  base: {
    root: {
      '& [data-period=yearly], &:has([value=yearly]:checked) [data-period=monthly]': { display: 'none' },
      '&:has([value=yearly]:checked) [data-period=yearly]': { display: 'flex' },
    },
    switch: { display: 'flex', ...segments, marginBottom: '8' },
    choice: {
      position: 'relative',
      ...segment,
      placeItems: 'center',
      flex: '1 1 auto',
      textAlign: 'center',
      cursor: 'pointer',
      // It covers the choice: a press anywhere is one on the button itself.
      '& input': { position: 'absolute', inset: '0', boxSize: '100%', opacity: '0', cursor: 'pointer' },
      '&:has(:checked)': chosenSegment,
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    },
    plans: {
      display: 'grid',
      gridTemplateColumns: { base: columns(1), md: columns(2) },
      gap: 'cardGap',
    },
    plan: {
      ...card,
      gap: '6',
      padding: 'card',
      // Names, prices and buttons of neighbours stand on one line.
      md: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4', rowGap: '6', alignContent: 'start' },
    },
    top: { minWidth: '0', gridRow: '1' },
    heading: { ...wrapping, alignItems: 'center', columnGap: '3', rowGap: '1.5' },
    name: { textStyle: 'article' },
    badge: { alignSelf: 'center' },
    description: { marginTop: '2', ...mutedSmall },
    prices: { gridRow: '2', minWidth: '0' },
    price: {
      ...wrapping,
      alignItems: 'baseline',
      columnGap: '2',
      '& strong': {
        fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
        lineHeight: '1.15',
        letterSpacing: '-.025em',
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
      '& span': mutedSmall,
    },
    points: {
      gridRow: '3',
      alignContent: 'start',
      paddingTop: '6',
      ...lineAbove,
    },
    action: { gridRow: '4', display: 'grid', md: { alignSelf: 'end' } },
  },
  variants: {
    across: {
      1: { plans: { gridTemplateColumns: { base: columns(1), md: columns(1) }, maxWidth: '30rem' } },
      ...inColumns('plans', [2, 3, 4]),
    },
    highlighted: {
      true: { plan: { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}, {shadows.lift}' } },
    },
  },
});
