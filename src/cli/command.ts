import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nowOf } from '../builder/year.ts';
import { type SaidOf, say } from '../diagnostics/messages/say.ts';
import { manager } from '../diagnostics/run-by.ts';
import { isIn, slashed } from '../disk/slashed.ts';
import { beginningOf } from '../values/day.ts';
import { nearest } from '../values/suggest.ts';

/** What a command's exit code means. Warnings do not count. */
export const exitCodes = {
  fine: 0,
  mistakes: 1,
  /** The command was used wrongly, or something other than the content failed. */
  failed: 2,
  /** The builder has changed: whoever supervises the server starts the next one. */
  again: 75,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export type Option = {
  /** Without its dashes. */
  readonly name: string;
  /** What stands for its value in the help; absent for an option that takes none. */
  readonly value?: string;
  /** Absent where the help of another option speaks of it. */
  readonly help?: string;
};

export type Arguments = ReadonlyMap<string, string>;

export type Typed = { readonly options: Arguments; readonly words: readonly string[] };

/** Runs a command. @throws UsageError for what was typed wrongly */
export type Run = (typed: Typed, io: Io, command: Command) => Promise<ExitCode>;

/** A command, declared once: the dispatcher, the help and the README's table follow. */
export type Command = {
  /** One or two words: `build`, `new page`. */
  readonly name: string;
  readonly purpose: string;
  /** The words it takes besides options, as the help shows them: `SERVER`. Absent for a command that takes none. */
  readonly words?: string;
  readonly more?: readonly string[];
  /** For its help: the command with what is typed after it. */
  readonly example?: string;
  readonly options: readonly Option[];
  /** What is typed (`check --fix`), and what that does: the README's table, in Markdown. */
  readonly uses: readonly { readonly typed: string; readonly does: string }[];
  /** Imported when it is called for: `check` must not wait for what only the servers need. */
  readonly load: () => Promise<{ readonly run: Run }>;
};

/** The command was typed wrongly. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The same, with a sentence of `messages/`. */
export const misused = (why: SaidOf<'usage'>): UsageError => new UsageError(say('usage', why));

/** npm keeps options that come without `--` before them to itself. @throws UsageError if that happened */
export function refuseLostOptions({ name, options }: Command, env: Io['env']): void {
  const lost = options.find((option) => env[`npm_config_${option.name}`] !== undefined)?.name;
  if (lost === undefined) return;
  throw misused({ why: 'lost-option', option: lost, command: name });
}

/**
 * Reads what was typed after the name of a command.
 * @throws UsageError for an option the command does not know, a missing value, or a word where it takes none
 */
export function readTyped(args: readonly string[], { options, words }: Pick<Command, 'options' | 'words'>): Typed {
  refuseUnknown(args, options);
  const known = options.map(
    ({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const] as const,
  );
  try {
    const rule = { options: Object.fromEntries(known), strict: true, allowPositionals: words !== undefined };
    const { values, positionals } = parseArgs({ args: [...args], ...rule });
    return {
      options: new Map(Object.entries(values).map(([name, value]) => [name, String(value)])),
      words: positionals,
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, option] = /^Option '(--[\w-]+)(?![\w-])[^']*' argument is ambiguous/.exec(error.message) ?? [];
    if (option !== undefined) throw misused({ why: 'no-value', option, given: args[args.indexOf(option) + 1] ?? '' });
    // Node's own sentence, without its advice for names that begin with dashes.
    throw new UsageError(`${(error.message.split(/\. To specify|\n/)[0] ?? '').replace(/\.$/, '')}.`);
  }
}

/** @throws UsageError for an option the command does not know, with those that it knows */
function refuseUnknown(args: readonly string[], options: Command['options']): void {
  const end = args.indexOf('--');
  const typed = (end === -1 ? args : args.slice(0, end)).filter((word) => /^-[^-\d]|^--./.test(word));
  const known = options.map(({ name }) => name);
  // A value may begin with a dash only after an equals sign: without one it is refused as no value.
  const unknown = typed
    .map((word) => word.replace(/=.*/s, ''))
    .find((word) => !known.includes(word.replace(/^--/, '')));
  if (unknown === undefined) return;
  const meant = nearest(unknown.replace(/^-+/, ''), known);
  throw misused({ why: 'unknown-option', option: unknown, meant, known: known.map((name) => `--${name}`) });
}

/** The content root: `--root`, or the nearest folder with a site.yaml from where the command was typed upwards. @throws UsageError if it is not a folder */
export function rootFrom(args: Arguments, io: Pick<Io, 'cwd' | 'home'>): string {
  const given = args.get('root');
  if (given === undefined) return realpathSync(nearestSite(io));
  const root = resolve(io.cwd, given);
  if (given === '' || statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw misused({ why: 'not-there', option: '--root', what: 'folder', given });
  return realpathSync(root);
}

/** The output folder: `--out`, or the usual one. @throws UsageError if it is empty */
export function outFrom(args: Arguments, { cwd }: Pick<Io, 'cwd'>, usual: string): string {
  const given = args.get('out');
  if (given === '') throw misused({ why: 'no-folder', option: '--out' });
  return given === undefined ? usual : resolve(cwd, given);
}

/** How a report is written: `--format`, one of those, the first if none was typed. @throws UsageError */
export function formatFrom<T extends string>(args: Arguments, known: readonly [T, ...T[]]): T {
  const given = args.get('format') ?? known[0];
  const found = known.find((each) => each === given);
  if (found !== undefined) return found;
  throw misused({ why: 'format', known, given });
}

/** The moment for which to look at a site: `--at`, as it was typed, or now. @throws UsageError for what is no day or time */
export function momentFrom(args: Arguments, { env, now }: Pick<Io, 'env' | 'now'>): string | Date {
  const given = args.get('at');
  if (given === undefined) return nowOf(env.SOURCE_DATE_EPOCH, now());
  if (beginningOf(given, 'UTC') !== undefined) return given;
  throw misused({ why: 'at' });
}

export const [startPort, previewPort] = [5173, 4173];

/** This computer only. */
export const usualHost = '127.0.0.1';

/** Where a server is: `--host`, `--port` (or the command's own), and the names it answers for besides its own: `--allow-host`, with commas between them. @throws UsageError */
export function placeFrom(args: Arguments, usualPort: number) {
  const names = (args.get('allow-host')?.split(',') ?? []).map((part) => part.trim());
  const wrong = names.find((name) => !/^[\w-]+(?:\.[\w-]+)*$/.test(name));
  if (wrong !== undefined) throw misused({ why: 'host', given: wrong });
  const typed = args.get('port') ?? String(usualPort);
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65535) throw misused({ why: 'port', given: typed });
  return { hosts: { listen: args.get('host') || usualHost, names }, port };
}

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
