import { findProgram, install } from './packages.ts';

/** The web servers that tests serve built sites with. */
export const servers = ['nginx', 'caddy'] as const;

export type ServerName = (typeof servers)[number];

/** Path of a web server on this machine: `NGINX_PATH` or `CADDY_PATH`, or one on the PATH; undefined if there is none. */
const findServer = (name: ServerName): string | undefined => findProgram(name, `${name.toUpperCase()}_PATH`);

/**
 * Path of a web server, for a test that cannot do without.
 * @throws Error that says how to install it
 */
export function serverPath(name: ServerName): string {
  const path = findServer(name);
  if (path !== undefined) return path;
  throw new Error(
    `This test needs ${name}: install it with your system's packages, or set ${name.toUpperCase()}_PATH.`,
  );
}

/** Installs the web servers that the machine lacks, where packages may be installed. Gives whether all are there now. */
export function ensureServers(): boolean {
  const missing = (): ServerName[] => servers.filter((name) => findServer(name) === undefined);
  install(missing().map((name) => [name]));
  const lacking = missing();
  if (lacking.length === 0) return true;
  process.stderr.write(
    `Some tests need ${lacking.join(' and ')}: install ${lacking.length === 1 ? 'it' : 'them'} with your system's packages ` +
      `("sudo apt-get install ${lacking.join(' ')}"), or set ${lacking.map((name) => `${name.toUpperCase()}_PATH`).join(' and ')}.\n`,
  );
  return false;
}
