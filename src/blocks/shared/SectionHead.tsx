import type { ReactElement, ReactNode } from 'react';
import type { Background } from '../../model/generated/resolved.ts';
import type { RichText, Text } from '../../model/text.ts';
import { chakra } from './chakra.tsx';
import { useAbove } from './context.tsx';
import { ProseBox } from './Prose.tsx';
import { Section } from './Section.tsx';
import { sectionRecipe } from './section.recipe.ts';
import { useStyles } from './styles.ts';
import { Tagline } from './Tagline.tsx';
import { Title } from './Title.tsx';

type SectionHeadProps = {
  readonly tagline?: Text | undefined;
  readonly title?: Text | undefined;
  readonly description?: RichText | undefined;
};

/** Tagline, title and description above a block's items; on a wide screen the description stands at the right. */
export function SectionHead({ tagline, title, description }: SectionHeadProps): ReactElement | null {
  const styles = useStyles(sectionRecipe, { split: title !== undefined && description !== undefined });
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      {tagline !== undefined && <Tagline of={tagline} css={styles.tagline} />}
      {title !== undefined && <Title of={title} css={styles.title} />}
      <ProseBox of={description} each={styles.description} />
    </chakra.div>
  );
}

type HeadedSectionProps = SectionHeadProps & {
  readonly background?: Background | undefined;
  readonly children: ReactNode;
};

/** The band of a block, with its head above what is in it. */
export function HeadedSection({ background, children, ...head }: HeadedSectionProps): ReactElement {
  return (
    <Section background={background}>
      <SectionHead {...head} />
      {useAbove()}
      {children}
    </Section>
  );
}
