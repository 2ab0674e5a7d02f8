import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { linkRecipe } from '../shared/recipes/link.recipe.ts';
import { Section } from '../shared/Section.tsx';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline } from '../shared/Tagline.tsx';
import { Title } from '../shared/Title.tsx';
import { Phrase } from '../shared/Words.tsx';
import { Person } from './Person.tsx';
import { quoteRecipe } from './quote.recipe.ts';
import { Several } from './Several.tsx';

/** One statement in large letters, several beside each other, or both; and who said them. */
export default function Quote({ quote, person, items, ...around }: BlockProps<'quote'>): ReactElement {
  const styles = useStyles(quoteRecipe);
  const { tagline, title, link, background } = around;
  if (quote === undefined)
    return (
      <HeadedSection {...around}>
        {items !== undefined && <Several items={items} />}
        {link !== undefined && (
          <chakra.p css={styles.more}>
            <StoryLink {...link} />
          </chakra.p>
        )}
      </HeadedSection>
    );
  return (
    <Section background={background}>
      <chakra.figure css={styles.root}>
        {tagline !== undefined && <Tagline of={tagline} mark="none" css={styles.tagline} />}
        {title !== undefined && <Title of={title} css={styles.title} />}
        <chakra.blockquote css={styles.quote}>
          <Prose of={quote} css={styles.words} />
        </chakra.blockquote>
        {(person !== undefined || link !== undefined) && (
          <chakra.figcaption css={styles.foot}>
            {person !== undefined && <Person {...person} />}
            {link !== undefined && <StoryLink {...link} />}
          </chakra.figcaption>
        )}
      </chakra.figure>
      {items !== undefined && (
        <chakra.div css={styles.others}>
          <Several items={items} />
        </chakra.div>
      )}
    </Section>
  );
}

/** A link to the whole story, or to more statements. */
function StoryLink({ label, href }: NonNullable<BlockProps<'quote'>['link']>): ReactElement {
  const styles = useStyles(quoteRecipe);
  return (
    <StyledLink to={href} css={[linkRecipe({ variant: 'plain' }), styles.link]}>
      <Phrase of={label} />
      <IconView of={icons.arrowRight} />
    </StyledLink>
  );
}
