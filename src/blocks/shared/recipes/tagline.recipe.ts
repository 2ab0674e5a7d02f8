import { recipe } from '../recipe.ts';
export const taglineRecipe = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2.5',
    textStyle: 'small',
    fontFamily: 'tagline',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    letterSpacing: 'tagline',
    textTransform: '{assets.taglineCase}',
    color: 'brand.fg',
  },
  variants: {
    mark: {
      ornament: {
        _before: {
          content: '{assets.mark}',
          width: 'markWidth',
          height: 'markHeight',
          flex: 'none',
          background: 'accent.solid',
          clipPath: '{assets.markShape}',
        },
      },
    },
  },
  defaultVariants: { mark: 'ornament' },
});
