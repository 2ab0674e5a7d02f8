import type { SystemStyleObject } from '@chakra-ui/react';
import { lineAbove } from '../recipe.ts';

/** CSS that all browsers know and the types don't. */
const vertical = { WebkitBoxOrient: 'vertical' } as const;

/** Two lines of a text, and no more. */
const clamped: SystemStyleObject = {
  display: '-webkit-box',
  ...vertical,
  WebkitLineClamp: '2',
  overflow: 'hidden',
};

/**
 * Cards as rows of a list on a phone: a small picture or icon at the start, beside it what they are called. They are a third as
 * high. For the grid that the cards stand in.
 */
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
