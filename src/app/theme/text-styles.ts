import { defineTextStyles } from '@chakra-ui/react';

const title = { fontFamily: 'heading', fontWeight: 'title', textWrap: 'balance', overflowWrap: 'anywhere' } as const;

/**
 * The most of a window's width that a size may be: where text is so large that a screen is narrower than 20rem, titles stay in proportion to the
 * screen, and their longest words fit on a line.
 */
export const widest = {
  display: '12.5vw',
  title: '11.25vw',
  heading: '10vw',
  subheading: '9vw',
  card: '8vw',
  article: '8.5vw',
  stat: '15vw',
} as const;

const fitting = <Name extends keyof typeof widest>(name: Name) =>
  `min(${widest[name]}*var(--unzoomed), {fontSizes.${name}})` as const;

/** Every kind of type on the site, by what it is for. How large and how heavy it is, is a matter of the look (`looks/`). */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...title,
      fontSize: fitting('display'),
      lineHeight: 'display',
      letterSpacing: 'display',
      wordSpacing: '{letterSpacings.wordDisplay}',
    },
  },
  title: {
    value: {
      ...title,
      fontSize: fitting('title'),
      lineHeight: 'title',
      letterSpacing: 'title',
      wordSpacing: '{letterSpacings.wordTitle}',
    },
  },
  heading: {
    value: {
      ...title,
      fontSize: fitting('heading'),
      lineHeight: 'heading',
      letterSpacing: 'heading',
      wordSpacing: '{letterSpacings.word}',
    },
  },
  subheading: {
    value: {
      ...title,
      fontSize: fitting('subheading'),
      lineHeight: '1.3',
      letterSpacing: 'subheading',
      wordSpacing: '{letterSpacings.word}',
    },
  },
  card: { value: { ...title, fontSize: fitting('card'), lineHeight: '1.35', letterSpacing: 'card' } },
  article: { value: { ...title, fontSize: fitting('article'), lineHeight: '1.28', letterSpacing: 'article' } },
  lead: { value: { fontSize: 'lead', lineHeight: '1.55' } },
  sectionLead: { value: { fontSize: 'sectionLead', lineHeight: '1.55' } },
  body: { value: { fontSize: 'body', lineHeight: '1.6' } },
  cardBody: { value: { fontSize: 'cardBody', lineHeight: '1.6' } },
  small: { value: { fontSize: 'small', lineHeight: '1.5' } },
  caption: { value: { fontSize: 'caption', lineHeight: '1.5' } },
  stat: {
    value: {
      fontFamily: 'heading',
      fontSize: fitting('stat'),
      fontWeight: 'stat',
      lineHeight: '1',
      letterSpacing: 'stat',
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'break-word',
    },
  },
  code: { value: { fontFamily: 'mono', fontSize: '.875rem', lineHeight: '1.75' } },
});
