import { chakra, useRecipe } from '@chakra-ui/react';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { StyledAppear } from '../../blocks/shared/Appear.tsx';
import { useFrame } from '../../blocks/shared/context.tsx';
import { IconTile, IconView } from '../../blocks/shared/IconView.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { ContactLink } from '../ContactLink.tsx';
import { chevronDownIcon, layersIcon, menuIcon, xIcon } from '../icons.ts';
import { AllLabel, type NavItem } from './nav-item.tsx';
import { sheetRecipe } from './sheet.recipe.ts';
import { useCurrent } from './use-current.ts';

/** The menu of small screens: one disclosure that fills the screen, with groups that open in place. */
export function MobileMenu(): ReactElement | null {
  const { site, words } = useFrame();
  const styles = useStyles(sheetRecipe);
  const button = useRecipe({ key: 'button' });
  const current = useCurrent();
  const [openings, setOpenings] = useState(0);
  const countOpening = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (currentTarget.closest('details')?.open === false) setOpenings(openings + 1);
  };
  if (site.nav === undefined) return null;
  const { items = [], action } = site.nav;
  return (
    <chakra.details css={styles.root} data-menu="" data-sheet="" suppressHydrationWarning>
      <chakra.summary css={styles.trigger} aria-label={words.menu} onClick={countOpening}>
        <IconView of={menuIcon} />
        <IconView of={xIcon} />
      </chakra.summary>
      <StyledAppear key={openings} element="nav" css={styles.body} aria-label={words.menu}>
        <chakra.ul css={styles.list}>
          {items.map((item, index) => (
            <li key={index}>
              {item.items === undefined ? (
                <StyledLink to={item.href} css={styles.row} aria-current={current.page(item.href)}>
                  <Words of={item.label} />
                </StyledLink>
              ) : (
                <Group item={item} links={item.items} />
              )}
            </li>
          ))}
        </chakra.ul>
        <chakra.div css={styles.foot}>
          {action === undefined ? null : (
            <StyledLink to={action.href} css={button()}>
              <Words of={action.label} />
            </StyledLink>
          )}
          {site.contact === undefined ? null : (
            <chakra.p css={styles.contact}>
              <ContactLink kind="phone" />
              <ContactLink kind="email" />
            </chakra.p>
          )}
        </chakra.div>
      </StyledAppear>
    </chakra.details>
  );
}

type GroupProps = {
  readonly item: NavItem;
  readonly links: NonNullable<NavItem['items']>;
};

function Group({ item, links }: GroupProps): ReactElement {
  const styles = useStyles(sheetRecipe);
  const current = useCurrent();
  return (
    <details name="sheet" suppressHydrationWarning>
      <chakra.summary css={styles.row}>
        <Words of={item.label} /> <IconView of={chevronDownIcon} />
      </chakra.summary>
      <chakra.ul css={styles.group}>
        {links.map((link, index) => (
          <li key={index}>
            <StyledLink to={link.href} css={styles.child} aria-current={current.page(link.href)}>
              {link.icon === undefined ? null : <IconTile of={link.icon} size="xs" />}
              <Words of={link.label} />
            </StyledLink>
          </li>
        ))}
        <li>
          <StyledLink to={item.href} css={styles.child} aria-current={current.page(item.href)}>
            <IconTile of={layersIcon} size="xs" />
            <AllLabel item={item} />
          </StyledLink>
        </li>
      </chakra.ul>
    </details>
  );
}
