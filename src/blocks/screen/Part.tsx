import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { Alerts } from './Alerts.tsx';
import { Chart } from './Chart.tsx';
import { frameRecipe } from './frame.recipe.ts';
import { Graph } from './Graph.tsx';
import { Table } from './Table.tsx';
import { Tiles } from './Tiles.tsx';
import type { Width } from './widths.ts';

type PartProps = ItemOf<'screen'> & { readonly width: Width };

/** One part of the screen, with all that it has. */
export function Part({ title, tiles, chart, columns, rows, graph, alerts, width }: PartProps): ReactElement {
  const styles = useStyles(frameRecipe, { width });
  return (
    <chakra.div css={styles.part}>
      <ItemHeading css={styles.title}>
        <Words of={title} />
      </ItemHeading>
      {tiles !== undefined && <Tiles of={tiles} />}
      {chart !== undefined && <Chart {...chart} />}
      {graph !== undefined && <Graph {...graph} />}
      {rows !== undefined && <Table title={title} columns={columns} rows={rows} />}
      {alerts !== undefined && <Alerts of={alerts} />}
    </chakra.div>
  );
}
