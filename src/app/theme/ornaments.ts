import type { Ornament } from '../../model/theme.ts';

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

/** A ledge of the well that somebody's initials stand in. */
const ledge = (depth: string, share: number): string =>
  `inset 0 0 0 ${depth} color-mix(in srgb, ${color('brand-fg')} ${share}%, ${color('brand-subtle')})`;

/** Three terraces, going down. */
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

/** Six rings, one around the other. */
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

/** What an ornament is: the mark before a tagline, what is behind a hero, in a picture that hasn't come yet and around initials. */
export function drawnAs(ornament: Ornament): Drawn {
  return { ...bare(), ...drawn[ornament]() };
}
