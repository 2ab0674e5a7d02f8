/** A flight of terraces in section: where its line starts, and its steps, each a tread and a drop (negative: a rise). */
export type Flight = {
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

/** One line of the drawing. */
export type Stratum = { readonly d: string; readonly strokeOpacity: string; readonly fillOpacity: string };

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

/** The nested lines of a flight of terraces, the strongest first. */
export function strata(flight: Flight): readonly Stratum[] {
  const { count, gap, opacity = 0.85 } = flight;
  return Array.from({ length: count }, (_, index) => {
    const rest = 1 - index / (count - 1);
    return {
      d: line(flight, index * gap),
      strokeOpacity: (0.05 + (opacity - 0.05) * rest ** 1.2).toFixed(2),
      fillOpacity: rest.toFixed(2),
    };
  });
}
