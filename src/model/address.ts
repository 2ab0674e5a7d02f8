/** The route of the not-found screen: no page can have it. */
export const notFoundRoute = '/404';

/** Where all pages and their titles are published, for the not-found screen. Relative to the output folder. */
export const pageListFile = '404/pages.json';

/** The route that a path asks for: hosts accept `/contact/` and `/contact.html`, too. */
export function routeAt(path: string): string {
  const route = path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  return route === '' ? '/' : route;
}

/**
 * The address of a page, as search engines should know it: no slash at the end, but for the home page, and letters beyond ASCII in
 * percent signs.
 * @param site `https://example.com/site/`
 */
export function pageAddress(site: string, route: string): string {
  return route === '/' ? site : `${site.slice(0, -1)}${encodeURI(route)}`;
}

/** Where the document of a route is published, relative to the output folder: `/` -> `index.html`, `/a/b` -> `a/b.html`. */
export function documentFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Where the data of a route is published, for the app in the browser: `/` -> `page.json`, `/a/b` -> `a/b/page.json`. */
export function dataFile(route: string): string {
  return dataAddress(route).slice(1);
}

/** The address of the data of the page at a path: hosts serve `/contact/` and `/contact.html`, too. */
export function dataAddress(path: string): string {
  return `${path.replace(/(?:(?:\/index)?\.html|\/+)$/, '')}/page.json`;
}
