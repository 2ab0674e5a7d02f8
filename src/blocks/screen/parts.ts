import type { ItemOf } from '../shared/block-item.ts';

type Part = ItemOf<'screen'>;

export type Tile = NonNullable<Part['tiles']>[number];
export type ChartData = NonNullable<Part['chart']>;
export type Row = NonNullable<Part['rows']>[number];
export type GraphData = NonNullable<Part['graph']>;
export type GraphNode = GraphData['nodes'][number];
export type Alert = NonNullable<Part['alerts']>[number];

/** How something on a screen is. */
export type State = NonNullable<Row['state']>;
