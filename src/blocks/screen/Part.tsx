import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle } from '../shared/Title.tsx';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';
import { Chart } from './Chart.tsx';
import { frameRecipe } from './frame.recipe.ts';
import { Graph } from './Graph.tsx';
import { partsRecipe } from './parts.recipe.ts';
import type { Alert, Tile } from './parts.ts';
import { StateMark } from './StateMark.tsx';
import { Table } from './Table.tsx';
import type { Width } from './widths.ts';

type PartProps = ItemOf<'screen'> & { readonly width: Width };

/** One part of the screen, with all that it has. */
export function Part({ title, tiles, chart, columns, rows, graph, alerts, width }: PartProps): ReactElement {
  const styles = useStyles(frameRecipe, { width });
  return (
    <chakra.div css={styles.part}>
      <ItemTitle of={title} css={styles.title} />
      {tiles !== undefined && <Tiles of={tiles} />}
      {chart !== undefined && <Chart {...chart} />}
      {graph !== undefined && <Graph {...graph} />}
      {rows !== undefined && <Table title={title} columns={columns} rows={rows} />}
      {alerts !== undefined && <Alerts of={alerts} />}
    </chakra.div>
  );
}

/** Numbers in small boxes. */
function Tiles({ of: tiles }: { readonly of: readonly Tile[] }): ReactElement {
  const styles = useStyles(partsRecipe);
  return (
    <chakra.dl css={styles.tiles}>
      {tiles.map(({ value, label, trend, state }, index) => (
        <chakra.div key={index} css={styles.tile}>
          <chakra.dt css={styles.tileLabel}>
            {state !== undefined && <StateMark of={state} />}
            <Phrase of={label} />
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

/** Messages, one below the other. */
function Alerts({ of: alerts }: { readonly of: readonly Alert[] }): ReactElement {
  const styles = useStyles(partsRecipe);
  return (
    <chakra.ul css={styles.alerts}>
      {alerts.map(({ time, title, description, state }, index) => (
        <chakra.li key={index} css={styles.alert}>
          <chakra.span css={styles.alertMark}>{state !== undefined && <StateMark of={state} />}</chakra.span>
          <div>
            <Paragraph of={title} css={styles.alertTitle} />
            {description !== undefined && <Prose of={description} css={styles.alertText} />}
          </div>
          <Paragraph of={time} css={styles.time} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
