import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { headerRecipe } from './header.recipe.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { menuRecipe } from './menu.recipe.ts';
import { useCurrent } from './use-current.ts';

/** The menu of wide screens: links, and disclosures for entries with a sub-menu. */
export function DesktopMenu(): ReactElement | null {
  const { site, words } = useFrame();
  const header = useStyles(headerRecipe);
  const styles = useStyles(menuRecipe);
  const current = useCurrent();
  const items = site.nav?.items;
  if (items === undefined) return null;
  return (
    <chakra.nav css={header.nav} aria-label={words.mainMenu}>
      <chakra.ul css={header.list}>
        {items.map((item, index) => (
          <li key={index}>
            {item.items === undefined ? (
              <StyledLink to={item.href} css={styles.link} aria-current={current.page(item.href)}>
                <Words of={item.label} />
              </StyledLink>
            ) : (
              <MenuPanel item={item} links={item.items} />
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
