import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { CoverTitle } from '../shared/CoverTitle.tsx';
import { useWords } from '../shared/context.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

type ArticleProps = ItemOf<'article-grid'> & {
  /** For its picture: see `wideInColumns`. */
  readonly pictureSizes: string;
  /** Whether it is the only card. */
  readonly alone: boolean;
  /** How many stand in its row of a grid whose last rows are pairs. */
  readonly inRow?: 2 | 3;
};

/** One article's card. If it leads somewhere, the title's link covers it all, but for a file to download. */
export function Article({ pictureSizes, alone, inRow, ...item }: ArticleProps): ReactElement {
  const { image, category, title, href, description } = item;
  const styles = useStyles(articleGridRecipe, { link: href !== undefined, alone, inRow });
  const badge = useRecipe({ key: 'badge' });
  const { readMore } = useWords();
  const more = item.linkLabel ?? readMore;
  return (
    <chakra.li css={styles.card}>
      {image !== undefined && <Picture of={image} sizes={pictureSizes} css={styles.picture} />}
      <chakra.div css={styles.body}>
        {category !== undefined && (
          <chakra.p css={[badge(), styles.category]}>
            <Words of={category} />
          </chakra.p>
        )}
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        {description !== undefined && <Prose of={description} css={styles.text} />}
        <ArticleFoot {...item} more={more} />
      </chakra.div>
    </chakra.li>
  );
}
