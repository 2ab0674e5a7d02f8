import { composed, decodedOnce, withoutQuery } from '../../model/address.ts';
import type { Href } from '../../model/text.ts';

/** A link of the app's router if it leads to a page; an ordinary one otherwise. @param base `/` or `/site/` */
export function hrefOf(written: string, base: string, isPage: (route: string) => boolean): Href {
  if (!written.startsWith('/')) return { kind: 'plain', href: written };
  const path = withoutQuery(written);
  if (isPage(path)) return { kind: 'page', href: written };
  return { kind: 'plain', href: withBase(base, written) };
}

/** A path of the site as it is served: `/images/a b.jpg` -> `/site/images/a%20b.jpg`. Other addresses stay. */
export function withBase(base: string, path: string): string {
  return path.startsWith('/') ? `${base}${encodeURI(composed(decodedOnce(path))).slice(1)}` : path;
}

export function absolute(origin: string, base: string, path: string): string {
  return path.startsWith('/') ? `${origin}${withBase(base, path)}` : path;
}
