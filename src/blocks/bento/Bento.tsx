import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { GridSection } from '../shared/GridSection.tsx';
import { useStyles } from '../shared/styles.ts';
import { bentoRecipe } from './bento.recipe.ts';
import { Card } from './Card.tsx';
import { cellsOf } from './cells.ts';

/** Cards of different sizes that fill whole rows. */
export default function Bento({ items, ...around }: BlockProps<'bento'>): ReactElement {
  const styles = useStyles(bentoRecipe);
  const cells = cellsOf(items.length);
  return (
    <GridSection {...around} styles={styles}>
      {items.map((item, index) => (
        <Card key={index} {...item} cell={cells[index]} />
      ))}
    </GridSection>
  );
}
