import { inLine, slotRecipe } from '../recipe.ts';

/** A row of numbers between two arrows. Its cells get narrower on a phone, so that it stays one row at 320 px. */
export const pagerRecipe = slotRecipe({
  base: {
    root: { marginTop: 'sectionHead' },
    list: {
      display: 'flex',
      justifyContent: 'center',
      gap: { base: '0', sm: '1' },
      '& > li': { flex: '0 1 {sizes.controlSmall}' },
    },
    cell: {
      ...inLine,
      justifyContent: 'center',
      minWidth: { base: '1.75rem', sm: 'controlSmall' },
      width: '100%',
      height: 'controlSmall',
      paddingInline: { base: '0', sm: '1' },
      borderRadius: 'control',
      fontWeight: 'medium',
    },
    link: {
      color: 'fg.muted',
      transition: 'background-color {durations.fast}, color {durations.fast}',
      _hover: { background: 'bg.muted', color: 'fg' },
      '& svg': { boxSize: '1.25rem' },
    },
    current: {
      color: 'brand.contrast',
      background: 'brand.solid',
      fontWeight: 'semibold',
      _highContrast: { border: '2px solid' },
    },
    gap: { color: 'fg.subtle' },
    back: { '& svg': { transform: 'scaleX(-1)' } },
  },
});
