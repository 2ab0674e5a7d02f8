import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The names under which a server may be asked. */
export type Hosts = {
  /** The address the server listens on, as it was typed. */
  readonly listen: string;
  /** Further names that somebody allowed (`--allow-host`). */
  readonly names: readonly string[];
};

const loopback: readonly string[] = ['localhost', '127.0.0.1', '::1'];

type Host = { readonly name: string; readonly port: string };

/** The parts of a Host header; undefined when it isn't well-formed. Capitals and a dot at the end of a name make no other name. */
function hostIn(header: string): Host | undefined {
  const [, typed, digits = '0'] = /^(\[[\d:a-f.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(header) ?? [];
  if (typed === undefined || Number(digits) > 65535) return undefined;
  const [host, port] = [typed.toLowerCase(), header.slice(typed.length)];
  if (host.startsWith('[')) return isIP(host.slice(1, -1)) === 6 ? { name: host, port } : undefined;
  const isRooted = host.endsWith('.') && isIP(host.slice(0, -1)) === 0;
  return { name: isRooted ? host.slice(0, -1) : host, port };
}

/** The name in a Host header, in small letters, without port, brackets and a last dot; undefined when it isn't well-formed. */
export function nameIn(header: string): string | undefined {
  return hostIn(header)?.name.replace(/^\[|\]$/g, '');
}

/** A Host header in the one form in which hosts are compared; as it came when it isn't well-formed. */
function plainHost(header: string): string {
  const host = hostIn(header);
  return host === undefined ? header : host.name + host.port;
}

/** The names that are allowed whatever the server listens on, and those that follow from where it listens. */
function allowedNames({ listen, names }: Hosts): readonly string[] {
  const own = hostname().toLowerCase();
  const here = listensEverywhere(listen) ? [own, `${own}.local`] : [listen.toLowerCase()];
  return [...loopback, ...here, ...names.map(plainHost)];
}

/** Whether other computers can reach the server under any address of this one. */
function listensEverywhere(listen: string): boolean {
  return listen === '0.0.0.0' || listen === '::' || listen === '';
}

/**
 * Whether a request with this Host header may be answered. A page elsewhere can make its own name lead to this computer
 * (DNS rebinding) and would then count as the same site, so a server answers only for names that are its own. An IP
 * address can't be made to lead elsewhere: those are fine on a server that other computers can reach. The port doesn't
 * matter, because containers and tunnels change it.
 */
export function isAllowedHost(header: string, hosts: Hosts): boolean {
  const name = nameIn(header);
  if (name === undefined) return false;
  if (allowedNames(hosts).includes(name)) return true;
  return listensEverywhere(hosts.listen) && isIP(name) !== 0;
}

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
