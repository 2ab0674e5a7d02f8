const sans = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';
const mono = 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

const steps = [
  '0.5',
  '1',
  '1.5',
  '2',
  '2.5',
  '3',
  '3.5',
  '4',
  '4.5',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '12',
  '14',
  '16',
] as const;

/** `6` is 24 px: steps of 4. */
const rhythm = Object.fromEntries(steps.map((step) => [step, { value: `${Number(step) / 4}rem` }]));

/** What is the same in both colour modes. */
export const tokens = {
  fonts: { body: { value: sans }, heading: { value: sans }, mono: { value: mono } },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  radii: {
    badge: { value: '6px' },
    small: { value: '8px' },
    control: { value: '10px' },
    tile: { value: '12px' },
    note: { value: '14px' },
    card: { value: '16px' },
    panel: { value: '20px' },
    frame: { value: '24px' },
    full: { value: '99px' },
  },
  durations: { fast: { value: '150ms' }, calm: { value: '220ms' } },
  easings: { calm: { value: 'cubic-bezier(.2, .7, .2, 1)' } },
  spacing: {
    ...rhythm,
    section: { value: 'clamp(4rem, 2.4rem + 5.6vw, 7.5rem)' },
    sectionTight: { value: 'clamp(3rem, 2rem + 3vw, 5rem)' },
    sectionHead: { value: 'clamp(2rem, 1.4rem + 2vw, 3.5rem)' },
    // Where text is so large that the screen is narrower than 20rem, margins at the sides and buttons don't grow with it.
    gutter: { value: 'min(6.25vw, clamp(1.25rem, .6rem + 2.6vw, 2rem))' },
    cardGap: { value: 'clamp(1rem, .8rem + .8vw, 1.5rem)' },
    card: { value: 'min(7.5vw, clamp(1.5rem, 1.3rem + .6vw, 2rem))' },
    panel: { value: 'min(7.5vw, clamp(1.5rem, .9rem + 2.4vw, 2.75rem))' },
  },
  sizes: {
    container: { value: '74rem' },
    measure: { value: '40rem' },
    reading: { value: '37rem' },
    prose: { value: '46rem' },
    control: { value: '3rem' },
    controlSmall: { value: 'min(14vw, 2.75rem)' },
    tile: { value: '2.75rem' },
  },
} as const;

/** The bar at the top is lower on small screens; what starts under it (a hero) keeps that much room. */
const header = { value: { base: 'min(20vw, 4rem)', xl: '4.5rem' } } as const;

/** Lengths that depend on the width of the screen. */
export const responsiveTokens = { sizes: { header }, spacing: { header } } as const;

/** Phones end at `md`; section heads split and grids get three columns at `lg`; the full header fits from `xl`. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '60rem', xl: '64rem', '2xl': '80rem' } as const;
