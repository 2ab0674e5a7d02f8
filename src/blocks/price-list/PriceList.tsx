import type { BlockProps } from '../../model/generated/resolved.ts';
import { Paragraph, Phrase, Prose, ProseBox, Words } from '../shared/Elements.tsx';
import { badgeRecipe } from '../shared/recipes.recipe.ts';
import { GroupTitle, HeadedSection, ItemList } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { priceListRecipe } from './price-list.recipe.ts';

const MOST_IN_ONE_COLUMN = 8;

export default function PriceList({ groups, note, ...around }: BlockProps<'price-list'>) {
  const lines = groups.reduce((sum, { items }) => sum + items.length, 0);
  const styles = useStyles(priceListRecipe, {
    columns: groups.length > 1 || lines > MOST_IN_ONE_COLUMN ? 2 : 1,
  });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.groups}>
        {groups.map((group, index) => (
          <PriceGroup key={index} {...group} at={index} />
        ))}
      </chakra.div>
      <ProseBox of={note} css={styles.note} />
    </HeadedSection>
  );
}

type PriceGroupProps = BlockProps<'price-list'>['groups'][number] & { readonly at: number };

/** A longer group may go on at the top of the next column. */
const MOST_TOGETHER = 12;

function PriceGroup({ title, description, items, at }: PriceGroupProps) {
  const styles = useStyles(priceListRecipe, { together: items.length <= MOST_TOGETHER });
  return (
    <chakra.div css={styles.group}>
      {(title !== undefined || description !== undefined) && (
        <chakra.div css={styles.head}>
          {title !== undefined && <GroupTitle of={title} at={at} css={styles.title} />}
          <Prose of={description} css={styles.description} />
        </chakra.div>
      )}
      <ItemList of={items}>
        {(item) => (
          <chakra.li css={styles.item}>
            <chakra.div css={styles.line}>
              <chakra.p css={styles.name}>
                <Words of={item.title} />
                {item.badge !== undefined && ' '}
                <Phrase of={item.badge} css={[badgeRecipe(), styles.badge]} />
              </chakra.p>
              <Paragraph of={item.price} css={styles.price} />
            </chakra.div>
            <Prose of={item.description} css={styles.description} />
          </chakra.li>
        )}
      </ItemList>
    </chakra.div>
  );
}
