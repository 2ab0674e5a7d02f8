import { onceFor } from '../../model/once.ts';
import { useFrame } from './context.tsx';
import { drawings } from './generated/terraces.ts';
import { type Css, chakra, useStyles } from './styles.ts';
import { terracesRecipe } from './terraces.recipe.ts';

/** A flight of terraces in section: where its line starts, and its steps, each a tread and a drop (negative: a rise). */
type Flight = {
  readonly width: number;
  readonly height: number;
  /** Height of the first tread, from the top. */
  readonly top: number;
  /** Where each step stands, from the left, and how far it goes down. */
  readonly steps: readonly (readonly [x: number, drop: number])[];
  /** How many nested lines, how far apart, and the radius of their corners. */
  readonly count: number;
  readonly gap: number;
  readonly radius: number;
  /** Opacity of the first line; the last has almost none. */
  readonly opacity?: number;
};

/** How far the drawing goes on beyond its edges, so that it fills any screen. */
const overhang = 1600;

function step(x: number, drop: number, radius: number): string {
  const turn = drop > 0 ? radius : -radius;
  return `H${x - radius}q${radius} 0 ${radius} ${turn}v${drop - 2 * turn}q0 ${turn} ${radius} ${turn}`;
}

function line(flight: Flight, inset: number): string {
  const { width, height, top, steps, radius } = flight;
  // Inner lines lie lower, and nearer the edges: down steps move left, up steps move right.
  const treads = steps.map(([x, drop]) => step(drop > 0 ? x - inset : x + inset, drop, radius)).join('');
  return `M${-overhang} ${top + inset}${treads}H${width + overhang}V${height + 40}H${-overhang}Z`;
}

const strata = onceFor((flight: Flight) => {
  const { count, gap, opacity = 0.85 } = flight;
  return Array.from({ length: count }, (_, index) => {
    const rest = 1 - index / (count - 1);
    return {
      d: line(flight, index * gap),
      strokeOpacity: (0.05 + (opacity - 0.05) * rest ** 1.2).toFixed(2),
      fillOpacity: rest.toFixed(2),
    };
  });
});

type Drawing = {
  readonly wide: Flight;
  readonly narrow?: Flight;
  readonly water?: { readonly wide: string; readonly narrow: string };
};

type FlightViewProps = { readonly of: Flight; readonly water?: string | undefined; readonly css: Css };

function FlightView({ of: flight, water, css }: FlightViewProps) {
  const { width, height } = flight;
  return (
    <chakra.svg viewBox={`0 0 ${width} ${height}`} width={`${width}px`} height={`${height}px`} css={css}>
      {strata(flight).map((stratum) => (
        <path key={stratum.d} {...stratum} />
      ))}
      {water !== undefined && <path d={water} data-water="" />}
    </chakra.svg>
  );
}

/** The site's one ornament, behind what is in the nearest positioned box (with `isolation: isolate`): terraces in section, or a background in CSS. */
export function Terraces({ flight }: { readonly flight: keyof typeof drawings }) {
  const { ornament } = useFrame();
  const styles = useStyles(terracesRecipe, { flight });
  if (ornament === 'none' || ornament === 'rule') return null;
  if (ornament !== 'stepwell') return <chakra.div css={styles.plain} aria-hidden="true" data-screen-only="" />;
  const drawing: Drawing = drawings[flight];
  return (
    <chakra.div css={styles.root} aria-hidden="true" data-screen-only="">
      <FlightView of={drawing.wide} water={drawing.water?.wide} css={styles.wide} />
      {drawing.narrow && <FlightView of={drawing.narrow} water={drawing.water?.narrow} css={styles.narrow} />}
    </chakra.div>
  );
}
