import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { LinkGroup } from './LinkGroup.tsx';
import { linkListRecipe } from './link-list.recipe.ts';

/** Lists of links with a line about each. No more columns than lists. */
export default function LinkList({
  tagline,
  title,
  description,
  columns = 2,
  compact,
  items,
  actions,
  background,
}: BlockProps<'link-list'>): ReactElement {
  const styles = useStyles(linkListRecipe, { columns: Math.min(columns, items.length), compact });
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.div css={styles.grid}>
        {items.map((group, index) => (
          <LinkGroup key={index} {...group} styles={styles} />
        ))}
      </chakra.div>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
