import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Article } from './Article.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

/** Articles, guides or papers to read, as cards side by side. */
export default function ArticleGrid({
  tagline,
  title,
  description,
  columns = 3,
  items,
  actions,
  background,
}: BlockProps<'article-grid'>): ReactElement {
  const styles = useStyles(articleGridRecipe, { columns });
  const pictureSizes = wideInColumns(columns);
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.grid}>
        {items.map((item, index) => (
          <Article key={index} {...item} pictureSizes={pictureSizes} />
        ))}
      </chakra.ul>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
