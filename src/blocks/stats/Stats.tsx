import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconView, Phrase, ProseBox } from '../shared/Elements.tsx';
import { ListSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { statsRecipe } from './stats.recipe.ts';

/** Up to four stand in one row; of more, as many as fill their rows best. */
function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 4 !== 0 && count % 3 === 0 ? 3 : 4;
}

export default function Stats({ items, ...around }: BlockProps<'stats'>) {
  const styles = useStyles(statsRecipe, { columns: columnsFor(items.length) });
  return (
    <ListSection {...around} of={items} as="dl" css={styles.list}>
      {(item) => (
        <chakra.div css={styles.item}>
          <Phrase as="dt" of={item.label} css={styles.label} />
          <Phrase as="dd" of={item.value} css={styles.value} />
          <ProseBox of={item.description} as="dd" each={styles.description} />
          {item.icon !== undefined && (
            <chakra.dd css={styles.icon} aria-hidden="true">
              <IconView of={item.icon} />
            </chakra.dd>
          )}
        </chakra.div>
      )}
    </ListSection>
  );
}
