import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Portrait } from '../shared/portrait/Portrait.tsx';
import { Section } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline } from '../shared/Tagline.tsx';
import { Title } from '../shared/Title.tsx';
import { Paragraph, Phrase } from '../shared/Words.tsx';
import { quoteRecipe } from './quote.recipe.ts';

/** One statement in large letters, and who said it. */
export default function Quote({ tagline, title, quote, person, link, background }: BlockProps<'quote'>): ReactElement {
  const styles = useStyles(quoteRecipe);
  const look = useRecipe({ key: 'link' });
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
            {link !== undefined && (
              <StyledLink to={link.href} css={[look({ variant: 'plain' }), styles.link]}>
                <Phrase of={link.label} />
                <IconView of={glyphs.arrowRight} />
              </StyledLink>
            )}
          </chakra.figcaption>
        )}
      </chakra.figure>
    </Section>
  );
}

type PersonProps = NonNullable<BlockProps<'quote'>['person']>;

/** Who said it: portrait or initials, name and role, the company's logo. */
function Person({ name, role, image, logo }: PersonProps): ReactElement {
  const styles = useStyles(quoteRecipe);
  return (
    <chakra.div css={styles.person}>
      <Portrait name={name} image={image} />
      <chakra.div css={styles.who}>
        <Paragraph of={name} css={styles.name} />
        <Paragraph of={role} css={styles.role} />
      </chakra.div>
      {logo !== undefined && <Picture of={logo} sizes="10rem" css={styles.logo} />}
    </chakra.div>
  );
}
