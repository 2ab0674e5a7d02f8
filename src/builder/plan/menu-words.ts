import type { WrittenSite } from '../../model/generated/written.ts';

type NamedPlace = { readonly label: string; readonly href?: string };

/** The words that menu and footer have for pages, by their addresses: shorter than titles. The first of a page count. */
export function menuWords({ nav, footer }: WrittenSite): ReadonlyMap<string, string> {
  const inMenu: NamedPlace[] = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter: NamedPlace[] = (footer?.columns ?? []).flatMap(({ items }) => items);
  const named = [...inMenu, ...inFooter].toReversed();
  return new Map(named.flatMap(({ href, label }) => (href === undefined ? [] : [[href, label] as const])));
}
