import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { usePlace } from '../shared/context.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline } from '../shared/Tagline.tsx';
import { Title } from '../shared/Title.tsx';
import { Body } from './Body.tsx';
import { Contents, headingsOf } from './Contents.tsx';
import { longTextRecipe } from './long-text.recipe.ts';

/** A list of fewer headings helps nobody. */
const FEWEST = 2;

/** A text to be read at length: an article, a guide, terms of use. */
export default function LongText({
  tagline,
  title,
  description,
  body,
  contents,
  background,
}: BlockProps<'long-text'>): ReactElement {
  const headings = contents === true ? headingsOf(body) : [];
  const hasContents = headings.length >= FEWEST;
  const styles = useStyles(longTextRecipe, { contents: hasContents, opens: usePlace().titleLevel === 1 });
  return (
    <Section background={background}>
      {(tagline !== undefined || title !== undefined || description !== undefined) && (
        <chakra.div css={styles.head}>
          {tagline !== undefined && <Tagline of={tagline} />}
          {title !== undefined && <Title of={title} css={styles.title} />}
          {description !== undefined && (
            <div>
              <Prose of={description} css={styles.description} />
            </div>
          )}
        </chakra.div>
      )}
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.columns}>
          {hasContents && <Contents of={headings} />}
          <Body of={body} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
