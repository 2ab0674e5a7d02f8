import type { ReactElement } from 'react';
import { chakra } from '../../blocks/shared/chakra.tsx';
import { useFrame } from '../../blocks/shared/context.tsx';
import { icons } from '../../blocks/shared/generated/icons.ts';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { buttonRecipe } from '../../blocks/shared/recipes/button.recipe.ts';
import { SmartLink, StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { ContactLink } from '../ContactLink.tsx';
import { Slice } from '../Slice.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { menuRecipe } from './menu.recipe.ts';
import type { NavItem } from './nav-item.tsx';
import { useCurrent } from './use-current.ts';

/**
 * The menu: one list, in the bar of wide screens, and on small ones a sheet under it. The sheet stands after the disclosure that
 * shows it and not inside: what is in a closed disclosure can't be shown on a wide screen. Each sub-menu is a slice of its own:
 * whoever taps on one during the takeover waits for that one alone.
 */
export function Navigation(): ReactElement | null {
  const { site, words } = useFrame();
  const styles = useStyles(menuRecipe);
  if (site.nav === undefined) return null;
  const { items } = site.nav;
  return (
    <>
      <details data-menu="" data-sheet="" suppressHydrationWarning>
        <summary aria-label={words.menu}>
          <IconView of={icons.menu} />
          <IconView of={icons.close} />
        </summary>
      </details>
      <chakra.nav aria-label={words.mainMenu} css={items === undefined ? styles.alone : undefined}>
        {items === undefined ? null : (
          <ul>
            {items.map((item, index) => (
              <li key={index}>
                <Entry of={item} />
              </li>
            ))}
          </ul>
        )}
        <SheetEnd />
      </chakra.nav>
    </>
  );
}

/** An entry: a link, or one that opens its sub-menu. The schema wants one of the two. */
function Entry({ of: item }: { readonly of: NavItem }): ReactElement | null {
  const current = useCurrent();
  const { href, items } = item;
  if (items !== undefined)
    return (
      <Slice>
        <MenuPanel item={item} links={items} />
      </Slice>
    );
  return href === undefined ? null : (
    <SmartLink to={href} className="entry" aria-current={current.page(href)}>
      <Words of={item.label} />
    </SmartLink>
  );
}

/** What stands under the list on small screens: the button of the bar, and ways to reach the site's owner. */
function SheetEnd(): ReactElement {
  const { nav, contact } = useFrame().site;
  return (
    <div className="end">
      {nav?.action === undefined ? null : (
        <StyledLink to={nav.action.href} css={buttonRecipe()}>
          <Words of={nav.action.label} />
        </StyledLink>
      )}
      {contact === undefined ? null : (
        <p>
          <ContactLink kind="phone" />
          <ContactLink kind="email" />
        </p>
      )}
    </div>
  );
}
