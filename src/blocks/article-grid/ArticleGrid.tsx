import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { columnsFor } from '../shared/columns.ts';
import { GridSection } from '../shared/GridSection.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { useStyles } from '../shared/styles.ts';
import { Article } from './Article.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

/** Articles, guides or papers to read, as cards side by side. */
export default function ArticleGrid({
  columns = 3,
  compact,
  items,
  ...around
}: BlockProps<'article-grid'>): ReactElement {
  const fitting = columnsFor(columns, items.length);
  const styles = useStyles(articleGridRecipe, { columns: fitting, compact });
  const pictureSizes = wideInColumns(fitting === 1 ? 2 : fitting);
  return (
    <GridSection {...around} styles={styles}>
      {items.map((item, index) => (
        <Article key={index} {...item} pictureSizes={pictureSizes} alone={items.length === 1} />
      ))}
    </GridSection>
  );
}
