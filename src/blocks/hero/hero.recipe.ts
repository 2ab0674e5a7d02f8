import { besideText, halves, lineBelow, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
import { byBackground } from '../shared/surfaces.ts';

const wideButtons = { base: { '& > a': { flex: '1 1 100%' } }, sm: { '& > a': { flex: '0 1 auto' } } };

export const heroRecipe = slotRecipe({
  base: {
    root: { position: 'relative', isolation: 'isolate', overflow: 'hidden', color: 'fg' },
    box: stack,
    text: {},
    title: { marginTop: '4' },
    description: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure', marginTop: '5', textWrap: 'balance' },
    meta: {
      ...wrapping,
      columnGap: '5',
      rowGap: '1',
      marginTop: '5',
      color: 'fg.muted',
      fontSize: '.875rem',
    },
    actions: { marginTop: '8' },
    links: { ...wrapping, gap: '2', marginTop: '8' },
    frame: {
      aspectRatio: '4 / 3',
      // The title stands beside it in large letters.
      '& [data-cover]': { display: 'none' },
      // A drawing is shown whole.
      '&[src*=".svg"]': { objectFit: 'contain' },
      borderRadius: 'frame',
      boxShadow: '0 0 0 1px {colors.border.emphasized}, {shadows.lift}',
    },
  },
  variants: {
    background: byBackground((root) => ({ root })),
    /** Nothing above but the header, which lies over the hero. */
    opens: { true: { root: { paddingTop: 'header' } } },
    align: {
      center: {
        root: { '& + [data-follows=space]': { paddingTop: 'clamp(1.5rem, 1rem + 2.4vw, 3.5rem)' } },
        box: {
          justifyItems: 'center',
          textAlign: 'center',
          paddingTop: 'clamp(4rem, 2rem + 6.4vw, 7.5rem)',
          paddingBottom: 'clamp(13rem, 12rem + 3vw, 15rem)',
        },
        text: { ...stack, justifyItems: 'center', width: '100%' },
        title: { textStyle: 'display', maxWidth: '13em', marginTop: '5' },
        description: { maxWidth: '37rem', marginTop: '6' },
        actions: { justifyContent: 'center', width: '100%', marginTop: '9', ...wideButtons },
        links: { justifyContent: 'center' },
        meta: { justifyContent: 'center' },
      },
      start: {
        box: {
          paddingTop: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
          paddingBottom: 'clamp(8rem, 6.5rem + 4vw, 10.5rem)',
        },
        title: { textStyle: 'title', maxWidth: '16em' },
        actions: wideButtons,
      },
      split: {
        root: {
          ...lineBelow,
          '& + [data-follows=space]': { paddingTop: 'section' },
        },
        box: {
          gap: '12',
          paddingTop: 'clamp(2.5rem, 2rem + 3vw, 4.5rem)',
          paddingBottom: 'clamp(3.5rem, 2.6rem + 3.6vw, 6rem)',
          lg: { ...halves, alignItems: 'center' },
        },
        text: { lg: besideText },
        title: { textStyle: 'title' },
        description: { maxWidth: '34rem' },
        actions: wideButtons,
      },
    },
    /** Without lines behind its text a hero needs no room for them. */
    decorated: {
      other: { box: { paddingBottom: 'section' } },
      none: { box: { paddingBottom: 'clamp(2.5rem, 1.8rem + 3vw, 4.5rem)' } },
    },
  },
});
