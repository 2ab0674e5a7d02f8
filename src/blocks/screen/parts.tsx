import type { ReactElement } from 'react';
import type { ItemOf } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { stateRecipe } from './screen.recipe.ts';

type ScreenPart = ItemOf<'screen'>;

type StateMarkProps = { readonly of: State | undefined; readonly isSaid?: boolean };

/** The mark of a state: its colour and its shape; nothing without one. `isSaid`: words beside it say the same. */
export function StateMark({ of: state, isSaid = false }: StateMarkProps): ReactElement | null {
  const styles = useStyles(stateRecipe, { state });
  const { stateOk, stateWarning, stateError, stateBusy } = useWords();
  if (state === undefined) return null;
  const names = { ok: stateOk, warning: stateWarning, error: stateError, busy: stateBusy };
  const said = isSaid ? { 'aria-hidden': true } : { role: 'img', 'aria-label': names[state] };
  return <chakra.span css={styles.mark} {...said} />;
}

export type ChartData = NonNullable<ScreenPart['chart']>;
export type Row = NonNullable<ScreenPart['rows']>[number];
export type GraphData = NonNullable<ScreenPart['graph']>;
export type GraphNode = GraphData['nodes'][number];

export type State = NonNullable<Row['state']>;

/** A drawing is stretched to its box: so many units across and down. */
export const SIZE = 100;

export type Point = { readonly x: number; readonly y: number };

export const round = (value: number): number => Math.round(value * 10) / 10;
