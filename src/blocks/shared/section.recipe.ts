import { defineSlotRecipe } from '@chakra-ui/react';

/** A band of the page and the head of what is in it. */
export const sectionRecipe = defineSlotRecipe({
  slots: ['root', 'container', 'head', 'tagline', 'title', 'description'],
  base: {
    root: { position: 'relative', paddingBlock: 'section', background: 'bg', color: 'fg' },
    container: {
      width: '100%',
      maxWidth: 'calc({sizes.container} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
    },
    head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginBottom: 'sectionHead' },
    title: { textStyle: 'heading', maxWidth: '22ch' },
    description: { textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure' },
  },
  variants: {
    background: {
      default: {},
      subtle: { root: { background: 'bg.subtle' } },
      brand: {
        root: {
          background: 'surface.brand',
          boxShadow: 'inset 0 1px 0 {colors.surface.brandRing}, inset 0 -1px 0 {colors.surface.brandRing}',
        },
      },
      dark: {
        root: {
          background: 'surface.dark',
          boxShadow: 'inset 0 1px 0 {colors.surface.darkRing}, inset 0 -1px 0 {colors.surface.darkRing}',
        },
      },
    },
    space: { section: {}, tight: { root: { paddingBlock: 'sectionTight' } } },
    /** The section above has the same background: its space below is enough for both. */
    follows: { true: { root: { paddingTop: '0' } } },
    split: {
      true: {
        head: {
          lg: {
            gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
            columnGap: '16',
            alignItems: 'first baseline',
          },
        },
        tagline: { lg: { gridColumn: '1 / -1' } },
      },
    },
  },
  defaultVariants: { background: 'default', space: 'section' },
});
