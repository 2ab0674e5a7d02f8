import type { ReactElement } from 'react';
import type { BlockProps, Link } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { CoverTitle } from '../shared/CoverTitle.tsx';
import { chakra } from '../shared/chakra.tsx';
import { columnsFor, isInPair } from '../shared/columns.ts';
import { useWords } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { linkName } from '../shared/link-name.ts';
import { useCounts } from '../shared/list-parts.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { buttonRecipe } from '../shared/recipes/button.recipe.ts';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase, TextList } from '../shared/Words.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

/** Articles, guides or papers to read, as cards side by side. */
export default function ArticleGrid({
  columns = 3,
  compact,
  items,
  ...around
}: BlockProps<'article-grid'>): ReactElement {
  const counts = useCounts(items);
  const fitting = columnsFor(columns, counts);
  const isPaired = fitting === 3 && counts.length === 1 && isInPair(items.length - 1, items.length);
  const styles = useStyles(articleGridRecipe, { columns: isPaired ? 6 : fitting, compact });
  const pictureSizes = (columns: number) => wideInColumns(columns === 1 ? 2 : columns);
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.grid}>
        {(item, index) => {
          const inRow = isPaired && isInPair(index, items.length) ? 2 : fitting;
          return (
            <Article
              {...item}
              pictureSizes={pictureSizes(inRow)}
              alone={items.length === 1}
              {...(isPaired && { inRow: inRow === 2 ? 2 : 3 })}
            />
          );
        }}
      </ItemList>
    </HeadedSection>
  );
}

type ArticleProps = ItemOf<'article-grid'> & {
  /** For its picture: see `wideInColumns`. */
  readonly pictureSizes: string;
  /** Whether it is the only card. */
  readonly alone: boolean;
  /** How many stand in its row of a grid whose last rows are pairs. */
  readonly inRow?: 2 | 3;
};

/** One article's card. If it leads somewhere, the title's link covers it all, but for a file to download. */
function Article({ pictureSizes, alone, inRow, ...item }: ArticleProps): ReactElement {
  const { image, category, title, href, description } = item;
  const styles = useStyles(articleGridRecipe, { link: href !== undefined, alone, inRow });
  const { readMore } = useWords();
  const more = item.linkLabel ?? readMore;
  return (
    <chakra.li css={styles.card}>
      {image !== undefined && <Picture of={image} sizes={pictureSizes} css={styles.picture} />}
      <chakra.div css={styles.body}>
        <Paragraph of={category} css={[badgeRecipe(), styles.category]} />
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        {description !== undefined && <Prose of={description} css={styles.text} />}
        <ArticleFoot {...item} more={more} />
      </chakra.div>
    </chakra.li>
  );
}

type ArticleFootProps = ItemOf<'article-grid'> & { readonly more: Text };

/**
 * Who wrote it and when, words with an arrow if the card leads somewhere, and a file to download. The words are part of the
 * name of the title's link, so screen readers pass them by here.
 */
function ArticleFoot({
  author,
  date,
  readTime,
  meta = [],
  title,
  href,
  more,
  download,
}: ArticleFootProps): ReactElement | null {
  const styles = useStyles(articleGridRecipe);
  const facts = [date, readTime, ...meta].filter((fact) => fact !== undefined);
  const byline = author !== undefined || facts.length > 0;
  if (!byline && href === undefined && download === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {byline && (
        <chakra.div css={styles.byline}>
          <Paragraph of={author} css={styles.author} />
          {facts.length > 0 && <TextList of={facts} css={styles.facts} />}
        </chakra.div>
      )}
      {href !== undefined && (
        <chakra.span css={styles.more} aria-hidden="true" data-more="">
          <Phrase of={more} />
          <IconView of={icons.arrowRight} />
        </chakra.span>
      )}
      {download !== undefined && (
        <chakra.div css={styles.file}>
          <Download {...download} of={title} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

type DownloadProps = Link & {
  /** What the file is about. */
  readonly of: Text;
};

/** A link to a file, above the link that covers the card. */
function Download({ label, href, of: title }: DownloadProps): ReactElement {
  const styles = useStyles(articleGridRecipe);
  return (
    <StyledLink
      to={href}
      aria-label={linkName(label, title)}
      css={[buttonRecipe({ variant: 'outline', size: 'sm' }), styles.download]}
    >
      <IconView of={icons.download} />
      <Phrase of={label} />
    </StyledLink>
  );
}
