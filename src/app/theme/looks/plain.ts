import { type Look, smallSizes, usualSpaces } from './look.ts';

/** Nothing that doesn't serve: modest titles, thin lines, a solid bar, no decoration. */
export const plain: Look = {
  fontSizes: {
    display: 'clamp(2.25rem, 1.6rem + 2.75vw, 3.75rem)',
    title: 'clamp(2rem, 1.6rem + 1.75vw, 3rem)',
    heading: 'clamp(1.625rem, 1.4rem + .95vw, 2.25rem)',
    subheading: 'clamp(1.1875rem, 1.15rem + .2vw, 1.3125rem)',
    card: '1.125rem',
    article: '1.25rem',
    ...smallSizes,
    lead: 'clamp(1.0625rem, 1.02rem + .22vw, 1.1875rem)',
    body: '1rem',
    quote: 'clamp(1.5rem, 1.15rem + 1.5vw, 2.5rem)',
    stat: 'clamp(2.25rem, 1.8rem + 1.9vw, 3.375rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', title: '650', stat: '600' },
  lineHeights: { display: '1.08', title: '1.1', heading: '1.18' },
  letterSpacings: {
    display: '-.03em',
    title: '-.026em',
    heading: '-.02em',
    subheading: '-.012em',
    card: '-.01em',
    article: '-.014em',
    stat: '-.035em',
    tagline: 'unset',
    ...usualSpaces,
  },
  bar: { height: '4rem', solid: true },
  taglineCase: 'unset',
  taglineFont: 'unset',
  card: 'unset',
};
