import { breakable, inLine, mutedCaption, slotRecipe, wrapping } from './recipe.ts';
export const trailRecipe = slotRecipe({
  base: {
    root: { marginBottom: '6', ...mutedCaption },
    list: { ...wrapping, alignItems: 'center', columnGap: '2' },
    step: {
      ...inLine,
      gap: '2',
      ...breakable,
      '& a': { ...inLine, minHeight: '1.75rem', _hover: { color: 'brand.fg' } },
      '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    },
    sign: { boxSize: '.875rem', color: 'fg.subtle' },
  },
});
