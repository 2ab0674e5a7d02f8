import { defineSlotRecipe } from '@chakra-ui/react';

/** A breadcrumb: small, in one line as long as it fits. */
export const trailRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'step', 'sign'],
  base: {
    root: { marginBottom: '6', textStyle: 'caption', color: 'fg.muted' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    step: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem', _hover: { color: 'brand.fg' } },
      '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    },
    sign: { width: '.875rem', height: '.875rem', color: 'fg.subtle' },
  },
});
