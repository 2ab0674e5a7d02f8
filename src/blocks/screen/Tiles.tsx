import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { partsRecipe } from './parts.recipe.ts';
import type { Tile } from './parts.ts';
import { StateMark } from './StateMark.tsx';

/** Numbers in small boxes. */
export function Tiles({ of: tiles }: { readonly of: readonly Tile[] }): ReactElement {
  const styles = useStyles(partsRecipe);
  return (
    <chakra.dl css={styles.tiles}>
      {tiles.map(({ value, label, trend, state }, index) => (
        <chakra.div key={index} css={styles.tile}>
          <chakra.dt css={styles.tileLabel}>
            {state !== undefined && <StateMark of={state} />}
            <span>
              <Words of={label} />
            </span>
          </chakra.dt>
          <chakra.dd css={styles.tileValue}>
            <Words of={value} />
          </chakra.dd>
          {trend !== undefined && (
            <chakra.dd css={styles.trend}>
              <Words of={trend} />
            </chakra.dd>
          )}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
