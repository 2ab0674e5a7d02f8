import type { ReactElement } from 'react';
import { useWords } from '../shared/context.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import type { State } from './parts.ts';
import { stateRecipe } from './screen.recipe.ts';

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
