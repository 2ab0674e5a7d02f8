/** Services whose links show a picture on a page of theirs: their name, and the addresses of such pages. */
const SERVICES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Google Drive', /^(?:drive|docs)\.google\.com\//],
  ['Google Photos', /^(?:photos\.google\.com|photos\.app\.goo\.gl)\//],
  ['Dropbox', /^(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1(?:&|$))/],
  ['OneDrive', /^(?:(?:www\.)?1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)\//],
  ['iCloud', /^(?:www|share)\.icloud\.com\//],
  ['Flickr', /^(?:www\.)?flickr\.com\/photos\//],
  ['Imgur', /^(?:www\.)?imgur\.com\//],
  ['Unsplash', /^(?:www\.)?unsplash\.com\/(?:[a-z]{2}\/)?photos\//],
  ['Pexels', /^(?:www\.)?pexels\.com\/(?:[\w-]+\/)?photo\//],
  ['Pixabay', /^(?:www\.)?pixabay\.com\/(?:[a-z]{2}\/)?(?:photos|illustrations|vectors)\//],
  ['Instagram', /^(?:www\.)?instagram\.com\//],
  ['Facebook', /^(?:www\.|m\.)?facebook\.com\//],
  ['Pinterest', /^(?:[\w-]+\.)?pinterest\.[a-z.]+\//],
  ['Canva', /^(?:www\.)?canva\.com\/design\//],
  ['Wikimedia', /^(?:[\w-]+\.)+wiki(?:m|p)edia\.org\/wiki\//],
  ['GitHub', /^github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)/],
];

/** A page that shows a picture, given instead of the picture: the service, and the name of the picture if the address says it. */
export type PicturePage = { readonly service: string; readonly name: string | undefined };

/** Which service's page an address leads to; undefined if it may be a picture. */
export function picturePage(url: URL): PicturePage | undefined {
  const address = `${url.hostname}${url.pathname}${url.search}`;
  const service = SERVICES.find(([, pattern]) => pattern.test(address))?.[0];
  if (service === undefined) return undefined;
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).toLowerCase();
  return { service, name: /^[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(last) ? last : undefined };
}
