import { halves, slotRecipe, stack } from '../shared/recipe.ts';
export const richTextRecipe = slotRecipe({
  base: {
    root: { ...stack, gap: '8' },
    head: {
      ...stack,
      gap: '4',
      lg: { position: 'sticky', top: 'calc({spacing.header} + {spacing.8})', alignSelf: 'start' },
    },
    title: { textStyle: 'heading', maxWidth: '22ch' },
    column: { maxWidth: 'prose' },
    // What is read at length wants more air between its paragraphs than `<Prose>` leaves by itself.
    text: { ...stack, gap: '1.5' },
    paragraph: { color: 'color-mix(in srgb, {colors.fg} 55%, {colors.fg.muted})', '& strong': { color: 'fg' } },
    part: { marginTop: { base: '10', md: '12' } },
    partTitle: { textStyle: 'subheading', marginBottom: '3' },
    actions: { marginTop: '10' },
  },
  variants: { head: { true: { root: { lg: halves } } } },
});
