import type { Density, Radius, Theme } from '../../model/theme.ts';
import { looks } from './looks/looks.ts';
import { drawnAs } from './ornaments.ts';
import { withProperties } from './set-properties.ts';
import { eachToken, type Tokens, type TokenValues, tokenNames } from './token-names.ts';

const mono = 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

type Radii = TokenValues['radii'];
const roundings: Readonly<Record<Radius, Radii>> = {
  none: {
    badge: '0',
    small: '0',
    control: '0',
    button: '0',
    tile: '0',
    note: '0',
    card: '0',
    panel: '0',
    frame: '0',
    full: '0',
  },
  small: {
    badge: '3px',
    small: '4px',
    control: '6px',
    button: '6px',
    tile: '6px',
    note: '6px',
    card: '8px',
    panel: '10px',
    frame: '10px',
    full: '99px',
  },
  medium: {
    badge: '6px',
    small: '8px',
    control: '10px',
    button: '10px',
    tile: '12px',
    note: '14px',
    card: '16px',
    panel: '20px',
    frame: '24px',
    full: '99px',
  },
  large: {
    badge: '99px',
    small: '12px',
    control: '14px',
    button: '99px',
    tile: '16px',
    note: '20px',
    card: '24px',
    panel: '28px',
    frame: '32px',
    full: '99px',
  },
};

type Spaces = Pick<TokenValues['spacing'], 'section' | 'sectionTight' | 'sectionHead' | 'cardGap' | 'card' | 'panel'>;
const spaces: Readonly<Record<Density, Spaces>> = {
  compact: {
    section: 'clamp(2.75rem, 1.9rem + 3.4vw, 5rem)',
    sectionTight: 'clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)',
    sectionHead: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    cardGap: 'clamp(.75rem, .65rem + .4vw, 1rem)',
    card: 'min(7.5vw, clamp(1.125rem, 1.05rem + .3vw, 1.375rem))',
    panel: 'min(7.5vw, clamp(1.25rem, .9rem + 1.6vw, 2rem))',
  },
  normal: {
    section: 'clamp(4rem, 2.4rem + 5.6vw, 7.5rem)',
    sectionTight: 'clamp(3rem, 2rem + 3vw, 5rem)',
    sectionHead: 'clamp(2rem, 1.4rem + 2vw, 3.5rem)',
    cardGap: 'clamp(1rem, .8rem + .8vw, 1.5rem)',
    card: 'min(7.5vw, clamp(1.5rem, 1.3rem + .6vw, 2rem))',
    panel: 'min(7.5vw, clamp(1.5rem, .9rem + 2.4vw, 2.75rem))',
  },
  spacious: {
    section: 'clamp(4.75rem, 2.4rem + 7.6vw, 9.5rem)',
    sectionTight: 'clamp(3.5rem, 2.2rem + 4vw, 6.25rem)',
    sectionHead: 'clamp(2.5rem, 1.5rem + 3vw, 4.75rem)',
    cardGap: 'clamp(1.25rem, .9rem + 1.2vw, 2rem)',
    card: 'min(7.5vw, clamp(1.625rem, 1.35rem + .9vw, 2.375rem))',
    panel: 'min(7.5vw, clamp(1.75rem, 1rem + 3vw, 3.25rem))',
  },
};

type Step = Exclude<(typeof tokenNames.spacing)[number], keyof Spaces | 'gutter'>;

/** `6` is 24 px: steps of 4. */
const rhythm = (): Record<Step, string> =>
  Object.fromEntries(
    tokenNames.spacing.filter((name) => /^\d/.test(name)).map((step) => [step, `${Number(step) / 4}rem`]),
    // `Object.fromEntries` forgets the names.
  ) as Record<Step, string>;

const sizes = {
  container: '74rem',
  measure: '40rem',
  reading: '37rem',
  prose: '46rem',
  control: '3rem',
  controlSmall: 'min(14vw, 2.75rem)',
  tile: '2.75rem',
} as const;

/** The values of all tokens that are the same in both colour modes. */
export function tokenValues(theme: Theme): TokenValues {
  return withProperties(valuesOfLook(theme), theme);
}

function valuesOfLook({ look, radius, density, ornament, fonts: { heading, body } }: Theme): TokenValues {
  const { fontSizes, fontWeights, lineHeights, letterSpacings, taglineCase, taglineFont, bar, card } = looks[look];
  const { mark, markShape, markWidth, markHeight, ...drawn } = drawnAs(ornament);
  return {
    fonts: {
      body: body.stack,
      heading: heading.name === body.name ? 'unset' : heading.stack,
      tagline: taglineFont === 'mono' ? mono : 'unset',
      mono,
    },
    fontSizes,
    fontWeights,
    lineHeights,
    letterSpacings,
    radii: roundings[radius],
    durations: { fast: '150ms', calm: '220ms' },
    easings: { calm: 'cubic-bezier(.2, .7, .2, 1)' },
    spacing: {
      ...rhythm(),
      ...spaces[density],
      // Where text is so large that the screen is narrower than 20rem, margins at the sides and buttons don't grow with it.
      gutter: 'min(6.25vw, clamp(1.25rem, .6rem + 2.6vw, 2rem))',
    },
    sizes: { ...sizes, markWidth, markHeight },
    assets: { mark, markShape, ...drawn, taglineCase, bar: bar.solid ? '1' : '0', card },
  };
}

/** The tokens of a theme, as Chakra takes them. */
export function tokensOf(theme: Theme): Tokens {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = tokenValues(theme);
  return eachToken((category, name) => values[category]?.[name] ?? '');
}
