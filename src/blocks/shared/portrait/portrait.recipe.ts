const frame = { flex: 'none', boxSize: '3.6em', borderRadius: 'full' };

import { centred, slotRecipe } from '../recipe.ts';
export const portraitRecipe = slotRecipe({
  base: {
    picture: frame,
    drawn: {
      ...frame,
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
      sm: { picture: { fontSize: '.8125rem' }, drawn: { fontSize: '.8125rem' } },
      md: { picture: { fontSize: '1rem' }, drawn: { fontSize: '1rem' } },
      lg: { picture: { fontSize: '1.625rem' }, drawn: { fontSize: '1.625rem' } },
    },
  },
});
