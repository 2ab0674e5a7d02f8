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

/** The name in a Host header, in small letters, without port and brackets; undefined when it isn't well-formed. */
export function nameIn(header: string): string | undefined {
  const [, name, port = '0'] = /^(\[[\d:a-f.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(header) ?? [];
  if (name === undefined || Number(port) > 65535) return undefined;
  if (!name.startsWith('[')) return name.toLowerCase();
  return isIP(name.slice(1, -1)) === 6 ? name.slice(1, -1).toLowerCase() : undefined;
}

/** The names that are allowed whatever the server listens on, and those that follow from where it listens. */
export function allowedNames({ listen, names }: Hosts): readonly string[] {
  const own = hostname().toLowerCase();
  const here = listensEverywhere(listen) ? [own, `${own}.local`] : [listen.toLowerCase()];
  return [...loopback, ...here, ...names.map((name) => name.toLowerCase())];
}

/** Whether other computers can reach the server under any address of this one. */
export function listensEverywhere(listen: string): boolean {
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
