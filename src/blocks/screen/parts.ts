type ScreenPart = ItemOf<'screen'>;

import type { ItemOf } from '../../model/generated/resolved.ts';
export type ChartData = NonNullable<ScreenPart['chart']>;
export type Row = NonNullable<ScreenPart['rows']>[number];
export type GraphData = NonNullable<ScreenPart['graph']>;
export type GraphNode = GraphData['nodes'][number];

export type State = NonNullable<Row['state']>;

/** A drawing is stretched to its box: so many units across and down. */
export const SIZE = 100;

export type Point = { readonly x: number; readonly y: number };

export const round = (value: number): number => Math.round(value * 10) / 10;
