import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { caseStoryRecipe } from './case-story.recipe.ts';

/** The number that says most about a story, above its title. */
export function StoryFigure({ figure, figureLabel }: ItemOf<'case-story'>): ReactElement | null {
  const styles = useStyles(caseStoryRecipe);
  if (figure === undefined) return null;
  return (
    <chakra.p css={styles.figure}>
      <chakra.span css={styles.number}>
        <Words of={figure} />
      </chakra.span>{' '}
      {figureLabel !== undefined && (
        <chakra.span css={styles.counted}>
          <Words of={figureLabel} />
        </chakra.span>
      )}
    </chakra.p>
  );
}
