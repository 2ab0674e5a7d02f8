import { slotRecipe } from './recipe.ts';

export const itemListRecipe = slotRecipe({
  base: {
    part: { '& + &': { marginTop: 'clamp(2.5rem, 5vw, 4rem)' } },
    heading: { marginBottom: '5', textStyle: 'subheading', breakAfter: 'avoid' },
  },
});
