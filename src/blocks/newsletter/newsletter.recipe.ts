import { besideText, columns, halves, mutedCaption, slotRecipe, stack } from '../shared/recipe.ts';
export const newsletterRecipe = slotRecipe({
  base: {
    root: {
      ...stack,
      gap: '7',
      alignItems: 'center',
      lg: { ...halves, '& > :first-child': besideText },
    },
    tagline: { marginBottom: '3' },
    title: { textStyle: 'heading' },
    description: { marginTop: '3', textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure' },
    form: { minWidth: '0' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: columns(1), sm: 'minmax(0, 1fr) fit-content(50%)' },
      gap: '3',
      alignItems: 'start',
      '* + &': { marginTop: '4' },
      // Beside the field, not beside its label: as low as the label is high.
      '& > button': { sm: { marginTop: 'calc(1.4 * .9375rem + {spacing.2})' } },
    },
    note: { marginTop: '4', ...mutedCaption, maxWidth: 'measure' },
  },
});
