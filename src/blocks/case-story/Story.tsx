import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { linkName } from '../shared/link-name.ts';
import { Picture } from '../shared/Picture.tsx';
import { halfWide } from '../shared/picture-sizes.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { caseStoryRecipe } from './case-story.recipe.ts';
import { StoryFigure } from './StoryFigure.tsx';
import { StoryOutline } from './StoryOutline.tsx';
import { StoryTop } from './StoryTop.tsx';

/** One story: a picture at one side, what happened at the other. */
export function Story(item: ItemOf<'case-story'>): ReactElement {
  const { readStory } = useWords();
  const { image, title, href, linkLabel } = item;
  const styles = useStyles(caseStoryRecipe, { picture: image !== undefined });
  const link = useRecipe({ key: 'link' });
  return (
    <chakra.li css={styles.story}>
      {image !== undefined && (
        <chakra.div css={styles.frame}>
          <Picture of={image} sizes={halfWide} css={styles.picture} />
        </chakra.div>
      )}
      <chakra.div css={styles.body}>
        <StoryTop {...item} />
        <StoryFigure {...item} />
        <ItemHeading css={styles.title}>
          <Words of={title} />
        </ItemHeading>
        <StoryOutline {...item} />
        {href !== undefined && (
          <StyledLink
            to={href}
            aria-label={linkName(linkLabel ?? readStory, title)}
            css={[link({ variant: 'plain' }), styles.link]}
          >
            <span>
              <Words of={linkLabel ?? readStory} />
            </span>
            <IconView of={glyphs.arrowRight} />
          </StyledLink>
        )}
      </chakra.div>
    </chakra.li>
  );
}
