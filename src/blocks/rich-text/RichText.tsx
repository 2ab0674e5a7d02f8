import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions, ItemTitle, Prose, Tagline, Title } from '../shared/Elements.tsx';
import { Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { richTextRecipe } from './rich-text.recipe.ts';

export default function RichText({ tagline, title, description, items, actions, background }: BlockProps<'rich-text'>) {
  const head = tagline !== undefined || title !== undefined;
  const styles = useStyles(richTextRecipe, { head });
  return (
    <Section background={background}>
      <chakra.div css={styles.root}>
        {head && (
          <chakra.div css={styles.head}>
            <Tagline of={tagline} />
            <Title of={title} css={styles.title} />
          </chakra.div>
        )}
        <chakra.div css={styles.column}>
          <chakra.div css={styles.text}>
            <Prose of={description} css={styles.paragraph} />
          </chakra.div>
          {items?.map((part, index) => (
            <chakra.div key={index} css={styles.part}>
              <ItemTitle of={part.title} css={styles.partTitle} />
              <chakra.div css={styles.text}>
                <Prose of={part.description} css={styles.paragraph} inItem />
              </chakra.div>
            </chakra.div>
          ))}
          <Actions of={actions} css={styles.actions} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
