import type { ReactElement } from 'react';
import { icons } from '../../blocks/shared/generated/icons.ts';
import { IconTile, IconView } from '../../blocks/shared/IconView.tsx';
import { SmartLink } from '../../blocks/shared/SmartLink.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import { AllLabel, type NavItem, NoteLine } from './nav-item.tsx';
import { useCurrent } from './use-current.ts';

type Links = NonNullable<NavItem['items']>;
type Props = { readonly item: NavItem; readonly links: Links };

/** An entry of the menu with its sub-menu: a native disclosure, of which only one is open at a time. It may have a page of its own. */
export function MenuPanel({ item, links }: Props): ReactElement {
  const current = useCurrent();
  const { href } = item;
  // All of them are asked: whoever renders the menu for many pages notes what it depends on.
  const inside = (href ? [{ href }] : links).filter((link) => current.section(link.href)).length > 0;
  return (
    <details name="menu" data-menu="" suppressHydrationWarning>
      <summary className="entry" aria-current={inside || undefined}>
        <Words of={item.label} /> <IconView of={icons.chevronDown} />
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
                <AllLabel item={item} />
                <IconView of={icons.arrowRight} />
              </SmartLink>
            )}
            <NoteLine item={item} />
          </div>
        )}
      </div>
    </details>
  );
}

/** A label by itself needs no element of its own: most links of large menus have nothing else. */
function Inside({ of: { icon, label, description } }: { readonly of: Links[number] }): ReactElement {
  if (icon === undefined && description === undefined) return <Words of={label} />;
  return (
    <>
      {icon === undefined ? null : <IconTile of={icon} size="xsUp" />}
      <b>
        <Words of={label} />
      </b>
      {description === undefined ? null : (
        <small>
          <Words of={description} />
        </small>
      )}
    </>
  );
}
