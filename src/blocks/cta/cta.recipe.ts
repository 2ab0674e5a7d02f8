import type { SystemStyleObject } from '@chakra-ui/react';
import { breakable, slotRecipe } from '../shared/recipe.ts';

const sideBySide: SystemStyleObject = {
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { base: 'stretch', lg: 'center' },
  justifyContent: 'space-between',
  gap: { base: '6', lg: '12' },
};

const atTheEnd: SystemStyleObject = { flex: 'none', justifyContent: { lg: 'flex-end' }, maxWidth: { lg: '50%' } };

const belowWords: SystemStyleObject = { marginTop: '8', 'div:empty + &': { marginTop: '0' } };

export const ctaRecipe = slotRecipe({
  base: {
    panel: { position: 'relative', color: 'fg' },
    words: { ...breakable, _empty: { display: 'none' } },
    title: { textStyle: 'heading', maxWidth: '17em' },
    description: {
      marginTop: '4',
      textStyle: 'lead',
      color: 'fg.muted',
      maxWidth: '34rem',
      textWrap: 'balance',
      '&:first-child': { marginTop: '0' },
    },
    actions: { base: { '& > a': { flex: '1 1 100%' } }, md: { '& > a': { flex: '0 1 auto' } } },
  },
  variants: {
    align: {
      center: {
        words: { display: 'grid', justifyItems: 'center' },
        panel: { display: 'grid', justifyItems: 'center', textAlign: 'center' },
        actions: { justifyContent: 'center' },
      },
    },
    surface: {
      panel: {
        panel: {
          isolation: 'isolate',
          overflow: 'hidden',
          paddingBlock: 'clamp(2.5rem, 1.6rem + 4vw, 5rem)',
          paddingInline: 'clamp(1.5rem, .6rem + 4.4vw, 5rem)',
          borderRadius: 'frame',
          background: 'surface.brand',
          boxShadow: 'inset 0 0 0 1px {colors.surface.brandRing}',
        },
        actions: belowWords,
      },
      // Without its drawing, which would end hard at the next band.
      plain: { panel: { position: 'static' }, actions: belowWords },
      card: {
        panel: {
          ...sideBySide,
          padding: 'clamp(1.5rem, .8rem + 3vw, 3.5rem)',
          border: '1px solid',
          borderColor: 'border.emphasized',
          borderRadius: 'frame',
          background: 'bg.panel',
        },
        title: { fontSize: 'min(9vw*var(--unzoomed), clamp(1.5rem, 1.3rem + .9vw, 2.125rem))' },
        description: { marginTop: '3', textStyle: 'sectionLead' },
        actions: atTheEnd,
      },
      line: {
        panel: {
          ...sideBySide,
          paddingBlock: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
          borderBlock: '1px solid',
          borderColor: 'border.emphasized',
        },
        title: { textStyle: 'subheading', maxWidth: 'none' },
        description: { marginTop: '1', textStyle: 'body', maxWidth: 'measure' },
        actions: atTheEnd,
      },
    },
  },
});
