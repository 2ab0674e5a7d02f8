import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { Background } from '../../model/generated/planned.ts';
import type { RichText, Text } from '../../model/text.ts';
import { usePlace } from './context.tsx';
import { Prose } from './Prose.tsx';
import { sectionRecipe } from './section.recipe.ts';
import { useStyles } from './styles.ts';
import { Title } from './Title.tsx';
import { Words } from './Words.tsx';

/** The class that switches the colours inside a section of its own colour: see `src/app/theme/modes.ts`. */
export const surfaceClass = { default: undefined, subtle: undefined, brand: 'dark on-brand', dark: 'dark' } as const;

type SectionProps = {
  readonly background?: Background | undefined;
  readonly space?: 'section' | 'tight';
  readonly children: ReactNode;
};

/**
 * The band of the page that a block stands in: its anchor, background, column and the space around it. Two
 * neighbours of one background share the space between them.
 */
export function Section({ background = 'default', space = 'section', children }: SectionProps): ReactElement {
  const { id, previousBackground } = usePlace();
  const styles = useStyles(sectionRecipe, { background, space, follows: previousBackground === background });
  return (
    <chakra.section id={id} className={surfaceClass[background]} css={styles.root}>
      <chakra.div css={styles.container}>{children}</chakra.div>
    </chakra.section>
  );
}

type SectionHeadProps = {
  readonly tagline?: Text | undefined;
  readonly title?: Text | undefined;
  readonly description?: RichText | undefined;
};

/** Tagline, title and description above a block's items; on a wide screen the description stands at the right. */
export function SectionHead({ tagline, title, description }: SectionHeadProps): ReactElement | null {
  const styles = useStyles(sectionRecipe, { split: title !== undefined && description !== undefined });
  const small = useRecipe({ key: 'tagline' });
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      {tagline !== undefined && (
        <chakra.p css={[small({}), styles.tagline]}>
          <Words of={tagline} />
        </chakra.p>
      )}
      {title !== undefined && <Title of={title} css={styles.title} />}
      {description !== undefined && (
        <div>
          <Prose of={description} css={styles.description} />
        </div>
      )}
    </chakra.div>
  );
}
