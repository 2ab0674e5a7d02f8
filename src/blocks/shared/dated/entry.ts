import type { SystemStyleObject } from '@chakra-ui/react';
import { cardCover, cardFacts } from '../card-styles.ts';
import { breakable, mutedCaption } from '../recipe.ts';

/** How the link of an entry looks, which covers it. @param link its selector */
export const linkOfEntry = (link: string): Record<string, SystemStyleObject> => ({
  [`&[data-link] ${link}`]: {
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textUnderlineOffset: '.2em',
    transition: 'color {durations.fast}',
  },
  [`&[data-link]:hover ${link}`]: { color: 'brand.fg', textDecorationColor: 'currentColor' },
});

/** A date or a time, and beside it what takes place then. If that leads somewhere, its link covers the whole. */
export const entryRow: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(33%, 8rem)) minmax(0, 1fr)',
  columnGap: '4',
  paddingBlock: '3',
  ...breakable,
  '&[data-link]': cardCover,
  ...linkOfEntry('a'),
};

export const entryWords = {
  words: { minWidth: '0' },
  title: { fontWeight: 'semibold' },
  facts: { ...cardFacts, marginTop: '1' },
  description: { marginTop: '1', ...mutedCaption },
  badge: { marginTop: '2', width: 'fit-content' },
} as const satisfies Record<string, SystemStyleObject>;

/** A small word behind others that isn't there before a script has marked its place (`today.ts`): what its element has in `data-says`. */
export const wordBehind = {
  _after: { content: '" " attr(data-says)', marginInlineStart: '2', textStyle: 'caption', fontWeight: 'medium' },
} as const satisfies SystemStyleObject;
