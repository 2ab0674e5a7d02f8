import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { CoverTitle } from '../shared/CoverTitle.tsx';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconTile, IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { bentoRecipe } from './bento.recipe.ts';
import type { Cell } from './cells.ts';

type CardProps = ItemOf<'bento'> & { readonly cell: Cell | undefined };

/** One card: icon and number above its title, its points below. If it leads somewhere, the title's link covers it all. */
export function Card({ cell, title, description, icon, figure, points, href, linkLabel }: CardProps): ReactElement {
  const { learnMore } = useWords();
  const styles = useStyles(bentoRecipe, { ...cell, link: href !== undefined });
  const more = linkLabel ?? learnMore;
  return (
    <chakra.li css={styles.card}>
      {icon !== undefined && (
        <chakra.div css={styles.top}>
          <IconTile of={icon} />
        </chakra.div>
      )}
      {figure !== undefined && (
        <chakra.p css={styles.figure}>
          <chakra.span css={styles.value}>
            <Words of={figure.value} />
          </chakra.span>{' '}
          {figure.label !== undefined && (
            <chakra.span css={styles.label}>
              <Words of={figure.label} />
            </chakra.span>
          )}
        </chakra.p>
      )}
      <chakra.div css={styles.body}>
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        {description !== undefined && <Prose of={description} css={styles.text} />}
        {points !== undefined && <CheckedPoints of={points} css={styles.points} />}
      </chakra.div>
      {href !== undefined && (
        <chakra.div css={styles.foot}>
          <chakra.span css={styles.more} aria-hidden="true" data-more="">
            <Words of={more} />
            <IconView of={glyphs.arrowRight} />
          </chakra.span>
        </chakra.div>
      )}
    </chakra.li>
  );
}
