import type { ReactElement, ReactNode } from 'react';
import type { Action, Background } from '../../model/generated/resolved.ts';
import type { Passage } from '../../model/prose.ts';
import type { RichText, Text } from '../../model/text.ts';
import { Actions } from './Actions.tsx';
import { useAbove, useParts, usePlace } from './context.tsx';
import { containerRecipe } from './recipes/container.recipe.ts';
import { sectionRecipe } from './section.recipe.ts';
import { chakra, type Style, useStyles } from './styles.ts';
import { surfaceClass } from './surfaces.ts';
import { Trail } from './Trail.tsx';
import { ProseBox, Tagline, Title } from './Words.tsx';

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
        {useParts().below}
      </chakra.div>
    </chakra.section>
  );
}

type SectionHeadProps = {
  readonly tagline?: Text | undefined;
  readonly title?: Text | undefined;
  readonly description?: RichText | undefined;
};

type OwnLookProps = {
  readonly mark?: 'ornament' | 'none';
  /** How it looks, where that isn't as in other blocks. */
  readonly styles?: Readonly<Record<'head' | 'tagline' | 'title' | 'description', Style>>;
};

/** Tagline, title and description above a block's items; on a wide screen the description stands at the right. */
export function SectionHead({ mark, styles: own, ...head }: SectionHeadProps & OwnLookProps): ReactElement | null {
  const { tagline, title, description } = head;
  const usual = useStyles(sectionRecipe, { split: title !== undefined && description !== undefined });
  const styles = own ?? usual;
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      <Tagline of={tagline} mark={mark} css={styles.tagline} />
      <Title of={title} css={styles.title} />
      <ProseBox of={description} each={styles.description} />
    </chakra.div>
  );
}

type HeadedSectionProps = SectionHeadProps & {
  readonly background?: Background | undefined;
  readonly children: ReactNode;
  readonly note?: Passage | undefined;
  readonly actions?: readonly Action[] | undefined;
};

/** The band of a block, with its head above what is in it, and below that a note in small letters and buttons. */
export function HeadedSection({ background, children, note, actions, ...around }: HeadedSectionProps): ReactElement {
  const styles = useStyles(sectionRecipe);
  // A block may have other keys, which say nothing of its head.
  const { tagline, title, description } = around;
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      {useAbove()}
      {children}
      <ProseBox of={note} css={styles.note} />
      <Actions of={actions} css={styles.actions} />
    </Section>
  );
}
