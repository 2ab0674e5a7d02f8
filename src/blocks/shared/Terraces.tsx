import type { ReactElement } from 'react';
import { chakra } from './chakra.tsx';
import { useFrame } from './context.tsx';
import { type Css, useStyles } from './styles.ts';
import { type Drawing, terraceDrawings } from './terrace-drawings.ts';
import { type Flight, strata } from './terrace-paths.ts';
import { terracesRecipe } from './terraces.recipe.ts';

type FlightViewProps = { readonly of: Flight; readonly water?: string | undefined; readonly css: Css };

function FlightView({ of: flight, water, css }: FlightViewProps): ReactElement {
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

/**
 * The site's one ornament. Fills the nearest positioned box, behind its content (the box needs `isolation: isolate`). Where it isn't
 * terraces in section, stepping down to water, it is a background in CSS: its value is a token of the theme.
 */
export function Terraces({ flight }: { readonly flight: keyof typeof terraceDrawings }): ReactElement | null {
  const { ornament } = useFrame();
  const styles = useStyles(terracesRecipe, { flight });
  if (ornament === 'none' || ornament === 'rule') return null;
  if (ornament !== 'stepwell') return <chakra.div css={styles.plain} aria-hidden="true" data-screen-only="" />;
  const drawing: Drawing = terraceDrawings[flight];
  return (
    <chakra.div css={styles.root} aria-hidden="true" data-screen-only="">
      <FlightView of={drawing.wide} water={drawing.water?.wide} css={styles.wide} />
      {drawing.narrow && <FlightView of={drawing.narrow} water={drawing.water?.narrow} css={styles.narrow} />}
    </chakra.div>
  );
}
