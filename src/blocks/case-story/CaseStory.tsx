import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { OnwardLink } from '../shared/CoverTitle.tsx';
import { useWords } from '../shared/context.tsx';
import { CheckedPoints, ItemTitle, Paragraph, Phrase, ProseBox } from '../shared/Elements.tsx';
import { halfWide, Picture } from '../shared/Picture.tsx';
import { badgeRecipe } from '../shared/recipes.recipe.ts';
import { ListSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { caseStoryRecipe } from './case-story.recipe.ts';

export default function CaseStory({ items, ...around }: BlockProps<'case-story'>) {
  const styles = useStyles(caseStoryRecipe);
  return (
    <ListSection {...around} of={items} css={styles.list}>
      {(item) => <Story {...item} />}
    </ListSection>
  );
}

function Story(item: ItemOf<'case-story'>) {
  const words = useWords();
  const { image, badge, company, figure, figureLabel, title, href, linkLabel = words.readStory } = item;
  const styles = useStyles(caseStoryRecipe, { picture: image !== undefined });
  return (
    <chakra.li css={styles.story}>
      {image !== undefined && (
        <chakra.div css={styles.frame}>
          <Picture of={image} sizes={halfWide} css={styles.picture} />
        </chakra.div>
      )}
      <chakra.div css={styles.body}>
        {(badge !== undefined || company !== undefined) && (
          <chakra.div css={styles.top}>
            <Paragraph of={badge} css={badgeRecipe()} />
            <Paragraph of={company} css={styles.company} />
          </chakra.div>
        )}
        {figure !== undefined && (
          <chakra.p css={styles.figure}>
            <Phrase of={figure} css={styles.number} /> <Phrase of={figureLabel} css={styles.counted} />
          </chakra.p>
        )}
        <ItemTitle of={title} css={styles.title} />
        <chakra.dl css={styles.outline}>
          {(['challenge', 'solution'] as const).map((part) => (
            <div key={part}>
              <chakra.dt css={styles.label}>{words[part]}</chakra.dt>
              <ProseBox as="dd" of={item[part]} each={styles.text} />
            </div>
          ))}
          <chakra.div css={styles.results}>
            <chakra.dt css={styles.label}>{words.results}</chakra.dt>
            <dd>
              <CheckedPoints of={item.results} css={styles.points} />
            </dd>
          </chakra.div>
        </chakra.dl>
        {href !== undefined && <OnwardLink label={linkLabel} href={href} about={title} css={styles.link} />}
      </chakra.div>
    </chakra.li>
  );
}
