import type { SystemStyleObject } from '@chakra-ui/react';
import { inLine, lineAbove, lineBelow, mutedCaption, raised, wrapping } from './recipe.ts';

export const card: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  ...raised('card'),
};

export const cardPicture: SystemStyleObject = {
  aspectRatio: '16 / 10',
  ...lineBelow,
  borderTopRadius: 'calc({radii.card} - 1px)',
};

export const cardCover: SystemStyleObject = {
  '& a::after': { content: '""', position: 'absolute', inset: '-1px', borderRadius: 'card' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '3px' },
};

/** Other links of such a card stay above the one that covers it. */
export const aboveCover: SystemStyleObject = { position: 'relative', zIndex: '1' };

/** A card that leads somewhere rises a little; the arrow in its `[data-more]` moves on. */
export const cardLift: SystemStyleObject = {
  transition: ['transform', 'border-color', 'box-shadow']
    .map((each) => `${each} {durations.calm} {easings.calm}`)
    .join(', '),
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
};

export const cardMore: SystemStyleObject = {
  ...inLine,
  gap: '1.5',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'brand.fg',
  '& svg': {
    boxSize: '1.0625rem',
    transition: 'transform {durations.calm} {easings.calm}',
  },
};

/** A link that stands by itself, with an arrow that moves on. */
export const onward = {
  ...inLine,
  gap: '2',
  '& svg': { boxSize: '1.125rem', transition: 'transform {durations.calm} {easings.calm}' },
  _hover: { '& svg': { transform: 'translateX(4px)' } },
} as const satisfies SystemStyleObject;

/** Small facts in one line, with points between them. The point before a fact that begins a line is out of sight. */
export const cardFacts: SystemStyleObject = {
  ...wrapping,
  ...mutedCaption,
  columnGap: '1.2em',
  overflowX: 'clip',
  '& li + li': { position: 'relative' },
  '& li + li::before': { content: '"·"', position: 'absolute', insetInlineEnd: 'calc(100% + .5em)' },
};

/** CSS that all browsers know and the types don't. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

/** Cards as rows of a list on a phone, a third as high: a small picture or icon, and words beside it. For the grid that they stand in. */
export const compactCards: SystemStyleObject = {
  mdDown: {
    gap: '0',
    '* + &': { marginTop: '-4' },
    '& > li': {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'flex-start',
      gap: '4',
      marginBottom: '0',
      paddingBlock: '3',
      border: '0',
      ...lineAbove,
      borderRadius: '0',
      background: 'none',
    },
    '& > li > :first-child:not(:last-child)': {
      flex: 'none',
      width: '3.75rem',
      aspectRatio: '1',
      border: '0',
      borderRadius: 'tile',
    },
    // Of a cover's lines a few, as thick as in any size.
    '& > li > :first-child:not(:last-child) > svg': {
      transform: 'scale(1.6)',
      transformOrigin: '60% 100%',
      '& path': { vectorEffect: 'non-scaling-stroke' },
    },
    // Too small for the words of a cover, which stand beside it anyway.
    '& [data-cover]': { display: 'none' },
    '& > li > :last-child': { padding: '0' },
    // An icon stands beside its words.
    '& > li > :only-child:has(> :first-child svg)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      '& > *': { gridColumn: '2' },
      '& > :first-child': { gridColumn: '1', gridRow: '1 / span 6' },
    },
    // What is said below the name: paragraphs, or a box of them.
    '& > li > :last-child > :is(h2, h3) ~ p, & > li > :last-child > :is(h2, h3) + div > p': clamped,
    // A picture takes the room for more than a name and one fact.
    '& > li > * + :last-child > :is(h2, h3) ~ p, & > li > * + :last-child > :is(h2, h3) + div > p': {
      display: 'none',
    },
    '& > li > :last-child > :first-child': { marginBottom: '0.5' },
    '& > li > :last-child > :is(h2, h3)': { fontSize: '1.125rem', lineHeight: '1.35' },
    '& > li > :last-child :is(p, li)': { fontSize: '.875rem' },
    // What the card is about, as a line of words.
    '& > li > :last-child > p:first-child:not(:last-child), & > li > :last-child > :first-child > p:only-child': {
      padding: '0',
      background: 'none',
    },
    '& > li > :last-child > ul': { marginTop: '1.5', paddingTop: '0', border: '0' },
    '& > li > :last-child > ul > li:not(:first-child), & > li > :last-child > :last-child:has([data-more])': {
      display: 'none',
    },
  },
};
