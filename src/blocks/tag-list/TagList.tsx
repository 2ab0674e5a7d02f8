import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconView, Phrase } from '../shared/Elements.tsx';
import { ListSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { tagListRecipe } from './tag-list.recipe.ts';

export default function TagList({ items, ...around }: BlockProps<'tag-list'>) {
  const styles = useStyles(tagListRecipe);
  return (
    <ListSection {...around} of={items} as="dl" css={styles.list}>
      {(group) => (
        <chakra.div css={styles.group}>
          <chakra.dt css={styles.title}>
            {group.icon !== undefined && <IconView of={group.icon} css={styles.icon} />}
            <Phrase of={group.title} />
          </chakra.dt>
          <dd>
            <chakra.ul css={styles.tags}>
              {group.tags.map((tag, at) => (
                <Phrase key={at} as="li" of={tag} css={styles.tag} />
              ))}
            </chakra.ul>
          </dd>
        </chakra.div>
      )}
    </ListSection>
  );
}
