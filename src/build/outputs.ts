/** Where a route is published, relative to the output folder: `/` -> `index.html`, `/a/b` -> `a/b.html`. */
export function pathOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Where the data of a route is published, for the app in the browser: `/` -> `page.json`, `/a/b` -> `a/b/page.json`. */
export function dataPathOf(route: string): string {
  return `${route === '/' ? '' : `${route.slice(1)}/`}page.json`;
}
