import type { Ask } from '../../engine/questions.ts';
import type { Link } from '../../model/generated/resolved.ts';
import { nameOnTheWay } from './inputs.ts';
import { textOf, type WordsContext } from './texts.ts';

/** `/services/cloud` -> `/`, `/services`, `/services/cloud`. */
function routesTo(route: string): string[] {
  const parts = route.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** A way is shown from so many pages on. */
const SHORTEST = 3;

/** The way to a sub-page over the pages above it that exist; nothing for the home page and for pages right below it. */
export function trailTo(route: string, ask: Ask, context: WordsContext): Link[] | undefined {
  const routes = routesTo(route);
  if (routes.length < SHORTEST) return undefined;
  const way = routes.flatMap((each) => {
    const name = ask(nameOnTheWay, each);
    return name === undefined ? [] : [{ route: each, name }];
  });
  if (way.length < SHORTEST) return undefined;
  return way.map((each) => ({ label: textOf(each.name, context), href: context.hrefOf(each.route) }));
}
