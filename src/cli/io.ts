import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { manager } from '../diagnostics/run-by.ts';
import { isIn, slashed } from '../disk/slashed.ts';

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

export type Printer = {
  readonly write: (text: string) => void;
  /** Whether a person is watching, so that a line may be rewritten and coloured. */
  readonly isTerminal: boolean;
  /** How many cells a line of the terminal has, where that is known. */
  readonly columns?: number | undefined;
};

/** What a command may touch, besides files. */
export type Io = {
  readonly out: Printer;
  readonly err: Printer;
  /** The folder the command was typed in: paths that were typed are relative to it. */
  readonly cwd: string;
  /** The folder the command runs in: another one when npm runs it. Its site is taken where none is found from `cwd` upwards. */
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when somebody wants the command to end (Ctrl+C). Unasked, the signal ends the process. */
  readonly stopped: () => Promise<void>;
  /** Asks whoever is at the terminal, and gives the line they type; undefined if they end it. Absent where nobody can answer. */
  readonly ask?: ((question: string) => Promise<string | undefined>) | undefined;
};

/**
 * Whether to colour what goes to `printer`. What was typed counts most (`--color`, `--no-color`), then NO_COLOR, then
 * FORCE_COLOR, then whether it is a terminal that can. https://no-color.org, https://force-color.org
 */
export function wantsColor(printer: Printer, env: Io['env'], typed?: boolean): boolean {
  if (typed !== undefined) return typed;
  if ((env.NO_COLOR ?? '') !== '') return false;
  if ((env.FORCE_COLOR ?? '') !== '') return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return printer.isTerminal && env.TERM !== 'dumb';
}

type Progress = {
  readonly stage: (words: string) => void;
  /** Takes the last stage away, before something else is printed. */
  readonly end: () => void;
};

/** One line that is rewritten for a person, a line per stage for a log. */
export function progressOn(printer: Printer): Progress {
  if (!printer.isTerminal) return { stage: (words) => printer.write(`${words}\n`), end: () => undefined };
  const clear = '\r\u001b[2K';
  return { stage: (words) => printer.write(`${clear}${words} ...`), end: () => printer.write(clear) };
}
