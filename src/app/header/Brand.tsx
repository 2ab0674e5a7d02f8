import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { headerRecipe } from './header.recipe.ts';

const home = { kind: 'page', href: '/' } as const;

/** The mark and the name of the site, leading home. */
export function Brand(): ReactElement {
  const { site } = useFrame();
  const styles = useStyles(headerRecipe);
  return (
    <StyledLink to={home} css={styles.brand}>
      {site.logo === undefined ? null : <img src={site.logo} alt="" width="30" height="30" />}
      {site.name}
    </StyledLink>
  );
}
