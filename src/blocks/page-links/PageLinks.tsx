import type { ReactElement } from 'react';
import type { BlockProps, Link } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { plainText } from '../shared/plain-text.ts';
import { Section } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Phrase } from '../shared/Words.tsx';
import { AllPages } from './AllPages.tsx';
import { type PageLinksStyles, pageLinksRecipe } from './page-links.recipe.ts';

const rels = { previous: 'prev', next: 'next' } as const;

type EndProps = Link & {
  readonly of: keyof typeof rels;
  readonly styles: PageLinksStyles;
};

/** The page on one side of this one. */
function End({ label, href, of, styles }: EndProps): ReactElement {
  const words = useWords();
  return (
    <StyledLink to={href} css={styles[of]} rel={rels[of]}>
      <chakra.span css={styles.where}>{words[of]}</chakra.span>
      <Phrase of={label} css={styles.name} />
    </StyledLink>
  );
}

/** Where the reader may go on: the page before, the page after, and all pages that belong together. */
export default function PageLinks(props: BlockProps<'page-links'>): ReactElement {
  const { allPages, pagesTogether } = useWords();
  const { variant = 'all', label = allPages, previous, next, items, background } = props;
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
      <nav aria-label={pagesTogether}>
        <chakra.div css={styles.ends}>
          {previous !== undefined && <End {...previous} of="previous" styles={styles} />}
          {next !== undefined && <End {...next} of="next" styles={styles} />}
        </chakra.div>
        {variant === 'all' && <AllPages label={label} items={items} styles={styles} />}
      </nav>
    </Section>
  );
}
