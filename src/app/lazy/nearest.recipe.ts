import { inLine, slotRecipe, wrapping } from '../../blocks/shared/recipe.ts';
export const nearestRecipe = slotRecipe({
  base: {
    root: {
      marginTop: '9',
      color: 'fg.muted',
      '& ul': { ...wrapping, justifyContent: 'center', columnGap: '6', marginTop: '1' },
      '& a': {
        ...inLine,
        minHeight: '2.75rem',
        fontWeight: 'semibold',
        color: 'fg',
        textDecoration: 'underline',
        textDecorationColor: 'border.emphasized',
        textUnderlineOffset: '.25em',
        _hover: { color: 'brand.fg' },
      },
    },
  },
});
