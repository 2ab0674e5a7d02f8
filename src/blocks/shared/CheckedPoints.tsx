import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { elementsRecipe } from './elements.recipe.ts';
import { icons } from './generated/icons.ts';
import { IconView } from './IconView.tsx';
import { type Css, chakra, useStyles } from './styles.ts';
import { Phrase } from './Words.tsx';

type CheckedPointsProps = { readonly of: readonly Text[] | undefined; readonly css?: Css };

/** Lines with a check mark in front; nothing without them. */
export function CheckedPoints({ of: points, css }: CheckedPointsProps): ReactElement | null {
  const styles = useStyles(elementsRecipe);
  if (points === undefined) return null;
  return (
    <chakra.ul css={[styles.points, css]}>
      {points.map((point, index) => (
        <li key={index}>
          <IconView of={icons.check} />
          <Phrase of={point} />
        </li>
      ))}
    </chakra.ul>
  );
}
