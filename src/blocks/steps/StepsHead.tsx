import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Prose } from '../shared/Prose.tsx';
import { Tagline } from '../shared/Tagline.tsx';
import { Title } from '../shared/Title.tsx';
import type { StepsStyles } from './steps.recipe.ts';

type StepsHeadProps = Pick<BlockProps<'steps'>, 'tagline' | 'title' | 'description'> & {
  readonly styles: StepsStyles;
};

/** Tagline, title and description above a stair: they keep to the left half, so that it can rise beside them. */
export function StepsHead({ tagline, title, description, styles }: StepsHeadProps): ReactElement | null {
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      {tagline !== undefined && <Tagline of={tagline} mark="none" />}
      {title !== undefined && <Title of={title} css={styles.heading} />}
      {description !== undefined && (
        <div>
          <Prose of={description} css={styles.lead} />
        </div>
      )}
    </chakra.div>
  );
}
