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

/** A kind of title. @param spaces the token of the spaces between its words */
const titled = <Name extends keyof typeof widest>(name: Name, lineHeight: string, spaces?: string) => ({
  value: {
    ...title,
    fontSize: fitting(name),
    lineHeight,
    letterSpacing: name,
    ...(spaces && { wordSpacing: `{letterSpacings.${spaces}}` }),
  },
});

/** Every kind of type on the site, by what it is for. How large and how heavy it is, is a matter of the look (`looks/`). */
export const textStyles = defineTextStyles({
  display: titled('display', 'display', 'wordDisplay'),
  title: titled('title', 'title', 'wordTitle'),
  heading: titled('heading', 'heading', 'word'),
  subheading: titled('subheading', '1.3', 'word'),
  card: titled('card', '1.35'),
  article: titled('article', '1.28'),
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
