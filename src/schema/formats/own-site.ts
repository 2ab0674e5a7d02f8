import { withoutEndSlashes } from '../../model/address.ts';

/** Names that belong to nobody: a site that still has one has no address yet, and links to it are examples, too. */
const RESERVED = /^example\.(?:com|net|org)$/;

/**
 * A full address that leads to a page of the site itself, as it is written in a link: `https://www.example.com/about` ->
 * `/about`. With or without `www.`, by http or https. Undefined for other sites, and for what lies beside a site in a folder.
 *
 * @param url of the site
 */
export function ownAddress(href: string, url: URL | undefined): string | undefined {
  return url === undefined || RESERVED.test(withoutWww(url.host)) ? undefined : addressOn(href, url);
}

/** The same of any site, one without a name of its own, too: for addresses that can be no examples. */
export function addressOn(href: string, url: URL | undefined): string | undefined {
  if (url === undefined || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const { host, pathname, search, hash } = new URL(href);
  if (withoutWww(host) !== withoutWww(url.host)) return undefined;
  const base = withoutEndSlashes(url.pathname);
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  return `${pathname.slice(base.length) || '/'}${search}${hash}`;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
