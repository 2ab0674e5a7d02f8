import { recipe } from '../recipe.ts';
/** Links made of words: `underline` inside a text, `plain` on their own. */
export const linkRecipe = recipe({
  base: {
    color: 'brand.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
  },
  variants: {
    variant: {
      underline: {
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: {
        fontWeight: 'semibold',
        textDecorationColor: 'transparent',
        transition: 'text-decoration-color {durations.fast}',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
    color: { inherit: { color: 'inherit' } },
  },
  defaultVariants: { variant: 'underline' },
});
