import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { partsRecipe } from './parts.recipe.ts';
import type { Alert } from './parts.ts';
import { StateMark } from './StateMark.tsx';

/** Messages, one below the other. */
export function Alerts({ of: alerts }: { readonly of: readonly Alert[] }): ReactElement {
  const styles = useStyles(partsRecipe);
  return (
    <chakra.ul css={styles.alerts}>
      {alerts.map(({ time, title, description, state }, index) => (
        <chakra.li key={index} css={styles.alert}>
          <chakra.span css={styles.alertMark}>{state !== undefined && <StateMark of={state} />}</chakra.span>
          <div>
            <chakra.p css={styles.alertTitle}>
              <Words of={title} />
            </chakra.p>
            {description !== undefined && <Prose of={description} css={styles.alertText} />}
          </div>
          {time !== undefined && (
            <chakra.p css={styles.time}>
              <Words of={time} />
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
