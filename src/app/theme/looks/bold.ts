import { type Look, smallSizes } from './look.ts';

/** Like a poster: very large heavy titles, black lines, square corners. */
export const bold: Look = {
  fontSizes: {
    display: 'clamp(2.75rem, 1.4rem + 5.8vw, 6.25rem)',
    title: 'clamp(2.5rem, 1.55rem + 4vw, 5rem)',
    heading: 'clamp(2rem, 1.5rem + 2.1vw, 3.375rem)',
    subheading: 'clamp(1.3125rem, 1.2rem + .45vw, 1.625rem)',
    card: '1.25rem',
    article: '1.4375rem',
    ...smallSizes,
    quote: 'clamp(1.75rem, 1.1rem + 2.8vw, 3.75rem)',
    stat: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  },
  fontWeights: { normal: '400', medium: '600', semibold: '700', title: '800', stat: '800' },
  lineHeights: { display: '.98', title: '1', heading: '1.06' },
  letterSpacings: {
    display: '-.035em',
    title: '-.032em',
    heading: '-.026em',
    subheading: '-.016em',
    card: '-.014em',
    article: '-.018em',
    stat: '-.045em',
    tagline: '.04em',
    wordDisplay: '.06em',
    wordTitle: '.05em',
    word: '.03em',
  },
  bar: { height: '5rem', solid: true },
  taglineCase: 'uppercase',
  taglineFont: 'unset',
  card: 'unset',
};
