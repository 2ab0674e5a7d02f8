import { defineTextStyles } from '@chakra-ui/react';

const title = { fontWeight: 'semibold', textWrap: 'balance', overflowWrap: 'anywhere' } as const;

/**
 * Every size of type on the site, by what it is for. The face has a narrow space, so large sizes get it back. Where text is so large
 * that a screen is narrower than 20rem, headings stay in proportion to the screen: their longest words fit on a line.
 */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...title,
      fontSize: 'min(12.5vw, clamp(2.5rem, 1.6rem + 3.85vw, 4.75rem))',
      lineHeight: '1.03',
      letterSpacing: '-.032em',
      wordSpacing: '.05em',
    },
  },
  title: {
    value: {
      ...title,
      fontSize: 'min(11.25vw, clamp(2.25rem, 1.65rem + 2.55vw, 3.75rem))',
      lineHeight: '1.06',
      letterSpacing: '-.028em',
      wordSpacing: '.04em',
    },
  },
  heading: {
    value: {
      ...title,
      fontSize: 'min(10vw, clamp(1.75rem, 1.45rem + 1.3vw, 2.625rem))',
      lineHeight: '1.13',
      letterSpacing: '-.022em',
      wordSpacing: '.03em',
    },
  },
  subheading: {
    value: {
      ...title,
      fontSize: 'clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)',
      lineHeight: '1.3',
      letterSpacing: '-.012em',
      wordSpacing: '.03em',
    },
  },
  card: { value: { ...title, fontSize: '1.1875rem', lineHeight: '1.35', letterSpacing: '-.012em' } },
  article: { value: { ...title, fontSize: '1.3125rem', lineHeight: '1.28', letterSpacing: '-.016em' } },
  lead: { value: { fontSize: 'clamp(1.0938rem, 1.02rem + .33vw, 1.3125rem)', lineHeight: '1.55' } },
  sectionLead: { value: { fontSize: 'clamp(1.0625rem, 1rem + .2vw, 1.1875rem)', lineHeight: '1.55' } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  cardBody: { value: { fontSize: '1rem', lineHeight: '1.6' } },
  small: { value: { fontSize: '.9375rem', lineHeight: '1.5' } },
  caption: { value: { fontSize: '.8438rem', lineHeight: '1.5' } },
  stat: {
    value: {
      fontSize: 'clamp(2.5rem, 1.9rem + 2.5vw, 4rem)',
      fontWeight: 'medium',
      lineHeight: '1',
      letterSpacing: '-.04em',
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'break-word',
    },
  },
  code: { value: { fontFamily: 'mono', fontSize: '.875rem', lineHeight: '1.75' } },
});
