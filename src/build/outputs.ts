/** Where a route is published, relative to the output folder: `/` -> `index.html`, `/a/b` -> `a/b.html`. */
export function pathOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}
