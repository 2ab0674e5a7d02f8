import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { GridSection } from '../shared/GridSection.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { useStyles } from '../shared/styles.ts';
import { Article } from './Article.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

/** Articles, guides or papers to read, as cards side by side. */
export default function ArticleGrid({ columns = 3, items, ...around }: BlockProps<'article-grid'>): ReactElement {
  const styles = useStyles(articleGridRecipe, { columns });
  const pictureSizes = wideInColumns(columns);
  return (
    <GridSection {...around} styles={styles}>
      {items.map((item, index) => (
        <Article key={index} {...item} pictureSizes={pictureSizes} />
      ))}
    </GridSection>
  );
}
