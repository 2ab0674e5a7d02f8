/** Where a site is served: `https://x.github.io/site` -> origin `https://x.github.io`, base `/site/`. */
export function siteAddress(url: string): { origin: string; base: string } {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
