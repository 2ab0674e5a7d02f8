import type { ComponentPropsWithRef, ReactElement } from 'react';
import { chakra } from './chakra.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { useStyles } from './styles.ts';

const elements = { span: chakra.span, h1: chakra.h1, legend: chakra.legend } as const;

type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & { readonly as?: keyof typeof elements };

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...props }: VisuallyHiddenProps): ReactElement {
  const Element = elements[as] as typeof chakra.span;
  return <Element css={useStyles(elementsRecipe).hidden} {...props} />;
}
