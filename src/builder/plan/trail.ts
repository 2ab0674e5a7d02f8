import type { Ask } from '../../engine/questions.ts';
import type { Link } from '../../model/generated/resolved.ts';
import { isPage, menuLabel, titleAt } from '../queries/plan-inputs.ts';
import { textOf, type WordsContext } from './texts.ts';

/** `/services/cloud` -> `/`, `/services`, `/services/cloud`. */
function routesTo(route: string): string[] {
  const parts = route.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** What a page is called on the way to another one. The home page's title is an opening line; its name is the site's. */
function nameOf(route: string, ask: Ask): string | undefined {
  if (!ask(isPage, route)) return undefined;
  return ask(menuLabel, route) ?? (route === '/' ? '{name}' : ask(titleAt, route));
}

/** The way to a sub-page over the pages above it that exist; nothing for the home page and for pages right below it. */
export function trailTo(route: string, ask: Ask, context: WordsContext): Link[] | undefined {
  const way = routesTo(route).flatMap((each) => {
    const name = nameOf(each, ask);
    return name === undefined ? [] : [{ route: each, name }];
  });
  if (way.length < 3) return undefined;
  return way.map((each) => ({ label: textOf(each.name, context), href: context.hrefOf(each.route) }));
}
