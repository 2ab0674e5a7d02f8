import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';
import { Download } from './Download.tsx';

/**
 * Who wrote it and when, words with an arrow if the card leads somewhere, and a file to download. The words repeat
 * what the title's link does, so screen readers pass them by.
 */
export function ArticleFoot({
  author,
  date,
  readTime,
  meta = [],
  href,
  linkLabel,
  download,
}: ItemOf<'article-grid'>): ReactElement | null {
  const styles = useStyles(articleGridRecipe);
  const { readMore } = useWords();
  const facts = [date, readTime, ...meta].filter((fact) => fact !== undefined);
  const byline = author !== undefined || facts.length > 0;
  if (!byline && href === undefined && download === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {byline && (
        <chakra.div css={styles.byline}>
          {author !== undefined && (
            <chakra.p css={styles.author}>
              <Words of={author} />
            </chakra.p>
          )}
          {facts.length > 0 && (
            <chakra.ul css={styles.facts}>
              {facts.map((fact, index) => (
                <li key={index}>
                  <Words of={fact} />
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
      {href !== undefined && (
        <chakra.span css={styles.more} aria-hidden="true" data-more="">
          <span>
            <Words of={linkLabel ?? readMore} />
          </span>
          <IconView of={glyphs.arrowRight} />
        </chakra.span>
      )}
      {download !== undefined && (
        <chakra.div css={styles.file}>
          <Download {...download} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
