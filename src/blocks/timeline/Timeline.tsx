import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconView, ItemTitle, Paragraph, Prose } from '../shared/Elements.tsx';
import { ListSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { timelineRecipe } from './timeline.recipe.ts';

export default function Timeline({ items, ...around }: BlockProps<'timeline'>) {
  const styles = useStyles(timelineRecipe);
  return (
    <ListSection {...around} of={items} as="ol" css={styles.list}>
      {({ date, title, description, icon }) => (
        <chakra.li css={styles.item}>
          <Paragraph of={date} css={styles.date} />
          <chakra.div css={styles.point} aria-hidden="true" data-icon={icon === undefined ? undefined : ''}>
            {icon !== undefined && <IconView of={icon} />}
          </chakra.div>
          <chakra.div css={styles.words}>
            <ItemTitle of={title} css={styles.title} />
            <Prose of={description} css={styles.description} />
          </chakra.div>
        </chakra.li>
      )}
    </ListSection>
  );
}
