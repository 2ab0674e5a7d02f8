import { type Look, smallSizes, usualSpaces } from './look.ts';

/** Friendly: round letters and corners, cards that float on soft shadows, light behind the title. */
export const soft: Look = {
  fontSizes: {
    display: 'clamp(2.375rem, 1.6rem + 3.3vw, 4.25rem)',
    title: 'clamp(2.125rem, 1.6rem + 2.25vw, 3.375rem)',
    heading: 'clamp(1.75rem, 1.45rem + 1.25vw, 2.5rem)',
    subheading: 'clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)',
    card: '1.25rem',
    article: '1.375rem',
    ...smallSizes,
    quote: 'clamp(1.5625rem, 1.1rem + 2vw, 3rem)',
    stat: 'clamp(2.5rem, 1.9rem + 2.5vw, 4rem)',
  },
  fontWeights: { normal: '400', medium: '600', semibold: '700', title: '800', stat: '700' },
  lineHeights: { display: '1.1', title: '1.12', heading: '1.18' },
  letterSpacings: {
    display: '-.02em',
    title: '-.018em',
    heading: '-.012em',
    subheading: '-.006em',
    card: 'unset',
    article: '-.006em',
    stat: '-.025em',
    tagline: 'unset',
    ...usualSpaces,
  },
  bar: { height: '5rem', solid: false },
  taglineCase: 'unset',
  taglineFont: 'unset',
  card: '0 1px 2px rgb(0 0 0 / .04), 0 10px 30px -12px rgb(0 0 0 / .14)',
};
