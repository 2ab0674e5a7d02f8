/**
 * The names of the tokens that are the same in both colour modes, without their values (`tokens.ts`): all a browser needs to
 * write `var(--...)`. The values stand in the page's style.
 */

/** Sizes of type, by what they are for. */
const sizesOfType = [
  'display',
  'title',
  'heading',
  'subheading',
  'card',
  'article',
  'lead',
  'sectionLead',
  'body',
  'cardBody',
  'small',
  'caption',
  'quote',
  'stat',
] as const;

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

export const tokenNames = {
  fonts: ['body', 'heading', 'tagline', 'mono'],
  fontSizes: sizesOfType,
  fontWeights: ['normal', 'medium', 'semibold', 'title', 'stat'],
  lineHeights: ['display', 'title', 'heading'],
  letterSpacings: [
    'display',
    'title',
    'heading',
    'subheading',
    'card',
    'article',
    'stat',
    'tagline',
    'wordDisplay',
    'wordTitle',
    'word',
  ],
  radii: ['badge', 'small', 'control', 'button', 'tile', 'note', 'card', 'panel', 'frame', 'full'],
  durations: ['fast', 'calm'],
  easings: ['calm'],
  spacing: [...steps, 'section', 'sectionTight', 'sectionHead', 'gutter', 'cardGap', 'card', 'panel'],
  sizes: ['container', 'measure', 'reading', 'prose', 'control', 'controlSmall', 'tile', 'markWidth', 'markHeight'],
  // What has no kind of its own: shapes, drawings in CSS, keywords.
  assets: ['mark', 'markShape', 'ornament', 'picture', 'ledges', 'taglineCase', 'bar', 'card'],
} as const;

type Names = typeof tokenNames;

/** A value for each token. */
export type TokenValues = { readonly [Category in keyof Names]: Readonly<Record<Names[Category][number], string>> };

/** Tokens as Chakra takes them. */
export type Tokens = Readonly<Record<string, Readonly<Record<string, { readonly value: string }>>>>;

/** A token for each name. */
export function eachToken(value: (category: string, name: string) => string): Tokens {
  const entries = Object.entries(tokenNames).map(([category, names]) => [
    category,
    Object.fromEntries(names.map((name) => [name, { value: value(category, name) }])),
  ]);
  return Object.fromEntries(entries);
}

/** The same for a browser, without the values: no rule names them. */
export const namedValues = (): Tokens => eachToken(() => 'unset');

/** Phones end at `md`; section heads split and grids get three columns at `lg`; the full header fits from `xl`. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '60rem', xl: '64rem', '2xl': '80rem' } as const;

/**
 * Lengths that depend on the width of the screen. The bar at the top is lower on small screens; what starts under it (a hero) keeps
 * that much room.
 * @param header the bar's height on wide screens
 */
export const responsiveTokens = (header: string) => {
  const height = { value: { base: 'min(20vw, 4rem)', xl: header } } as const;
  return { sizes: { header: height }, spacing: { header: height } };
};
