import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { categoryTilesRecipe } from './category-tiles.recipe.ts';
import { Tile } from './Tile.tsx';

/** Categories in one box, divided by hairlines. It has no more columns than it can fill. */
export default function CategoryTiles({
  tagline,
  title,
  description,
  columns = 3,
  items,
  background,
}: BlockProps<'category-tiles'>): ReactElement {
  const styles = useStyles(categoryTilesRecipe, { columns: Math.min(columns, items.length) });
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.box}>
        {items.map((item, index) => (
          <Tile key={index} {...item} />
        ))}
      </chakra.ul>
    </Section>
  );
}
