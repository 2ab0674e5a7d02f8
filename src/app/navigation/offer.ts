import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as offered from '../../blocks/offered.ts';
import { classes } from '../../blocks/shared/recipe.ts';

/** What a block of a site's own imports: the very modules that our blocks have. Only its recipes are its own, whose classes begin with its type. */
export function offerTo(type: string) {
  const { styles, slotRecipe: own } = classes(`${type}-`);
  let isLoaded = false;
  const slotRecipe: typeof offered.slotRecipe = (recipe) => {
    if (isLoaded) throw new Error('slotRecipe makes styles for all pages. Call it above the component, not in it.');
    return own(recipe);
  };
  const modules: Readonly<Record<string, object>> = {
    'sitewright/blocks': { ...offered, slotRecipe },
    react,
    'react/jsx-runtime': jsx,
  };
  return {
    styles,
    /** Gives a module to the block as it is loaded. @throws Error for any other name */
    module: (name: string): object => {
      const found = modules[name];
      if (found === undefined) throw new Error(`A block can't import "${name}".`);
      return found;
    },
    /** The block has been loaded: all its recipes are there. */
    end: (): void => {
      isLoaded = true;
    },
  };
}
