/** First segments of addresses that the built site uses itself. */
export const RESERVED = ['assets', 'data', 'search', '404'];

/** `pages/services/index.yaml` -> `/services`, `pages/index.yaml` -> `/`. */
export function routeOf(file: string): string {
  const path = file.replace(/^pages\//, '').replace(/\.ya?ml$/, '');
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

/** The site's own word that an address begins with, if it does. */
export function reservedSegment(route: string): string | undefined {
  const first = route.split('/')[1]?.replace(/\.html$/, '');
  return RESERVED.find((segment) => segment === first);
}
