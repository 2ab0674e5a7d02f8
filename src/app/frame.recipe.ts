import { slotRecipe } from '../blocks/shared/recipe.ts';

/** What stands around the screens of pages, and in the place of a part of one. */
export const frameRecipe = slotRecipe({
  base: {
    skipLink: {
      position: 'absolute',
      top: '-4rem',
      left: '4',
      zIndex: '60',
      paddingBlock: '2.5',
      paddingInline: '4',
      borderRadius: 'control',
      background: 'brand.solid',
      color: 'brand.contrast',
      fontWeight: 'semibold',
      _focus: { top: '4' },
    },
    failed: { paddingBlock: 'sectionTight' },
    failedWords: { color: 'fg.muted' },
  },
});
