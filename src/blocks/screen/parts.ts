import type { ItemOf } from '../shared/block-item.ts';

type ScreenPart = ItemOf<'screen'>;

export type ChartData = NonNullable<ScreenPart['chart']>;
export type Row = NonNullable<ScreenPart['rows']>[number];
export type GraphData = NonNullable<ScreenPart['graph']>;
export type GraphNode = GraphData['nodes'][number];

/** How something on a screen is. */
export type State = NonNullable<Row['state']>;
