import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { useWords } from '../shared/context.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { caseStoryRecipe } from './case-story.recipe.ts';

/** What was hard, what was done and what came of it. */
export function StoryOutline({ image, challenge, solution, results }: ItemOf<'case-story'>): ReactElement {
  const styles = useStyles(caseStoryRecipe, { picture: image !== undefined });
  const words = useWords();
  return (
    <chakra.dl css={styles.outline}>
      <div>
        <chakra.dt css={styles.label}>{words.challenge}</chakra.dt>
        <dd>
          <Prose of={challenge} css={styles.text} />
        </dd>
      </div>
      <div>
        <chakra.dt css={styles.label}>{words.solution}</chakra.dt>
        <dd>
          <Prose of={solution} css={styles.text} />
        </dd>
      </div>
      <chakra.div css={styles.results}>
        <chakra.dt css={styles.label}>{words.results}</chakra.dt>
        <dd>
          <CheckedPoints of={results} css={styles.points} />
        </dd>
      </chakra.div>
    </chakra.dl>
  );
}
