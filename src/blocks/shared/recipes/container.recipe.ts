import { recipe } from '../recipe.ts';
/** The page's column: 1184 px and a gutter at each side. */
export const containerRecipe = recipe({
  base: {
    width: '100%',
    maxWidth: 'calc({sizes.container} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});
