import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where system administrators keep programs that a user's own PATH may leave out. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of a program on this machine: what a variable names, or the first of that name on the PATH; undefined if there is none. */
export function findProgram(name: string, variable: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  const candidates = [process.env[variable] ?? '', ...folders.map((folder) => join(folder, name))];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** How packages may be installed without asking anybody: by root, and on CI's machines by whoever needs no password for it. */
function installer(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return ['apt-get'];
  const isFree = process.env.CI !== undefined && spawnSync('sudo', ['-n', 'true']).status === 0;
  return isFree ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** Where there is no network, or somebody else installs packages, it gives up soon. */
const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];

/** Installs Debian packages where that is allowed. A group without one of its packages is left out, and the others are installed. */
export function install(groups: readonly (readonly string[])[]): void {
  const [program, ...before] = groups.length > 0 ? (installer() ?? []) : [];
  if (program === undefined) return;
  process.stdout.write(`Not here yet: ${groups.flat().join(', ')}. Trying to install them.\n`);
  const installing = groups.map((names) => ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  // A fresh container has no lists of packages.
  for (const args of [['update', '-qq'], ...installing]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(program, [...before, ...impatient, ...args], { stdio: 'inherit', timeout: 300_000, env });
  }
}
