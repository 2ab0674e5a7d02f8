import { defineSlotRecipe } from '@chakra-ui/react';

export const ctaRecipe = defineSlotRecipe({
  slots: ['panel', 'title', 'description', 'actions'],
  base: {
    panel: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      paddingBlock: 'clamp(2.5rem, 1.6rem + 4vw, 5rem)',
      paddingInline: 'clamp(1.5rem, .6rem + 4.4vw, 5rem)',
      borderRadius: 'frame',
      background: 'surface.brand',
      boxShadow: 'inset 0 0 0 1px {colors.surface.brandRing}',
      color: 'fg',
    },
    title: { textStyle: 'heading', maxWidth: '17em' },
    description: { marginTop: '4', textStyle: 'lead', color: 'fg.muted', maxWidth: '34rem', textWrap: 'balance' },
    actions: { marginTop: '8', base: { '& > a': { flex: '1 1 100%' } }, md: { '& > a': { flex: '0 1 auto' } } },
  },
  variants: {
    align: {
      start: {},
      center: {
        panel: { display: 'grid', justifyItems: 'center', textAlign: 'center' },
        actions: { justifyContent: 'center' },
      },
    },
    // On the brand colour itself the panel would not show: the whole band is the panel, without its drawing, which
    // would end hard at the next band.
    surface: {
      panel: {},
      band: {
        panel: {
          position: 'static',
          isolation: 'auto',
          overflow: 'visible',
          padding: '0',
          background: 'none',
          boxShadow: 'none',
        },
      },
    },
  },
  defaultVariants: { align: 'start', surface: 'panel' },
});
