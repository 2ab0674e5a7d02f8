import { useFrame } from '../../blocks/shared/context.tsx';
import { StyledLink } from '../../blocks/shared/Elements.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { brandRecipe } from './header.recipe.ts';

const home = { kind: 'page', href: '/' } as const;

export function Brand() {
  const { logo, logoDark, showName = true, name } = useFrame().site;
  const isNamed = showName || logo === undefined;
  const alt = isNamed ? '' : name;
  // Of a low priority, because React would preload it before the words: browsers find it right behind the head.
  const size = { ...(isNamed ? { width: '30' } : {}), height: '30', fetchPriority: 'low' } as const;
  return (
    <StyledLink to={home} css={useStyles(brandRecipe, { isWide: !isNamed, hasTwo: logoDark !== undefined }).root}>
      {logo === undefined ? null : <img src={logo} alt={alt} {...size} />}
      {logo === undefined || logoDark === undefined ? null : <img src={logoDark} alt={alt} {...size} />}
      {isNamed ? name : null}
    </StyledLink>
  );
}
