import type { BlockProps } from '../../model/generated/resolved.ts';
import { useAbove } from '../shared/context.tsx';
import { IconView, ItemTitle, Prose, ProseBox, Title } from '../shared/Elements.tsx';
import { ItemList, Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { faqRecipe } from './faq.recipe.ts';

/** Questions that open by the browser alone. Opening one closes no other: what is read would jump under the finger. */
export default function Faq({ title, description, items, background }: BlockProps<'faq'>) {
  const head = title !== undefined || description !== undefined;
  const styles = useStyles(faqRecipe, { head });
  const above = useAbove();
  const list = (
    <ItemList of={items} as="div" css={styles.list}>
      {({ question, answer }, index) => (
        <chakra.details open={index === 0} css={styles.entry} suppressHydrationWarning>
          <chakra.summary css={styles.summary}>
            <ItemTitle of={question} css={styles.question} />
            <chakra.span css={styles.sign}>
              <IconView of="plus" />
            </chakra.span>
          </chakra.summary>
          <ProseBox of={answer} css={styles.answer} each={styles.paragraph} inItem />
        </chakra.details>
      )}
    </ItemList>
  );
  return (
    <Section background={background}>
      <chakra.div css={styles.root}>
        {head && (
          <div>
            <Title of={title} css={styles.title} />
            <Prose of={description} css={styles.description} />
          </div>
        )}
        {above ? (
          <div>
            {above}
            {list}
          </div>
        ) : (
          list
        )}
      </chakra.div>
    </Section>
  );
}
