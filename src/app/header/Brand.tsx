import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFrame } from '../../blocks/shared/context.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { headerRecipe } from './header.recipe.ts';

const HomeLink = chakra(Link);

/** The mark and the name of the site, leading home. */
export function Brand(): ReactElement {
  const { site } = useFrame();
  const styles = useStyles(headerRecipe);
  return (
    <HomeLink to="/" css={styles.brand}>
      {site.logo === undefined ? null : <img src={site.logo} alt="" width="30" height="30" />}
      {site.name}
    </HomeLink>
  );
}
