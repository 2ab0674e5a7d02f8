import { ContactLink } from '../../blocks/shared/ContactLink.tsx';
import { useFrame, useWords } from '../../blocks/shared/context.tsx';
import { IconTile, IconView, LinkedWords, SmartLink, StyledLink, Words } from '../../blocks/shared/Elements.tsx';
import { buttonRecipe, containerRecipe } from '../../blocks/shared/recipes.recipe.ts';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import { Slice } from '../Slice.tsx';
import { useCurrent } from './current.ts';
import { brandRecipe, headerRecipe } from './header.recipe.ts';

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

/** The top of every page. Its parts are plain elements, which the styles of the whole name: a rule set, and not one for each. */
export function Header() {
  const { site, menuFrom } = useFrame();
  const styles = useStyles(headerRecipe, { menuFrom, isRow: menuFrom !== 'none' });
  const action = site.nav?.action;
  const { darkMode } = useWords();
  return (
    <chakra.header
      css={[styles.bar, styles.menu, styles.roomyMenu, styles.panel, styles.roomyPanel]}
      data-screen-only=""
    >
      <chakra.div css={containerRecipe()} className="bar">
        <Brand />
        <Navigation />
        <div className="tools">
          {/* Switches between light and dark. The boot script listens, remembers the choice and sets `aria-pressed`. */}
          <button
            type="button"
            data-mode-switch=""
            aria-label={darkMode}
            title={darkMode}
            aria-pressed="false"
            suppressHydrationWarning
          >
            <IconView of="sun" />
            <IconView of="moon" />
          </button>
          {action === undefined ? null : <LinkedWords of={action.label} href={action.href} css={buttonRecipe()} />}
        </div>
      </chakra.div>
    </chakra.header>
  );
}

/**
 * The menu: one list, in the bar of wide screens, and on small ones a sheet under it. The sheet stands after the disclosure that
 * shows it and not inside: what is in a closed disclosure can't be shown on a wide screen. Each sub-menu is a slice of its own:
 * whoever taps on one during the takeover waits for that one alone.
 */
function Navigation() {
  const { site, words } = useFrame();
  const styles = useStyles(headerRecipe);
  if (site.nav === undefined) return null;
  const { items } = site.nav;
  return (
    <>
      <details data-menu="" data-sheet="" suppressHydrationWarning>
        <summary aria-label={words.menu}>
          <IconView of="menu" />
          <IconView of="close" />
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
function Entry({ of: item }: { readonly of: NavItem }) {
  const current = useCurrent();
  const { href, items } = item;
  if (items !== undefined)
    return (
      <Slice>
        <MenuPanel item={item} links={items} />
      </Slice>
    );
  return href === undefined ? null : (
    <LinkedWords of={item.label} href={href} className="entry" aria-current={current.page(href)} />
  );
}

function SheetEnd() {
  const { nav, contact } = useFrame().site;
  return (
    <div className="end">
      {nav?.action === undefined ? null : (
        <LinkedWords of={nav.action.label} href={nav.action.href} css={buttonRecipe()} />
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

type Links = NonNullable<NavItem['items']>;
/** An entry of the menu with its sub-menu: a native disclosure, of which only one is open at a time. It may have a page of its own. */
function MenuPanel({ item, links }: { readonly item: NavItem; readonly links: Links }) {
  const current = useCurrent();
  const { href } = item;
  // All of them are asked: whoever renders the menu for many pages notes what it depends on.
  const inside = (href ? [{ href }] : links).filter((link) => current.section(link.href)).length > 0;
  return (
    <details name="menu" data-menu="" suppressHydrationWarning>
      <summary className="entry" aria-current={inside || undefined}>
        <Words of={item.label} /> <IconView of="chevronDown" />
      </summary>
      <div className={links.length > 2 ? 'panel' : 'panel narrow'}>
        <ul>
          {links.map((link, index) => (
            <li key={index}>
              <SmartLink to={link.href} aria-current={current.page(link.href)}>
                <Inside of={link} />
              </SmartLink>
            </li>
          ))}
        </ul>
        {href === undefined && item.note === undefined ? null : (
          <div className="foot">
            {href && (
              <SmartLink to={href} aria-current={current.page(href)}>
                <AllLabel of={item} />
                <IconView of="arrowRight" />
              </SmartLink>
            )}
            {/* A note of several paragraphs flows in one line here. */}
            {item.note && (
              <span>
                {item.note.map((paragraph, index) => (
                  <Words key={index} of={paragraph} />
                ))}
              </span>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

/** A label by itself needs no element of its own: most links of large menus have nothing else. */
function Inside({ of: { icon, label, description } }: { readonly of: Links[number] }) {
  if (icon === undefined && description === undefined) return <Words of={label} />;
  return (
    <>
      <IconTile of={icon} size="xsUp" />
      <b>
        <Words of={label} />
      </b>
      {description && (
        <small>
          <Words of={description} />
        </small>
      )}
    </>
  );
}

type NavItem = NonNullable<NonNullable<SiteFrame['nav']>['items']>[number];

function AllLabel({ of: { label, allLabel } }: { readonly of: NavItem }) {
  const parts = useWords().all.split('{label}');
  return <Words of={allLabel ?? parts.flatMap((words, index) => [index === 0 ? [] : label, words].flat())} />;
}
