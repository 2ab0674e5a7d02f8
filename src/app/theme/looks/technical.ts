import { type Look, smallSizes, usualSpaces } from './look.ts';

/** Like a data sheet: compact, on a fine grid, with taglines in the letters of a machine. */
export const technical: Look = {
  fontSizes: {
    display: 'clamp(2.25rem, 1.65rem + 2.6vw, 3.625rem)',
    title: 'clamp(2rem, 1.6rem + 1.7vw, 2.875rem)',
    heading: 'clamp(1.5rem, 1.35rem + .75vw, 2rem)',
    subheading: 'clamp(1.125rem, 1.1rem + .15vw, 1.25rem)',
    card: '1.0625rem',
    article: '1.1875rem',
    ...smallSizes,
    lead: 'clamp(1.0313rem, 1rem + .15vw, 1.125rem)',
    sectionLead: '1.0313rem',
    body: '1rem',
    cardBody: '.9375rem',
    small: '.875rem',
    caption: '.8125rem',
    quote: 'clamp(1.375rem, 1.1rem + 1.15vw, 2.125rem)',
    stat: 'clamp(2rem, 1.7rem + 1.4vw, 3rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', title: '600', stat: '500' },
  lineHeights: { display: '1.06', title: '1.1', heading: '1.2' },
  letterSpacings: {
    display: '-.035em',
    title: '-.03em',
    heading: '-.02em',
    subheading: '-.012em',
    card: '-.01em',
    article: '-.012em',
    stat: '-.03em',
    tagline: '.02em',
    ...usualSpaces,
  },
  bar: { height: '3.75rem', solid: true },
  taglineCase: 'uppercase',
  taglineFont: 'mono',
  card: 'unset',
};
