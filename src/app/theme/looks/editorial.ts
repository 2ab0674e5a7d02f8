import { type Look, smallSizes, usualSpaces } from './look.ts';

/** Like a good magazine: large light titles in a serif, on paper, with much room and square corners. */
export const editorial: Look = {
  fontSizes: {
    display: 'clamp(2.625rem, 1.5rem + 4.8vw, 5.5rem)',
    title: 'clamp(2.375rem, 1.6rem + 3.3vw, 4.375rem)',
    heading: 'clamp(1.875rem, 1.45rem + 1.8vw, 3rem)',
    subheading: 'clamp(1.375rem, 1.3rem + .35vw, 1.625rem)',
    card: '1.3125rem',
    article: '1.4375rem',
    ...smallSizes,
    lead: 'clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)',
    body: '1.125rem',
    cardBody: '1.0625rem',
    quote: 'clamp(1.75rem, 1.15rem + 2.5vw, 3.5rem)',
    stat: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', title: '400', stat: '400' },
  lineHeights: { display: '1.04', title: '1.08', heading: '1.14' },
  letterSpacings: {
    display: '-.025em',
    title: '-.022em',
    heading: '-.016em',
    subheading: '-.008em',
    card: '-.006em',
    article: '-.01em',
    stat: '-.03em',
    tagline: 'unset',
    ...usualSpaces,
  },
  bar: { height: '5.25rem', solid: false },
  taglineCase: 'unset',
  taglineFont: 'unset',
  card: 'unset',
};
