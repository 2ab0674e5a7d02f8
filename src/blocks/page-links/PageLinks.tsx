import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps, Link } from '../../model/generated/resolved.ts';
import { plainText } from '../shared/plain-text.ts';
import { Section } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { AllPages } from './AllPages.tsx';
import { type PageLinksStyles, pageLinksRecipe } from './page-links.recipe.ts';

const ends = { previous: { words: 'Previous', rel: 'prev' }, next: { words: 'Next', rel: 'next' } } as const;

type EndProps = Link & {
  readonly of: keyof typeof ends;
  readonly styles: PageLinksStyles;
};

/** The page on one side of this one. */
function End({ label, href, of, styles }: EndProps): ReactElement {
  const { words, rel } = ends[of];
  return (
    <StyledLink to={href} css={styles[of]} rel={rel}>
      <chakra.span css={styles.where}>{words}</chakra.span>
      <chakra.span css={styles.name}>
        <Words of={label} />
      </chakra.span>
    </StyledLink>
  );
}

/** Where the reader may go on: the page before, the page after, and all pages that belong together. */
export default function PageLinks(props: BlockProps<'page-links'>): ReactElement {
  const { variant = 'all', label = 'All pages', previous, next, items, background } = props;
  const styles = useStyles(pageLinksRecipe, { variant });
  if (variant === 'side-menu') {
    return (
      <Section background={background} space="tight">
        <chakra.nav aria-label={plainText(label)} css={styles.menu} data-screen-only="">
          <AllPages label={label} items={items} styles={styles} />
        </chakra.nav>
      </Section>
    );
  }
  return (
    <Section background={background} space="tight">
      <nav aria-label="Pages that belong together">
        <chakra.div css={styles.ends}>
          {previous !== undefined && <End {...previous} of="previous" styles={styles} />}
          {next !== undefined && <End {...next} of="next" styles={styles} />}
        </chakra.div>
        {variant === 'all' && <AllPages label={label} items={items} styles={styles} />}
      </nav>
    </Section>
  );
}
