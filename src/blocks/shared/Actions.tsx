import type { ReactElement } from 'react';
import type { Action } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { elementsRecipe } from './elements.recipe.ts';
import { IconView } from './IconView.tsx';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { linkName, StyledLink } from './SmartLink.tsx';
import { type Css, chakra, useStyles } from './styles.ts';
import { Words } from './Words.tsx';

/** How loud a button is, in the words of the button recipe. */
const variants = { primary: 'solid', secondary: 'outline', link: 'ghost' } as const;

type ActionLinkProps = Action & {
  /** What tells it from other buttons with the same words. */
  readonly about?: Text;
  readonly size?: 'md' | 'sm';
};

export function ActionLink({
  label,
  about,
  href,
  icon,
  variant = 'primary',
  size = 'md',
}: ActionLinkProps): ReactElement {
  const name = about === undefined ? {} : { 'aria-label': linkName(label, about) };
  return (
    <StyledLink to={href} {...name} css={buttonRecipe({ variant: variants[variant], size })}>
      <Words of={label} />
      {icon && <IconView of={icon} />}
    </StyledLink>
  );
}

type ActionsProps = { readonly of: readonly Action[] | undefined; readonly css?: Css };

/** A row of buttons: the first is primary, the others secondary, unless they say otherwise. Nothing without them. */
export function Actions({ of: actions, css }: ActionsProps): ReactElement | null {
  const styles = useStyles(elementsRecipe);
  if (actions === undefined) return null;
  return (
    <chakra.div css={[styles.actions, css]} data-screen-only="">
      {actions.map((action, index) => (
        <ActionLink key={index} variant={index === 0 ? 'primary' : 'secondary'} {...action} />
      ))}
    </chakra.div>
  );
}
