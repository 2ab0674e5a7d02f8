import { inLine } from '../../blocks/shared/fragments.ts';
import { inDark, inLight } from '../../blocks/shared/modes.ts';
import { slotRecipe } from '../../blocks/shared/recipe.ts';

/** The mark and the name of the site. */
export const brandRecipe = slotRecipe({
  base: {
    root: {
      ...inLine,
      gap: '2.5',
      // Between a menu and its button it breaks between words, on small screens anywhere.
      minWidth: { base: '0', xl: 'auto' },
      minHeight: 'controlSmall',
      fontFamily: 'heading',
      // In proportion to a narrow screen, where a long name would be higher than the bar.
      fontSize: 'min(4.6vw*var(--unzoomed), 1.125rem)',
      fontWeight: 'semibold',
      lineHeight: '1.2',
      letterSpacing: '-.018em',
      overflowWrap: { base: 'anywhere', xl: 'break-word' },
      '& img': {
        position: 'relative',
        width: 'min(10vw, 1.875rem)',
        height: 'min(10vw, 1.875rem)',
        flex: 'none',
        // Drawn only for a picture that could not be fetched, over the browser's mark for a broken one.
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small', background: 'brand.solid' },
      },
    },
  },
  variants: {
    /** A logo with the name in it is as wide as it is. */
    isWide: { true: { root: { '& img': { width: 'auto', maxWidth: 'min(50vw, 14rem)' } } } },
    /** One picture for each mode. */
    hasTwo: { true: { root: { '& img': inLight, '& img + img': inDark } } },
  },
});
