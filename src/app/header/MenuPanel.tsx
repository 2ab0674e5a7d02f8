import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { glyphs } from '../../blocks/shared/glyphs.ts';
import { IconTile, IconView } from '../../blocks/shared/IconView.tsx';
import { SmartLink, StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { chevronDownIcon } from '../icons.ts';
import { menuRecipe } from './menu.recipe.ts';
import { AllLabel, type NavItem, NoteLine } from './nav-item.tsx';
import { useCurrent } from './use-current.ts';

type Props = {
  readonly item: NavItem;
  readonly links: NonNullable<NavItem['items']>;
};

/** An entry of the menu with its sub-menu: a native disclosure, of which only one is open at a time. */
export function MenuPanel({ item, links }: Props): ReactElement {
  const styles = useStyles(menuRecipe, { size: links.length > 2 ? 'wide' : 'narrow' });
  const current = useCurrent();
  return (
    <chakra.details name="menu" data-menu="" css={styles.disclosure} suppressHydrationWarning>
      <chakra.summary css={styles.link} {...(current.section(item.href) ? { 'data-current': '' } : {})}>
        <Words of={item.label} /> <IconView of={chevronDownIcon} />
      </chakra.summary>
      <chakra.div css={styles.panel}>
        <chakra.ul css={styles.items}>
          {links.map((link, index) => (
            <li key={index}>
              <StyledLink to={link.href} css={styles.item} aria-current={current.page(link.href)}>
                {link.icon === undefined ? null : <IconTile of={link.icon} size="sm" />}
                <chakra.span css={styles.label} data-label="">
                  <Words of={link.label} />
                </chakra.span>
                {link.description === undefined ? null : (
                  <chakra.span css={styles.description} data-line="">
                    <Words of={link.description} />
                  </chakra.span>
                )}
              </StyledLink>
            </li>
          ))}
        </chakra.ul>
        <chakra.div css={styles.foot}>
          <SmartLink to={item.href} aria-current={current.page(item.href)}>
            <AllLabel item={item} />
            <IconView of={glyphs.arrowRight} />
          </SmartLink>
          <NoteLine item={item} />
        </chakra.div>
      </chakra.div>
    </chakra.details>
  );
}
