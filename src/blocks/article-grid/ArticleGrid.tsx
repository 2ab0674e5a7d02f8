import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { columnsFor, isInPair } from '../shared/columns.ts';
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
  const isPaired = fitting === 3 && isInPair(items.length - 1, items.length);
  const styles = useStyles(articleGridRecipe, { columns: isPaired ? 6 : fitting, compact });
  const pictureSizes = (columns: number) => wideInColumns(columns === 1 ? 2 : columns);
  return (
    <GridSection {...around} styles={styles}>
      {items.map((item, index) => {
        const inRow = isPaired && isInPair(index, items.length) ? 2 : fitting;
        return (
          <Article
            key={index}
            {...item}
            pictureSizes={pictureSizes(inRow)}
            alone={items.length === 1}
            {...(isPaired && { inRow: inRow === 2 ? 2 : 3 })}
          />
        );
      })}
    </GridSection>
  );
}
