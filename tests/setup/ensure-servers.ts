import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The web servers that tests serve built sites with. */
export const servers = ['nginx', 'caddy'] as const;

export type ServerName = (typeof servers)[number];

/** Where system administrators keep programs that a user's own PATH may leave out. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of a web server on this machine: `NGINX_PATH` or `CADDY_PATH`, or one on the PATH; undefined if there is none. */
function findServer(name: ServerName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  const candidates = [process.env[`${name.toUpperCase()}_PATH`] ?? '', ...folders.map((folder) => join(folder, name))];
  return candidates.find((path) => path !== '' && existsSync(path));
}

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

/** How packages may be installed without asking anybody: by root, and on CI's machines by whoever needs no password for it. */
function installer(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return ['apt-get'];
  const isFree = process.env.CI !== undefined && spawnSync('sudo', ['-n', 'true']).status === 0;
  return isFree ? ['sudo', '-n', 'apt-get'] : undefined;
}

function install([program = '', ...before]: readonly string[], names: readonly ServerName[]): void {
  // A fresh container has no lists of packages.
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    process.stdout.write(`Not here yet: ${names.join(', ')}. Trying: apt-get ${args.join(' ')}\n`);
    spawnSync(program, [...before, ...args], { stdio: 'inherit', timeout: 300_000 });
  }
}

/** Installs the web servers that the machine lacks, where packages may be installed. Gives whether all are there now. */
export function ensureServers(): boolean {
  const missing = (): ServerName[] => servers.filter((name) => findServer(name) === undefined);
  const command = missing().length > 0 ? installer() : undefined;
  if (command !== undefined) install(command, missing());
  const lacking = missing();
  if (lacking.length === 0) return true;
  process.stderr.write(
    `Some tests need ${lacking.join(' and ')}: install ${lacking.length === 1 ? 'it' : 'them'} with your system's packages ` +
      `("sudo apt-get install ${lacking.join(' ')}"), or set ${lacking.map((name) => `${name.toUpperCase()}_PATH`).join(' and ')}.\n`,
  );
  return false;
}
