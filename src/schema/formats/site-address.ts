/** Where a site is served: `https://x.github.io/site` -> origin `https://x.github.io`, base `/site/`. */
export function siteAddress(url: string): { origin: string; base: string } {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

/** The address of a site as it is written in site.yaml; undefined if it is none, which is reported. */
export function siteUrl(text: string | undefined): URL | undefined {
  return text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}
