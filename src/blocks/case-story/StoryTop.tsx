import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { caseStoryRecipe } from './case-story.recipe.ts';

/** The customer's industry and name, in the line above a story's title. */
export function StoryTop({ badge, company }: ItemOf<'case-story'>): ReactElement | null {
  const styles = useStyles(caseStoryRecipe);
  const label = useRecipe({ key: 'badge' });
  if (badge === undefined && company === undefined) return null;
  return (
    <chakra.div css={styles.top}>
      {badge !== undefined && (
        <chakra.p css={label()}>
          <Words of={badge} />
        </chakra.p>
      )}
      {company !== undefined && (
        <chakra.p css={styles.company}>
          <Words of={company} />
        </chakra.p>
      )}
    </chakra.div>
  );
}
