/** A bar that stays at the lower edge of the window as long as the page goes on below it, or at the upper one, below the menu. */
import { breakable, centred, slotRecipe, wrapping } from '../shared/recipe.ts';
export const announcementRecipe = slotRecipe({
  base: {
    root: {
      position: 'sticky',
      zIndex: '40',
      background: 'surface.brand',
      boxShadow: 'inset 0 1px 0 {colors.surface.brandRing}',
      // The last part of a short page grows; this one stays low.
      'main > &': { flexGrow: '0' },
      // It works before the app is there, and without script.
      '&:has(:checked)': { display: 'none' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      maxHeight: '40vh',
      overflowY: 'auto',
      paddingBlock: '2',
    },
    words: {
      ...wrapping,
      alignItems: 'baseline',
      columnGap: '4',
      rowGap: '1',
      ...breakable,
      textStyle: 'small',
    },
    action: { fontWeight: 'semibold' },
    close: {
      flex: 'none',
      position: 'relative',
      ...centred,
      boxSize: 'controlSmall',
      borderRadius: 'full',
      _hover: { background: 'bg.muted' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-2px' },
      '& input': { position: 'absolute', inset: '0', boxSize: '100%', opacity: '0', cursor: 'pointer' },
    },
  },
  variants: {
    place: {
      bottom: { root: { bottom: '0', marginTop: 'auto' } },
      top: {
        root: {
          top: 'header',
          marginBlock: '{sizes.header} calc(-1 * {sizes.header})',
          // Anchors end below it, where it has one line.
          'html:has(&)': { scrollPaddingTop: 'calc({sizes.header} + 3.5rem)' },
          // What stays below the menu stays below it, too.
          'main:has(> &)': { '--under': 'calc({sizes.header} + var(--bar, 3.5rem))' },
          'main:has(> & :checked)': { '--bar': '0px' },
          '& ~ * ~ *': { '--sw-sizes-header': 'var(--under)', '--sw-spacing-header': 'var(--under)' },
        },
      },
    },
  },
  defaultVariants: { place: 'bottom' },
});
