import { button } from './button.ts';
import { container } from './container.ts';
import { link } from './link.ts';
import { badge, chip, iconTile, panel } from './surfaces.ts';
import { tagline } from './tagline.ts';

/** What several blocks, or a block and the page around it, have in common. Found by key: `useRecipe({ key: 'button' })`. */
export const recipes = { badge, button, chip, container, iconTile, link, panel, tagline };
