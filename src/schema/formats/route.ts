import { assetsFolder } from '../../model/address.ts';
import { pageNameOf } from '../../model/page-file.ts';

/** First segments of addresses that the built site uses itself. */
export const RESERVED = [assetsFolder, 'search', '404'];

/** `pages/services/index.yaml` -> `/services`, `pages/index.yaml` -> `/`. */
export function routeOf(file: string): string {
  const path = pageNameOf(file.replace(/^pages\//, ''));
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

/**
 * The names in brackets of a page's file, which makes a page for each value of such a field: `pages/blog/category/[category].yaml` -> `category`.
 * A whole part of the path is in brackets. Undefined where there are none, as in most.
 */
export function parametersOf(file: string): readonly string[] | undefined {
  if (!file.includes('[')) return undefined;
  // A capital letter at the start is a mistake in the name of the file, and of nothing in it.
  const names = [...pageNameOf(file).matchAll(WRITTEN)].map(([, first = '', rest = '']) => first.toLowerCase() + rest);
  return names.length === 0 ? undefined : [...new Set(names)];
}

/** Parts of a path that are names in brackets. */
export const BRACKETS = /(?<=\/|^)\[([a-z][A-Za-z0-9]*)\](?=\/|$)/g;

const WRITTEN = /(?<=\/|^)\[([A-Za-z])([A-Za-z0-9]*)\](?=\/|$)/g;

/** The site's own word that an address begins with, if it does. */
export function reservedSegment(route: string): string | undefined {
  const first = route.split('/')[1]?.replace(/\.html$/, '');
  return RESERVED.find((segment) => segment === first);
}
