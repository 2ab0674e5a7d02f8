import { slotRecipe } from '../shared/recipe.ts';

/** Four shapes, so that no state is told by its colour alone. */
const triangle = 'polygon(50% 4%, 100% 96%, 0 96%)';
const diamond = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)';

export const stateRecipe = slotRecipe({
  base: {
    mark: {
      display: 'inline-block',
      flex: 'none',
      width: '.625rem',
      height: '.625rem',
      borderRadius: 'full',
      background: 'currentColor',
    },
    status: { textStyle: 'caption', fontWeight: 'medium' },
  },
  variants: {
    state: {
      ok: { mark: { color: 'success.fg' }, status: { color: 'success.fg' } },
      warning: {
        mark: { color: 'warning.solid', borderRadius: '0', clipPath: triangle },
        status: { color: 'warning.fg' },
      },
      error: {
        mark: { color: 'error.fg', borderRadius: '0', clipPath: diamond },
        status: { color: 'error.fg' },
      },
      busy: {
        mark: { color: 'brand.fg', background: 'none', boxShadow: 'inset 0 0 0 2px currentColor' },
        status: { color: 'brand.fg' },
      },
    },
  },
});
