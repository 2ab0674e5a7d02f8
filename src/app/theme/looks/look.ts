import type { TokenValues } from '../token-names.ts';

/**
 * How a look sets type, and what besides corners, spacing and ornament, which authors can choose, makes it another design. `unset`:
 * a declaration that the look does without.
 */
export type Look = Pick<TokenValues, 'fontSizes' | 'fontWeights' | 'lineHeights' | 'letterSpacings'> & {
  /** The bar at the top: its height on wide screens, and whether it is solid before a page is scrolled. */
  readonly bar: { readonly height: string; readonly solid: boolean };
  readonly taglineCase: 'unset' | 'uppercase';
  /** The font of taglines, where it isn't that of the page around them. */
  readonly taglineFont: 'unset' | 'mono';
  /** The shadow of cards at rest. */
  readonly card: string;
};

/** What is the same in the smaller sizes of all looks. */
export const smallSizes = {
  lead: 'clamp(1.0938rem, 1.02rem + .33vw, 1.3125rem)',
  sectionLead: 'clamp(1.0625rem, 1rem + .2vw, 1.1875rem)',
  body: '1.0625rem',
  cardBody: '1rem',
  small: '.9375rem',
  caption: '.8438rem',
} as const;

/** For typefaces with spaces as wide as usual. */
export const usualSpaces = { wordDisplay: 'unset', wordTitle: 'unset', word: 'unset' } as const;
