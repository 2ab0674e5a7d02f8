import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from './files.ts';
import type { Workshop } from './generator.ts';

type Packages = Readonly<Record<string, string>>;

const manifestOf = (packages: Packages): string =>
  `${JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)}\n`;

/** The versions installed in a folder, of the packages that are asked for. */
function installedIn(folder: string, packages: Packages): boolean {
  return Object.entries(packages).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

/**
 * Installs packages from the registry that npm is set to, unless they are there. Their scripts don't run.
 * @throws Error with npm's words, when they cannot be had
 */
export function installPackages({ folder, progress }: Workshop, name: string, packages: Packages): string {
  const project = join(folder, name);
  if (installedIn(project, packages)) return project;
  progress(`Installing ${Object.keys(packages).join(', ')}`);
  write(join(project, 'package.json'), manifestOf(packages));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', ...options], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim().split('\n').slice(0, 3).join(' '));
  return project;
}
