import type { IncomingHttpHeaders } from 'node:http';
import { type Hosts, isAllowedHost, nameIn, plainHost } from './hosts.ts';

type Asking = { readonly headers: IncomingHttpHeaders };

function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? plainHost(new URL(origin).host) : undefined;
}

/**
 * Whether a page of this very server asks. Browsers say so with every POST and every websocket; other programs needn't. A
 * proxy may call the server by another name than the page has: then the page's name must have been allowed.
 */
export function isFromOwnPage({ headers }: Asking, { names }: Hosts): boolean {
  const { origin, host } = headers;
  const from = hostOf(origin);
  if (host === undefined || from === undefined) return false;
  const name = nameIn(from);
  const isOwn = from === plainHost(host) || names.some((allowed) => plainHost(allowed) === name);
  const site = headers['sec-fetch-site'];
  return isOwn && (site === undefined || site === 'same-origin');
}

/**
 * Whether a page that isn't on this computer asks, or might. Another port of this computer may send forms here, as a site
 * does that is served by another program.
 */
export function isFromForeignPage({ headers }: Asking, hosts: Hosts): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === 'cross-site';
  // A page that tells nobody its address says this about itself, too.
  if (origin === 'null') return site !== 'same-origin';
  const host = hostOf(origin);
  return host === undefined || !isAllowedHost(host, hosts);
}

/** Whether a page, of whatever other origin, tries to read something: opening it in a tab of its own is fine. */
export function isReadByAnotherPage(asking: Asking, hosts: Hosts): boolean {
  const { headers } = asking;
  if (headers.origin !== undefined) return !isFromOwnPage(asking, hosts);
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}
