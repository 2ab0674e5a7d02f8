import type { ReactElement, ReactNode } from 'react';
import type { Background } from '../../model/generated/resolved.ts';
import { chakra } from './chakra.tsx';
import { useBelow, usePlace } from './context.tsx';
import { containerRecipe } from './recipes/container.recipe.ts';
import { sectionRecipe } from './section.recipe.ts';
import { useStyles } from './styles.ts';
import { surfaceClass } from './surfaces.ts';
import { Trail } from './Trail.tsx';

type SectionProps = {
  readonly background?: Background | undefined;
  readonly space?: 'section' | 'tight';
  /** What parts the block from one above it on the same background. */
  readonly follows?: 'space' | 'hairline';
  readonly children: ReactNode;
};

/** The band of the page that a block stands in: its anchor, its background, its column and the space around it. */
export function Section({
  background = 'default',
  space = 'section',
  follows = 'space',
  children,
}: SectionProps): ReactElement {
  const { id, index, previousBackground } = usePlace();
  const continues = previousBackground === background;
  const styles = useStyles(sectionRecipe, {
    background,
    space,
    opens: index === 0,
    follows: continues ? follows : undefined,
  });
  return (
    <chakra.section
      id={id}
      className={surfaceClass[background]}
      css={styles.root}
      data-follows={continues ? follows : undefined}
    >
      <chakra.div css={containerRecipe()}>
        <Trail />
        {children}
        {useBelow()}
      </chakra.div>
    </chakra.section>
  );
}
