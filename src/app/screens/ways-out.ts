import type { SharedSite } from '../../model/frame.ts';
import type { Action, Words } from '../../model/generated/resolved.ts';

/** The links of menu and footer. */
function linksOf({ nav, footer }: SharedSite): readonly Action[] {
  const inMenu = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter = (footer?.columns ?? []).flatMap(({ items }) => items);
  return [...inMenu, ...inFooter].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}

/** Where one can go from a screen that shows no page: what site.yaml names, or home and the contact page if there is one. */
export function waysOut(site: SharedSite, { backHome }: Words): readonly Action[] {
  if (site.notFound?.actions !== undefined) return site.notFound.actions;
  const home: Action = { label: backHome, href: { kind: 'page', href: '/' } };
  const contact = linksOf(site).find(({ href }) => href.kind === 'page' && href.href === '/contact');
  return contact === undefined ? [home] : [home, contact];
}
