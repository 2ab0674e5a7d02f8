import type { ComponentPropsWithRef, ReactElement } from 'react';
import { elementsRecipe } from './elements.recipe.ts';
import { chakra, useStyles } from './styles.ts';

type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & { readonly as?: 'span' | 'h1' | 'legend' };

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...props }: VisuallyHiddenProps): ReactElement {
  const Element = chakra[as] as typeof chakra.span;
  return <Element css={useStyles(elementsRecipe).hidden} {...props} />;
}
