import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { useWords } from '../shared/context.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { hoursRecipe } from './hours.recipe.ts';

type HoursRowProps = {
  readonly days: { readonly text: string };
  readonly hours: string;
  readonly note?: Text;
  readonly isToday: boolean;
};

/** Days and their hours. */
export function HoursRow({ days, hours, note, isToday }: HoursRowProps): ReactElement {
  const styles = useStyles(hoursRecipe);
  const { today } = useWords();
  return (
    <chakra.div css={styles.row} data-today={isToday ? '' : undefined}>
      <chakra.dt css={styles.days}>
        <chakra.span css={styles.name}>{days.text}</chakra.span>
        {isToday && <chakra.span css={styles.today}> {today}</chakra.span>}
      </chakra.dt>
      <chakra.dd css={styles.hours}>
        {hours}
        {note !== undefined && (
          <chakra.span css={styles.noted}>
            <Words of={note} />
          </chakra.span>
        )}
      </chakra.dd>
    </chakra.div>
  );
}
