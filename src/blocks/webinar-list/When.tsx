import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { webinarListRecipe } from './webinar-list.recipe.ts';

/** The day of an event, and its hours. */
export function When({ date, time }: ItemOf<'webinar-list'>): ReactElement {
  const styles = useStyles(webinarListRecipe);
  return (
    <chakra.div css={styles.when}>
      <chakra.p css={styles.date}>
        <Words of={date} />
      </chakra.p>
      {time !== undefined && (
        <chakra.p css={styles.fact}>
          <IconView of={glyphs.clock} />
          <span>
            <Words of={time} />
          </span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
