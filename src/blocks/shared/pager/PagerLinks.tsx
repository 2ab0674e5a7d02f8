import type { ReactElement } from 'react';
import type { NumberedPage } from '../../../model/screen.ts';
import type { Href } from '../../../model/text.ts';
import { chakra } from '../chakra.tsx';
import { usePlace, useWords } from '../context.tsx';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { StyledLink } from '../SmartLink.tsx';
import { useStyles } from '../styles.ts';
import { pagerRecipe } from './pager.recipe.ts';

/** The other pages of a long list, below it. Nothing below other blocks. */
export default function PagerLinks(): ReactElement | null {
  const { pager } = usePlace();
  const words = useWords();
  const styles = useStyles(pagerRecipe);
  if (pager === undefined) return null;
  const { current, pages, previous, next } = pager;
  return (
    <chakra.nav aria-label={words.listPages} css={styles.root} data-screen-only="">
      <chakra.ol css={styles.list}>
        {previous !== undefined && <Neighbour to={previous} of="previous" />}
        {pages.map((page, index) =>
          page === null ? (
            <chakra.li key={index} css={styles.gap} aria-hidden="true">
              …
            </chakra.li>
          ) : (
            <li key={index}>{page.number === current ? <Current {...page} /> : <Other {...page} />}</li>
          ),
        )}
        {next !== undefined && <Neighbour to={next} of="next" />}
      </chakra.ol>
    </chakra.nav>
  );
}

function Current({ number }: NumberedPage): ReactElement {
  const styles = useStyles(pagerRecipe);
  return (
    <chakra.span css={styles.current} aria-current="page">
      {number}
    </chakra.span>
  );
}

function Other({ number, href }: NumberedPage): ReactElement {
  const styles = useStyles(pagerRecipe);
  return (
    <StyledLink to={href} css={styles.page}>
      {number}
    </StyledLink>
  );
}

const neighbours = {
  previous: { name: 'previousPage', rel: 'prev' },
  next: { name: 'nextPage', rel: 'next' },
} as const;

type NeighbourProps = { readonly to: Href; readonly of: keyof typeof neighbours };

/** The page before or after. Said by the link alone: Firefox would fetch what a `<link>` in the head says is next, which the page's own policy forbids. */
function Neighbour({ to, of }: NeighbourProps): ReactElement {
  const styles = useStyles(pagerRecipe);
  const { name, rel } = neighbours[of];
  const words = useWords();
  return (
    <li>
      <StyledLink to={to} css={styles[of]} rel={rel} aria-label={words[name]}>
        <IconView of={icons.chevronRight} />
      </StyledLink>
    </li>
  );
}
