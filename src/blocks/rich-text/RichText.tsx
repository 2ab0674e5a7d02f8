import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions, ItemTitle, ProseBox, Tagline, Title } from '../shared/Elements.tsx';
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
          <ProseBox of={description} css={styles.text} each={styles.paragraph} />
          {items?.map((part, index) => (
            <chakra.div key={index} css={styles.part}>
              <ItemTitle of={part.title} css={styles.partTitle} />
              <ProseBox of={part.description} css={styles.text} each={styles.paragraph} inItem />
            </chakra.div>
          ))}
          <Actions of={actions} css={styles.actions} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
