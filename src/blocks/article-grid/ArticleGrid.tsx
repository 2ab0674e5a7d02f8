import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { CardMore, CoverTitle } from '../shared/CoverTitle.tsx';
import { columnsFor, isInPair } from '../shared/columns.ts';
import { useWords } from '../shared/context.tsx';
import { IconView, linkName, Paragraph, Phrase, Prose, StyledLink, TextList } from '../shared/Elements.tsx';
import { Picture, wideInColumns } from '../shared/Picture.tsx';
import { badgeRecipe, buttonRecipe } from '../shared/recipes.recipe.ts';
import { ListSection, useCounts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { articleGridRecipe } from './article-grid.recipe.ts';

export default function ArticleGrid({ columns = 3, compact, items, ...around }: BlockProps<'article-grid'>) {
  const counts = useCounts(items);
  const fitting = columnsFor(columns, counts);
  const isPaired = fitting === 3 && counts.length === 1 && isInPair(items.length - 1, items.length);
  const styles = useStyles(articleGridRecipe, { columns: isPaired ? 6 : fitting, compact });
  return (
    <ListSection {...around} of={items} css={styles.grid}>
      {(item, index) => {
        const inRow = isPaired && isInPair(index, items.length) ? 2 : fitting;
        return <Article {...item} inRow={inRow} isPaired={isPaired} alone={items.length === 1} />;
      }}
    </ListSection>
  );
}

type ArticleProps = ItemOf<'article-grid'> & {
  readonly inRow: number;
  /** Whether the last rows of the grid are pairs. */
  readonly isPaired: boolean;
  readonly alone: boolean;
};

function Article({ inRow, isPaired, alone, ...item }: ArticleProps) {
  const { image, category, title, href, description, author, date, readTime, meta = [], download } = item;
  const styles = useStyles(articleGridRecipe, { link: href !== undefined, alone, inRow: isPaired ? inRow : undefined });
  const { readMore } = useWords();
  const { linkLabel: more = readMore } = item;
  const facts = [date, readTime, ...meta].filter((fact) => fact !== undefined);
  const hasByline = author !== undefined || facts.length > 0;
  return (
    <chakra.li css={styles.card}>
      <Picture of={image} sizes={wideInColumns(Math.max(inRow, 2))} css={styles.picture} />
      <chakra.div css={styles.body}>
        <Paragraph of={category} css={[badgeRecipe(), styles.category]} />
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        <Prose of={description} css={styles.text} />
        {(hasByline || href !== undefined || download !== undefined) && (
          <chakra.div css={styles.foot}>
            {hasByline && (
              <chakra.div css={styles.byline}>
                <Paragraph of={author} css={styles.author} />
                {facts.length > 0 && <TextList of={facts} css={styles.facts} />}
              </chakra.div>
            )}
            {href !== undefined && <CardMore of={more} css={styles.more} />}
            {download !== undefined && (
              <chakra.div css={styles.file}>
                <StyledLink
                  to={download.href}
                  aria-label={linkName(download.label, title)}
                  css={[buttonRecipe({ variant: 'outline', size: 'sm' }), styles.download]}
                >
                  <IconView of="download" />
                  <Phrase of={download.label} />
                </StyledLink>
              </chakra.div>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}
