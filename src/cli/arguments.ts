import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginningOf } from '../values/day.ts';
import { nearest } from '../values/suggest.ts';
import { type Arguments, type Command, misused, type Typed, UsageError } from './command.ts';
import type { Io } from './io.ts';
import { nearestSite } from './io.ts';

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
  return parsed(args, Object.fromEntries(known), { allowPositionals: words !== undefined });
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

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

function parsed(args: readonly string[], options: Options, rule: { allowPositionals: boolean }): Typed {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, ...rule });
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

/** The moment for which to look at a site: `--at`, as it was typed. @throws UsageError for what is no day or time */
export function momentFrom(args: Arguments): string | undefined {
  const given = args.get('at');
  if (given === undefined || beginningOf(given, 'UTC') !== undefined) return given;
  throw misused({ why: 'at' });
}

export const [startPort, previewPort] = [5173, 4173];

/** This computer only. */
export const usualHost = '127.0.0.1';

/** Where a server is: `--host`, `--port` (or the command's own), and the names it answers for besides its own: `--allow-host`, with commas between them. @throws UsageError */
export function placeFrom(args: Arguments, usualPort: number) {
  const names = args.get('allow-host')?.split(',') ?? [];
  const allowedHosts = names.map((part) => part.trim());
  const wrong = allowedHosts.find((name) => !/^[\w-]+(?:\.[\w-]+)*$/.test(name));
  if (wrong !== undefined) throw misused({ why: 'host', given: wrong });
  const typed = args.get('port') ?? String(usualPort);
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65535) throw misused({ why: 'port', given: typed });
  return { host: args.get('host') || usualHost, allowedHosts, port };
}
