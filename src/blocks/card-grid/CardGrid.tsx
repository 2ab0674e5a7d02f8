import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { columnsFor } from '../shared/columns.ts';
import { GridSection } from '../shared/GridSection.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { useStyles } from '../shared/styles.ts';
import { Card } from './Card.tsx';
import { cardGridRecipe } from './card-grid.recipe.ts';

/** Cards side by side. */
export default function CardGrid({ columns = 3, compact, items, ...around }: BlockProps<'card-grid'>): ReactElement {
  const fitting = columnsFor(columns, items.length);
  const styles = useStyles(cardGridRecipe, { columns: fitting, compact });
  const pictureSizes = wideInColumns(fitting);
  return (
    <GridSection {...around} styles={styles}>
      {items.map((item, index) => (
        <Card key={index} {...item} pictureSizes={pictureSizes} />
      ))}
    </GridSection>
  );
}
