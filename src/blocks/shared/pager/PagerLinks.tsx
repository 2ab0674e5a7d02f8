import type { NumberedPage } from '../../../model/plan.ts';
import { usePlace, useWords } from '../context.tsx';
import { IconView, StyledLink } from '../Elements.tsx';
import { chakra, useStyles } from '../styles.ts';
import { pagerRecipe } from './pager.recipe.ts';

/** The other pages of a long list, below it. Nothing below other blocks. */
export default function PagerLinks() {
  const { pager } = usePlace();
  const words = useWords();
  const styles = useStyles(pagerRecipe);
  if (pager === undefined) return null;
  // Said by the links alone: Firefox would fetch what a `<link>` in the head says is next, which the page's own policy forbids.
  const neighbour = (end: keyof typeof neighbours) => {
    const to = pager[end];
    const { name, rel, look } = neighbours[end];
    return (
      to && (
        <li>
          <StyledLink to={to} css={[styles.cell, styles.link, look && styles[look]]} rel={rel} aria-label={words[name]}>
            <IconView of="chevronRight" />
          </StyledLink>
        </li>
      )
    );
  };
  const shown = ({ number, href }: NumberedPage) =>
    number === pager.current ? (
      <chakra.span css={[styles.cell, styles.current]} aria-current="page">
        {number}
      </chakra.span>
    ) : (
      <StyledLink to={href} css={[styles.cell, styles.link]}>
        {number}
      </StyledLink>
    );
  return (
    <chakra.nav aria-label={words.listPages} css={styles.root} data-screen-only="">
      <chakra.ol css={styles.list}>
        {neighbour('previous')}
        {pager.pages.map((page, index) =>
          page === null ? (
            <chakra.li key={index} css={[styles.cell, styles.gap]} aria-hidden="true">
              …
            </chakra.li>
          ) : (
            <li key={index}>{shown(page)}</li>
          ),
        )}
        {neighbour('next')}
      </chakra.ol>
    </chakra.nav>
  );
}

const neighbours = {
  previous: { name: 'previousPage', rel: 'prev', look: 'back' },
  next: { name: 'nextPage', rel: 'next', look: undefined },
} as const;
