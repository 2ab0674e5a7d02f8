import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { manager } from '../diagnostics/run-by.ts';
import { isIn, slashed } from '../disk/slashed.ts';
import type { Io } from './io.ts';

/**
 * Where a command was typed, and the folder of the package it belongs to. npm runs a script in the folder of its package, and says in
 * INIT_CWD where it was called; npx stays where it was called, and says where the package is. Programs that either starts inherit
 * these variables, which mean nothing there.
 */
export function typedIn(env: Io['env'], cwd: string): Pick<Io, 'cwd' | 'home'> {
  const { INIT_CWD: typed = '', npm_package_json: manifest = '', npm_config_local_prefix: ofNpx = '' } = env;
  if (/^sitewright(?= |$)/.test(env.npm_lifecycle_script ?? '') && env.npm_command === 'exec' && existsSync(ofNpx))
    return { cwd, home: realpathSync(ofNpx) };
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

/** What runs the commands from where one was typed. npx finds the package from the folders inside of it only. */
export function runnerFor({ cwd, home }: Pick<Io, 'cwd' | 'home'>): string {
  return cwd === home || isIn(home, cwd) ? manager.run : `npx --prefix ${quoted(slashed(home))}`;
}

/** A word of a command line, in quotes where PowerShell, cmd, bash or zsh would read it otherwise: double ones mean the same in all four. */
export function quoted(word: string): string {
  if (/^[\p{L}\p{M}\p{N}%+:./_-]+$/u.test(word)) return word;
  return /^[^"$`!\\]+$/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}
