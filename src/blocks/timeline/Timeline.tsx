import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { timelineRecipe } from './timeline.recipe.ts';

/** What happened when, along a line. */
export default function Timeline({ items, background, ...head }: BlockProps<'timeline'>): ReactElement {
  const styles = useStyles(timelineRecipe);
  return (
    <Section background={background}>
      <SectionHead {...head} />
      <chakra.ol css={styles.list}>
        {items.map(({ date, title, description, icon }, index) => (
          <chakra.li key={index} css={styles.item}>
            <chakra.p css={styles.date}>
              <Words of={date} />
            </chakra.p>
            <chakra.div css={styles.point} aria-hidden="true" data-icon={icon === undefined ? undefined : ''}>
              {icon !== undefined && <IconView of={icon} />}
            </chakra.div>
            <chakra.div css={styles.words}>
              <ItemHeading css={styles.title}>
                <Words of={title} />
              </ItemHeading>
              {description !== undefined && <Prose of={description} css={styles.description} />}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
