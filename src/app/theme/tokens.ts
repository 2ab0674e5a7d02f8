import { mapValues } from '../../blocks/shared/recipe.ts';
import type { SettableName } from '../../model/look-properties.ts';
import type { Ornament, Theme } from '../../model/theme.ts';
import { corners, looks, settableTokens, shared, spaces } from './generated/design.ts';

type Drawn = Readonly<
  Record<'mark' | 'markShape' | 'ornament' | 'picture' | 'ledges' | 'markWidth' | 'markHeight', string>
>;

const color = (name: string): string => `var(--sw-colors-${name})`;
const faint = (name: string, share: number): string => `color-mix(in srgb, ${color(name)} ${share}%, transparent)`;

const toward = (share: number, name: string): string =>
  `color-mix(in srgb, ${color(`brand-${name}`)} ${share}%, ${color('bg-muted')})`;

// A stepwell seen from above: ledges of even width with a fine edge, each a little deeper in the water's colour.
const well = (): string =>
  [1, 2, 3, 4, 5, 6]
    .flatMap((step) => {
      const inner = `clamp(${step * 0.75}rem, ${Number((step * 1.4).toFixed(1))}vw, ${step * 1.5}rem)`;
      return [
        `inset 0 0 0 ${inner} ${toward(step * 14, 'muted')}`,
        `inset 0 0 0 calc(${inner} + 1px) ${toward(40 - step * 4, 'fg')}`,
      ];
    })
    .join(', ');

const ledge = (depth: string, share: number): string =>
  `inset 0 0 0 ${depth} color-mix(in srgb, ${color('brand-fg')} ${share}%, ${color('brand-subtle')})`;

const stairs =
  'polygon(0 0, 40% 0, 40% 33%, 70% 33%, 70% 67%, 100% 67%, 100% 100%, 60% 100%, 60% 67%, 30% 67%, 30% 33%, 0 33%)';

const bare = (): Drawn => ({
  mark: 'none',
  markShape: 'unset',
  markWidth: '0',
  markHeight: '0',
  ornament: 'unset',
  picture: 'unset',
  ledges: ledge('1px', 30),
});

const marked = (width: string, height: string, shape = 'unset'): Partial<Drawn> => ({
  mark: '""',
  markWidth: width,
  markHeight: height,
  markShape: shape,
});

const cell = '3.5rem';

const rings = (): string =>
  [1, 2, 3, 4, 5, 6]
    .flatMap((ring) => {
      const radius = 4.5 * ring;
      return [
        `transparent ${radius - 0.2}rem`,
        `${faint('terrace-line', 44 - 6 * ring)} ${radius - 0.15}rem ${radius}rem`,
        `transparent ${radius + 0.05}rem`,
      ];
    })
    .join(', ');

/** What an ornament is: the mark before a tagline, what is behind a hero, in a picture that hasn't come yet and around initials. */
const drawn: Readonly<Record<Ornament, () => Partial<Drawn>>> = {
  none: () => ({}),
  stepwell: () => ({
    ...marked('15px', '12px', stairs),
    picture: well(),
    ledges: [ledge('1px', 46), ledge('.28em', 4), ledge('.33em', 32), ledge('.55em', 9)].join(', '),
  }),
  dots: () => ({
    ...marked('8px', '8px', 'circle()'),
    ornament: `radial-gradient(${faint('terrace-line', 45)} 1.25px, transparent 1.75px) 50% 0 / 1.75rem 1.75rem`,
  }),
  grid: () => ({
    ...marked('8px', '8px'),
    ornament: `linear-gradient(${faint('terrace-line', 26)} 1px, transparent 1px) 50% -1px / ${cell} ${cell}, linear-gradient(90deg, ${faint('terrace-line', 26)} 1px, transparent 1px) 50% -1px / ${cell} ${cell}`,
  }),
  rings: () => ({
    ...marked('10px', '10px', 'circle()'),
    ornament: `radial-gradient(circle at 88% 62%, ${rings()})`,
  }),
  glow: () => ({
    ornament: `radial-gradient(44rem 26rem at 82% -4%, ${faint('brand-solid', 26)}, transparent), radial-gradient(40rem 24rem at 8% 6%, ${faint('accent-solid', 20)}, transparent)`,
  }),
  rule: () => marked('1.75rem', '1px'),
};

const mono = 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** `6` is 24 px: steps of 4. */
const rhythm = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16].map((step) => [step, `${step / 4}rem`]),
);

/** The values of the tokens of a look. Those in `assets` have no category of their own: shapes, drawings in CSS, keywords. */
function valuesOfLook({ look, radius, density, ornament, fonts: { heading, body } }: Theme) {
  const { fontSizes, fontWeights, lineHeights, letterSpacings, ...chosen } = looks[look];
  const { markWidth, markHeight, ...assets } = { ...bare(), ...drawn[ornament]() };
  return {
    fonts: {
      body: body.stack,
      heading: heading.name === body.name ? 'unset' : heading.stack,
      tagline: chosen.taglineFont === 'mono' ? mono : 'unset',
      mono,
    },
    fontSizes,
    fontWeights,
    lineHeights,
    letterSpacings,
    radii: corners[radius],
    ...shared,
    spacing: { ...rhythm, ...spaces[density], ...shared.spacing },
    sizes: { ...shared.sizes, markWidth, markHeight },
    assets: {
      ...assets,
      taglineCase: chosen.taglineCase,
      bar: chosen.solidBar ? '1' : '0',
      card: chosen.cardShadow,
    },
  };
}

type TokenValues = ReturnType<typeof valuesOfLook>;
type Token = { readonly [C in keyof TokenValues]: readonly [C, keyof TokenValues[C]] }[keyof TokenValues];

export const propertyTokens = Object.entries(
  settableTokens satisfies Readonly<Record<SettableName, Token>>,
) as readonly (readonly [SettableName, Token])[];

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The values of all tokens that are the same in both colour modes: those of the look, and in their place what site.yaml sets. */
export function tokenValues(theme: Theme): Values {
  const values: Record<string, Readonly<Record<string, string>>> = valuesOfLook(theme);
  for (const [property, [category, name]] of propertyTokens) {
    const value = theme.properties?.look[property];
    if (value === undefined) continue;
    // On a narrow screen cards have room for words, whatever site.yaml says.
    const set = property === '--look-card-space' ? `min(7.5vw, ${value})` : value;
    values[category] = { ...values[category], [name]: set };
  }
  return values;
}

export const tokensOf = (theme: Theme) =>
  mapValues(tokenValues(theme), (values) => mapValues(values, (value) => ({ value })));

/** Phones end at `md`; section heads split and grids get three columns at `lg`; the full header fits from `xl`. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '60rem', xl: '64rem', '2xl': '80rem' } as const;

/** Lengths that depend on the width of the screen. The bar at the top is lower on small screens; what starts under it (a hero) keeps that much room. */
export function responsiveTokens({ look }: Theme) {
  const height = { value: { base: 'min(20vw, 4rem)', xl: looks[look].barHeight } } as const;
  return { sizes: { header: height }, spacing: { header: height } };
}
