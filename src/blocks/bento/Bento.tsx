import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { CardMore, CoverTitle } from '../shared/CoverTitle.tsx';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { IconTile } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useCounts } from '../shared/list-parts.ts';
import { Prose } from '../shared/Prose.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Phrase } from '../shared/Words.tsx';
import { bentoRecipe } from './bento.recipe.ts';
import { type Cell, cellsOf } from './cells.ts';

/** Cards of different sizes that fill whole rows. */
export default function Bento({ items, ...around }: BlockProps<'bento'>): ReactElement {
  const styles = useStyles(bentoRecipe);
  const cells = useCounts(items).flatMap(cellsOf);
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.grid}>
        {(item, index) => <Card {...item} cell={cells[index]} />}
      </ItemList>
    </HeadedSection>
  );
}

type CardProps = ItemOf<'bento'> & { readonly cell: Cell | undefined };

/** One card: icon and number above its title, its points below. If it leads somewhere, the title's link covers it all. */
function Card({ cell, title, description, icon, figure, points, href, ...item }: CardProps): ReactElement {
  const { learnMore } = useWords();
  const { linkLabel: more = learnMore } = item;
  const styles = useStyles(bentoRecipe, { ...cell, link: href !== undefined });
  return (
    <chakra.li css={styles.card}>
      {icon !== undefined && (
        <chakra.div css={styles.top}>
          <IconTile of={icon} />
        </chakra.div>
      )}
      {figure !== undefined && (
        <chakra.p css={styles.figure}>
          <Phrase of={figure.value} css={styles.value} /> <Phrase of={figure.label} css={styles.label} />
        </chakra.p>
      )}
      <chakra.div css={styles.body}>
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        <Prose of={description} css={styles.text} />
        <CheckedPoints of={points} css={styles.points} />
      </chakra.div>
      {href !== undefined && (
        <chakra.div css={styles.foot}>
          <CardMore of={more} css={styles.more} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
