import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Person } from './Person.tsx';
import { quoteRecipe } from './quote.recipe.ts';

/** Statements beside each other, in as many columns as there is room for, whatever their lengths. */
export function Several({ items }: { readonly items: NonNullable<BlockProps<'quote'>['items']> }): ReactElement {
  const together = useMostTogether(items);
  const most = together === 4 ? 2 : Math.min(together, 3);
  const styles = useStyles(quoteRecipe, { most });
  return (
    <ItemList of={items} css={styles.list}>
      {({ quote, name, ...person }) => (
        <li>
          <chakra.figure css={styles.item}>
            <chakra.blockquote css={styles.marked}>
              <Prose of={quote} css={styles.statement} />
            </chakra.blockquote>
            {name !== undefined && (
              <chakra.figcaption css={styles.source}>
                <Person name={name} size="sm" {...person} />
              </chakra.figcaption>
            )}
          </chakra.figure>
        </li>
      )}
    </ItemList>
  );
}
