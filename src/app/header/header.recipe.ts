import { slotRecipe } from '../../blocks/shared/recipe.ts';
import { barStyles } from './bar-styles.ts';
import { byMenu } from './fragments.ts';
import { parts, roomy, row, sheet } from './navigation-styles.ts';
import { below, box, group } from './panel-styles.ts';

const menu = byMenu({ sheet, row });
const panel = byMenu({ sheet: group, row: box });

/** The top of every page, by the width of screen from which on its menu is a row. All of its parts are plain elements in the root. */
export const headerRecipe = slotRecipe({
  base: {
    bar: barStyles,
    menu: parts,
    roomyMenu: {},
    panel: { '& .panel b': { fontWeight: 'inherit' } },
    roomyPanel: {},
  },
  variants: {
    menuFrom: {
      xl: { menu: menu.xl, panel: panel.xl },
      '2xl': { menu: menu['2xl'], panel: panel['2xl'] },
      none: { menu: menu.none, panel: panel.none },
    },
    isRow: { true: { roomyMenu: { '2xl': roomy }, roomyPanel: { '2xl': below } } },
  },
});
