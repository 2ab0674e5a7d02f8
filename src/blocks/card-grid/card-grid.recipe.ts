import { defineSlotRecipe } from '@chakra-ui/react';

/** As many columns as fit, down to 19rem, and from `lg` as many as the author asks for. */
const flowing = 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))';
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** The grid and what a card is made of. */
export const cardGridRecipe = defineSlotRecipe({
  slots: [
    'grid',
    'card',
    'picture',
    'body',
    'top',
    'title',
    'text',
    'sections',
    'points',
    'foot',
    'meta',
    'more',
    'actions',
  ],
  base: {
    grid: {
      display: 'grid',
      gap: 'cardGap',
      gridTemplateColumns: flowing,
      '&:has(> :only-child)': { maxWidth: 'prose', gridTemplateColumns: columns(1) },
    },
    card: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'card',
      background: 'bg.panel',
    },
    picture: {
      aspectRatio: '16 / 10',
      borderBottom: '1px solid',
      borderColor: 'border',
      borderTopRadius: 'calc({radii.card} - 1px)',
    },
    body: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minWidth: '0',
      padding: 'card',
      overflowWrap: 'anywhere',
    },
    top: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', marginBottom: '3.5' },
    title: {
      textStyle: 'card',
      '& a::after': { content: '""', position: 'absolute', inset: '-1px', borderRadius: 'card' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '3px' },
    },
    // Links in the text stay above the link that covers the card.
    text: { marginTop: '2', textStyle: 'cardBody', color: 'fg.muted', '& a': { position: 'relative', zIndex: '1' } },
    sections: {
      display: 'grid',
      gap: '4',
      marginTop: '5',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'border',
      textStyle: 'small',
      '& dt': { fontWeight: 'semibold' },
      '& dd': { marginTop: '1', color: 'fg.muted' },
      '& a': { position: 'relative', zIndex: '1' },
    },
    points: {
      display: 'grid',
      gap: '2.5',
      marginTop: '5',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'border',
      textStyle: 'small',
      color: 'fg.muted',
      '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2.5' },
      '& svg': { width: '1.0625rem', height: '1.0625rem', marginTop: '.2em', color: 'brand.fg', strokeWidth: '2.25' },
      '& a': { position: 'relative', zIndex: '1' },
    },
    foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2 4', marginTop: 'auto', paddingTop: '6' },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: '1',
      textStyle: 'caption',
      color: 'fg.muted',
      // The dot ends a fact, so that a new line begins with a word.
      '& li:not(:last-child)::after': { content: '"·"', marginInline: '.5em' },
      '& a': { position: 'relative', zIndex: '1' },
    },
    more: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'small',
      fontWeight: 'semibold',
      color: 'brand.fg',
      '& svg': { width: '1.0625rem', height: '1.0625rem', transition: 'transform {durations.calm} {easings.calm}' },
    },
    actions: { marginTop: 'sectionHead' },
  },
  variants: {
    columns: {
      1: { grid: { gridTemplateColumns: columns(1) } },
      2: { grid: { lg: { gridTemplateColumns: columns(2) } } },
      3: { grid: { lg: { gridTemplateColumns: columns(3) } } },
      4: {
        grid: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          xl: { gridTemplateColumns: columns(4) },
        },
      },
    },
    // An icon above the title is a landmark; it needs air.
    icon: { true: { top: { marginBottom: 'clamp(1.25rem, 1rem + .7vw, 1.75rem)' } } },
    picture: { true: { title: { textStyle: 'article' } } },
    link: {
      true: {
        card: {
          transition:
            'transform {durations.calm} {easings.calm}, border-color {durations.calm} {easings.calm}, box-shadow {durations.calm} {easings.calm}',
          '&:hover, &:focus-within': {
            transform: 'translateY(-3px)',
            borderColor: 'color-mix(in srgb, {colors.brand.fg} 45%, {colors.border})',
            boxShadow: 'lift',
          },
          '&:hover [data-more] svg': { transform: 'translateX(4px)' },
          '@media (prefers-reduced-motion: reduce)': {
            '&:hover, &:focus-within': { transform: 'none' },
            '&:hover [data-more] svg': { transform: 'none' },
          },
        },
      },
    },
  },
  defaultVariants: { columns: 3 },
});
