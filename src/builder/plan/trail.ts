import type { Link } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { PageContent } from '../../model/site.ts';
import type { Context } from './resolve.ts';
import { textOf } from './texts.ts';

type NamedPlace = { readonly label: string; readonly href: string };

/** The words that menu and footer have for a page: shorter than its title. */
function menuWords({ nav, footer }: WrittenSite, route: string): string | undefined {
  const inMenu: NamedPlace[] = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter: NamedPlace[] = (footer?.columns ?? []).flatMap(({ items }) => items);
  return [...inMenu, ...inFooter].find(({ href }) => href === route)?.label;
}

/** `/services/cloud` -> `/`, `/services`, `/services/cloud`. */
function routesTo(route: string): string[] {
  const parts = route.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** The way to a sub-page over the pages above it that exist; nothing for the home page and for pages right below it. */
export function trailTo(
  route: string,
  pages: readonly PageContent[],
  settings: WrittenSite,
  context: Context,
): Link[] | undefined {
  const titles = new Map(pages.map((page) => [page.route, page.content.title]));
  // The home page's title is an opening line; its name is the site's.
  if (titles.has('/')) titles.set('/', '{name}');
  const way = routesTo(route).filter((each) => titles.has(each));
  if (way.length < 3) return undefined;
  return way.map((each) => ({
    label: textOf(menuWords(settings, each) ?? titles.get(each) ?? each, context),
    href: context.hrefOf(each),
  }));
}
