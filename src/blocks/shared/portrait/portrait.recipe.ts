import { centred, slotRecipe } from '../recipe.ts';
export const portraitRecipe = slotRecipe({
  base: {
    frame: { flex: 'none', boxSize: '3.6em', borderRadius: 'full' },
    drawn: {
      ...centred,
      color: 'brand.fg',
      fontWeight: 'semibold',
      lineHeight: '1',
      background: 'brand.subtle',
      boxShadow: '{assets.ledges}',
    },
  },
  variants: {
    size: {
      sm: { frame: { fontSize: '.8125rem' } },
      md: { frame: { fontSize: '1rem' } },
      lg: { frame: { fontSize: '1.625rem' } },
    },
  },
});
