export const notFoundRoute = '/404';

/**
 * The folder of all that the build names by its content. No author has one of that name: `assets` is where most have their pictures.
 */
export const assetsFolder = 'built';

/** Where all pages and their titles are published, for the not-found screen. Relative to the output folder. */
export const pageListFile = '404/pages.json';

/** The route that a path asks for: hosts accept `/contact/` and `/contact.html`, too. */
export function routeAt(path: string): string {
  const route = withoutEndSlashes(path).replace(/(?:\/index)?\.html$/, '');
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

/** The address of the file with all dates of a page, for calendars: `/` -> `/calendar.ics`, `/a/b` -> `/a/b.ics`. */
export function calendarAddress(route: string): string {
  return route === '/' ? '/calendar.ics' : `${route}.ics`;
}

/**
 * Where the data of a route is published, for the app in the browser: `/` -> `index.page.json`, `/a/b` -> `a/b.page.json`. It stands
 * beside the document: a folder for each page would take as long to make as the file. No page and no redirect can have two dots in
 * its address.
 */
export function dataFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.page.json`;
}

/**
 * The address of the data of the page at a path: hosts serve `/contact/` and `/contact.html`, too.
 * @param base of the site, with a slash at its end; the path begins with it
 */
export function dataAddress(path: string, base: string): string {
  return base + dataFile(routeAt(path.slice(base.length - 1)));
}

/**
 * The address of a file, by its path in public/. Macs store an accent apart from its letter, and hosts ask for the bytes of a link, so on a
 * site, letters have their accents in one piece.
 */
export function publicAddress(path: string): string {
  return composed(path.slice('public'.length));
}

/** A name with its accents in one piece. */
export function composed(name: string): string {
  return name.normalize('NFC');
}

/** An address without its query and its anchor: `/a?b#c` -> `/a`. */
export function withoutQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
}

/** A path without the slashes at its end, as many as there are. */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

export function withoutSlashes(path: string): string {
  return withoutEndSlashes(path.replace(/^\/+/, ''));
}

/** An address as people read it: with its letters instead of percent signs. As it is, if it cannot be read so. */
export const decoded = (address: string): string => readBy(decodeURIComponent, address);

/** A path as its file is named: `%20` is a space. As it is, if it cannot be read so. */
export const decodedOnce = (path: string): string => readBy(decodeURI, path);

function readBy(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    // A stray % is part of the name.
    return text;
  }
}

/** Where a click on a telephone number leads: `+44 (0) 20 7946` is `tel:+44207946`. The zero in brackets is for who dials without the code of the country. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/^(\s*(?:\+|00)[\d\s]{1,6})\(0\)/, '$1').replace(/[^+\d*#]/g, '')}`;
}

export const byRoute = (a: { readonly route: string }, b: { readonly route: string }): number =>
  a.route < b.route ? -1 : 1;

/** What an address asks, by names and values: `/index.php?id=3&lang=en`. In one order, for the order of a query says nothing. */
export const paramsOf = (address: string): readonly (readonly [name: string, value: string])[] =>
  [...new URLSearchParams(address.slice(withoutQuery(address).length))].sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether an address asks all that an old one does. What else it asks, such as where a visitor came from, doesn't count. */
export function asksFor(address: string, params: ReturnType<typeof paramsOf>): boolean {
  const asked = new URLSearchParams(address.slice(withoutQuery(address).length));
  return params.every(([name, value]) => asked.get(name) === value);
}
