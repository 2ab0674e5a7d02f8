import type { ReactElement } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { linkName } from '../shared/link-name.ts';
import { buttonRecipe } from '../shared/recipes/button.recipe.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase, TextList } from '../shared/Words.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

type ArticleFootProps = ItemOf<'article-grid'> & { readonly more: Text };

/**
 * Who wrote it and when, words with an arrow if the card leads somewhere, and a file to download. The words are part of the
 * name of the title's link, so screen readers pass them by here.
 */
export function ArticleFoot({
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
