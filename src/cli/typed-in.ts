import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { holds } from './folders.ts';
import type { Io } from './io.ts';

/**
 * Where a command was typed, and the folder it runs in. npm runs a script in the folder of its package, and says in
 * INIT_CWD where it was called; programs that a script starts elsewhere inherit that variable, and it means nothing there.
 */
export function typedIn(env: Io['env'], cwd: string): Pick<Io, 'cwd' | 'home'> {
  const { INIT_CWD: typed = '', npm_package_json: manifest = '' } = env;
  const isScript = existsSync(manifest) && realpathSync(dirname(manifest)) === realpathSync(cwd);
  return { cwd: isScript && isAbsolute(typed) && existsSync(typed) ? realpathSync(typed) : cwd, home: cwd };
}

/** The nearest folder with a site.yaml, from where the command was typed upwards; the folder it runs in if there is none. */
export function nearestSite({ cwd, home }: Pick<Io, 'cwd' | 'home'>): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'site.yaml'))) return folder;
    if (folder === dirname(folder)) return home;
  }
}

/** How npm is called from where the command was typed: it finds the package from the folders inside of it only. */
export function npmFor({ cwd, home }: Pick<Io, 'cwd' | 'home'>): string {
  return cwd === home || holds(home, cwd) ? 'npm' : `npm --prefix ${quoted(home)}`;
}

/** A word of a command line, in quotes where a shell would read it otherwise. */
export function quoted(word: string): string {
  if (/^[\p{L}\p{N}@%+=:,./\\_-]+$/u.test(word)) return word;
  return /^[\p{L}\p{N}@%+=:,./\\_ ()&-]+$/u.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}
