import { pageNameOf } from '../../model/page-file.ts';

/** First segments of addresses that the built site uses itself. */
export const RESERVED = ['assets', 'data', 'search', '404'];

/** `pages/services/index.yaml` -> `/services`, `pages/index.yaml` -> `/`. */
export function routeOf(file: string): string {
  const path = pageNameOf(file.replace(/^pages\//, ''));
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

/** `pages/blog/category/[category].yaml` -> `category`: the field that one file makes a page for each value of. */
export function parameterOf(file: string): string | undefined {
  return /(?:^|\/)\[([a-z][A-Za-z0-9]*)\]\.(?:ya?ml|json)$/.exec(file)?.[1];
}

/** The site's own word that an address begins with, if it does. */
export function reservedSegment(route: string): string | undefined {
  const first = route.split('/')[1]?.replace(/\.html$/, '');
  return RESERVED.find((segment) => segment === first);
}
