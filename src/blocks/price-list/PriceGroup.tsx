import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { priceListRecipe } from './price-list.recipe.ts';

type Group = BlockProps<'price-list'>['groups'][number];

/** A longer group may go on at the top of the next column. */
const MOST_TOGETHER = 12;

/** What belongs together, under its heading. */
export function PriceGroup({ title, description, items }: Group): ReactElement {
  const styles = useStyles(priceListRecipe, { together: items.length <= MOST_TOGETHER });
  return (
    <chakra.div css={styles.group}>
      {(title !== undefined || description !== undefined) && (
        <chakra.div css={styles.head}>
          {title !== undefined && (
            <ItemHeading css={styles.title}>
              <Words of={title} />
            </ItemHeading>
          )}
          {description !== undefined && <Prose of={description} css={styles.description} />}
        </chakra.div>
      )}
      <ul>
        {items.map((item, index) => (
          <PriceLine key={index} {...item} />
        ))}
      </ul>
    </chakra.div>
  );
}

/** One thing, and at the end of its line what it costs. */
function PriceLine({ title, price, badge, description }: Group['items'][number]): ReactElement {
  const styles = useStyles(priceListRecipe);
  const label = useRecipe({ key: 'badge' });
  return (
    <chakra.li css={styles.item}>
      <chakra.div css={styles.line}>
        <chakra.p css={styles.name}>
          <Words of={title} />
          {badge !== undefined && (
            <>
              {' '}
              <chakra.span css={[label(), styles.badge]}>
                <Words of={badge} />
              </chakra.span>
            </>
          )}
        </chakra.p>
        <chakra.p css={styles.price}>
          <Words of={price} />
        </chakra.p>
      </chakra.div>
      {description !== undefined && <Prose of={description} css={styles.description} />}
    </chakra.li>
  );
}
