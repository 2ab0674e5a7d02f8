import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Card } from './Card.tsx';
import { cardGridRecipe } from './card-grid.recipe.ts';

/** Cards side by side. */
export default function CardGrid({
  tagline,
  title,
  description,
  columns = 3,
  items,
  actions,
  background,
}: BlockProps<'card-grid'>): ReactElement {
  const styles = useStyles(cardGridRecipe, { columns });
  const pictureSizes = wideInColumns(columns);
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.grid}>
        {items.map((item, index) => (
          <Card key={index} {...item} pictureSizes={pictureSizes} />
        ))}
      </chakra.ul>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
