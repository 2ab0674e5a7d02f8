import { centred, halves, lineAbove, lineBelow, slotRecipe, stack } from '../shared/recipe.ts';
export const faqRecipe = slotRecipe({
  base: {
    root: { ...stack, gap: '10' },
    title: { textStyle: 'heading' },
    description: { marginTop: '4', textStyle: 'body', color: 'fg.muted', maxWidth: 'measure' },
    list: lineAbove,
    entry: lineBelow,
    summary: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      gap: '6',
      paddingBlock: '1.375rem',
      transition: 'color {durations.fast}',
      _hover: { color: 'brand.fg' },
    },
    question: { textStyle: 'card', lineHeight: '1.4', minWidth: '0' },
    // A plus that becomes a minus.
    sign: {
      '@media print': { display: 'none' },
      ...centred,
      flex: 'none',
      boxSize: '1.75rem',
      marginTop: '-.05em',
      borderRadius: 'full',
      background: 'bg.muted',
      '& svg': { boxSize: '1.125rem', strokeWidth: '2.25' },
      '[open] > summary > &': {
        background: 'brand.subtle',
        color: 'brand.fg',
        '& path:last-of-type': { display: 'none' },
      },
    },
    answer: { paddingInlineEnd: '14', paddingBottom: '1.625rem' },
    paragraph: { color: 'fg.muted', maxWidth: '62ch' },
  },
  variants: {
    head: {
      true: {
        root: {
          lg: {
            ...halves,
            // The heading stays in sight beside a long list.
            '& > :first-child': { position: 'sticky', top: 'calc({sizes.header} + 2rem)', alignSelf: 'start' },
          },
        },
      },
      false: { root: { maxWidth: 'prose' } },
    },
  },
});
