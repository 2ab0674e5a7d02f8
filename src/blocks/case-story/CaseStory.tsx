import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { caseStoryRecipe } from './case-story.recipe.ts';
import { Story } from './Story.tsx';

/** Stories of customers, one below the other; on a wide screen their pictures change sides. */
export default function CaseStory({
  tagline,
  title,
  description,
  items,
  background,
}: BlockProps<'case-story'>): ReactElement {
  const styles = useStyles(caseStoryRecipe);
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.list}>
        {items.map((item, index) => (
          <Story key={index} {...item} />
        ))}
      </chakra.ul>
    </Section>
  );
}
