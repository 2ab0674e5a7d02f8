import type { SystemStyleObject } from '@chakra-ui/react';
import { inLine, lineBelow, mutedCaption, raised, wrapping } from './recipe.ts';

/** A box with a hairline, to hold one of several items. */
export const card: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  ...raised('card'),
};

/** A picture over the whole width of a card, at its top. */
export const cardPicture: SystemStyleObject = {
  aspectRatio: '16 / 10',
  ...lineBelow,
  borderTopRadius: 'calc({radii.card} - 1px)',
};

/** The title of a card whose link covers the card. */
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

/** Words with an arrow, at the foot of a card that leads somewhere. */
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

/** Small facts in one line, with points between them. The point before a fact that begins a line is out of sight. */
export const cardFacts: SystemStyleObject = {
  ...wrapping,
  ...mutedCaption,
  columnGap: '1.2em',
  overflowX: 'clip',
  '& li + li': { position: 'relative' },
  '& li + li::before': { content: '"·"', position: 'absolute', insetInlineEnd: 'calc(100% + .5em)' },
};
