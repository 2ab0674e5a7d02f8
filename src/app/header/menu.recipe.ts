import { slotRecipe } from '../../blocks/shared/recipe.ts';

/** A menu without entries is there for its button on small screens. */
export const menuRecipe = slotRecipe({ base: { alone: { hideFrom: 'xl' } } });
