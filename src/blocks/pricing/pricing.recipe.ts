import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { card } from '../shared/card-styles.ts';

/** How many plans stand side by side on a wide screen. */
export type Across = 1 | 2 | 3 | 4;

const columns = (count: number) => ({ plans: { lg: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } });

/** What the switch shows and hides. Browsers that can't look at it keep to the first prices. */
const chosen: SystemStyleObject = {
  '& [data-period=yearly], &:has([value=yearly]:checked) [data-period=monthly]': { display: 'none' },
  '&:has([value=yearly]:checked) [data-period=yearly]': { display: 'flex' },
};

/** Plans as cards whose parts share their rows, and the switch above them. */
export const pricingRecipe = defineSlotRecipe({
  slots: [
    'root',
    'switch',
    'choice',
    'plans',
    'plan',
    'top',
    'heading',
    'name',
    'badge',
    'description',
    'prices',
    'price',
    'points',
    'action',
    'note',
  ],
  base: {
    root: chosen,
    switch: {
      display: 'flex',
      flexWrap: 'wrap',
      width: 'fit-content',
      maxWidth: '100%',
      gap: '1',
      marginBottom: '8',
      padding: '1',
      borderRadius: 'panel',
      background: 'bg.muted',
    },
    choice: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: '1 1 auto',
      minHeight: 'controlSmall',
      paddingBlock: '1.5',
      paddingInline: '4.5',
      borderRadius: 'card',
      textStyle: 'small',
      fontWeight: 'medium',
      textAlign: 'center',
      color: 'fg.muted',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      transition: 'background-color {durations.fast}, color {durations.fast}',
      // It covers the choice: a press anywhere is one on the button itself.
      '& input': { position: 'absolute', inset: '0', width: '100%', height: '100%', opacity: '0', cursor: 'pointer' },
      _hover: { color: 'fg' },
      '&:has(:checked)': {
        background: 'bg.panel',
        color: 'fg',
        boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}, {shadows.outline}',
        // Forced colours take backgrounds and shadows away.
        _highContrast: { outline: '2px solid', outlineOffset: '-2px' },
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    },
    plans: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
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
    heading: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
    name: { textStyle: 'article' },
    badge: { alignSelf: 'center' },
    description: { marginTop: '2', textStyle: 'small', color: 'fg.muted' },
    prices: { gridRow: '2', minWidth: '0' },
    price: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      '& strong': {
        fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
        lineHeight: '1.15',
        letterSpacing: '-.025em',
        fontVariantNumeric: 'tabular-nums lining-nums',
        overflowWrap: 'anywhere',
      },
      '& span': { textStyle: 'small', color: 'fg.muted' },
    },
    points: {
      gridRow: '3',
      alignContent: 'start',
      paddingTop: '6',
      borderTop: '1px solid',
      borderColor: 'border',
    },
    action: { gridRow: '4', display: 'grid', md: { alignSelf: 'end' } },
    note: { marginTop: '6', textStyle: 'caption', color: 'fg.muted', maxWidth: 'measure' },
  },
  variants: {
    across: {
      1: { plans: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '30rem' } },
      2: columns(2),
      3: columns(3),
      4: columns(4),
    },
    highlighted: {
      true: { plan: { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}, {shadows.lift}' } },
      false: {},
    },
  },
});

/** The styles of the parts. */
export type PricingStyles = Record<(typeof pricingRecipe.slots)[number], SystemStyleObject>;
