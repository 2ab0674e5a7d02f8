import { type Look, smallSizes } from './look.ts';

/** Calm and exact: large titles set tight, terraces in the background. Its typeface has a narrow space, so large sizes get it back. */
export const stepwell: Look = {
  fontSizes: {
    display: 'clamp(2.5rem, 1.6rem + 3.85vw, 4.75rem)',
    title: 'clamp(2.25rem, 1.65rem + 2.55vw, 3.75rem)',
    heading: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.625rem)',
    subheading: 'clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)',
    card: '1.1875rem',
    article: '1.3125rem',
    ...smallSizes,
    quote: 'clamp(1.625rem, 1.1rem + 2.3vw, 3.25rem)',
    stat: 'clamp(2.5rem, 1.9rem + 2.5vw, 4rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', title: '600', stat: '500' },
  lineHeights: { display: '1.03', title: '1.06', heading: '1.13' },
  letterSpacings: {
    display: '-.032em',
    title: '-.028em',
    heading: '-.022em',
    subheading: '-.012em',
    card: '-.012em',
    article: '-.016em',
    stat: '-.04em',
    tagline: 'unset',
    wordDisplay: '.05em',
    wordTitle: '.04em',
    word: '.03em',
  },
  bar: { height: '4.5rem', solid: false },
  taglineCase: 'unset',
  taglineFont: 'unset',
  card: 'unset',
};
