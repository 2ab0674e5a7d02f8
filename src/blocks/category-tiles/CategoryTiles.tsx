import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { IconTile, LinkBox, Phrase } from '../shared/Elements.tsx';
import { ListSection, useMostTogether } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { categoryTilesRecipe } from './category-tiles.recipe.ts';

export default function CategoryTiles({ columns = 3, items, ...around }: BlockProps<'category-tiles'>) {
  const styles = useStyles(categoryTilesRecipe, { columns: Math.min(columns, useMostTogether(items)) });
  return (
    <ListSection {...around} of={items} css={styles.box}>
      {(item) => <Tile {...item} />}
    </ListSection>
  );
}

function Tile({ label, value, icon, href }: ItemOf<'category-tiles'>) {
  const styles = useStyles(categoryTilesRecipe, { link: href !== undefined });
  return (
    <chakra.li css={styles.cell}>
      <LinkBox to={href} as="div" css={styles.tile}>
        <IconTile of={icon} />
        <chakra.span css={styles.words}>
          <Phrase of={label} css={styles.label} /> <Phrase of={value} css={styles.value} />
        </chakra.span>
      </LinkBox>
    </chakra.li>
  );
}
