import manifest from '../../package.json' with { type: 'json' };
import { Failure, reasonOf } from '../builder/failure.ts';
import { asTyped } from '../diagnostics/as-typed.ts';
import { builderIs } from '../diagnostics/run-by.ts';
import { reportDamageBy } from '../disk/cache/cache-root.mjs';
import { shortageIn } from '../disk/held.ts';
import { slashed } from '../disk/slashed.ts';
import { nearest } from '../values/suggest.ts';
import {
  type Command,
  type ExitCode,
  exitCodes,
  type Io,
  misused,
  type Option,
  readTyped,
  UsageError,
} from './command.ts';
import { allCommands } from './generated/commands.ts';

/** What only a package can do, because a clone is there already. */
const OF_PACKAGE: readonly string[] = ['no-install'];

/** All commands, in the order of the help. What is said of them is in `messages/`. */
export const commands: readonly Command[] = allCommands.map((command) => ({
  ...command,
  options: command.options.filter(({ name }) => builderIs === 'package' || !OF_PACKAGE.includes(name)),
}));

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const isVersion = (word: string): boolean => word === '--version' || word === '-v';

/** The commands that the first words mean: several for the first word of some, such as `new`. */
function meantBy([first, second]: readonly string[]): readonly Command[] {
  const whole = commands.filter(({ name }) => name === first || name === `${first} ${second}`);
  return whole.length > 0 ? whole : commands.filter(({ name }) => name.startsWith(`${first} `));
}

function unfinished([what]: readonly string[], meant: readonly Command[]): UsageError {
  const ways = meant.map(({ uses }) => asTyped(uses[0]?.typed ?? ''));
  return misused({ why: 'unfinished', given: what?.startsWith('-') ? undefined : what, ways });
}

function unknown(first: string): UsageError {
  const names = commands.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]);
  const help = `\n\n${generalHelp(commands).trimEnd()}`;
  return misused({ why: 'no-command', given: first, meant: nearest(first, names), help });
}

async function dispatch(typed: readonly string[], io: Io): Promise<ExitCode> {
  const [first, ...rest] = typed;
  if (first === undefined || isHelp(first) || first === 'help') {
    (first === undefined ? io.err : io.out).write(generalHelp(commands));
    return first === undefined ? exitCodes.failed : exitCodes.fine;
  }
  if (isVersion(first)) {
    io.out.write(`${manifest.version}\n`);
    return exitCodes.fine;
  }
  const meant = meantBy(typed);
  const [command] = meant;
  if (command === undefined) throw unknown(first);
  if (rest.some(isHelp)) {
    io.out.write(meant.map(helpFor).join('\n'));
    return exitCodes.fine;
  }
  if (meant.length > 1) throw unfinished(rest, meant);
  const { run } = await command.load();
  return run(readTyped(typed.slice(command.name.split(' ').length), command), io, command);
}

/** Prints what went wrong: a sentence for what was to be expected, the stack too for a bug when DEBUG is set. */
export function explain(error: unknown, io: Io): void {
  const expected =
    error instanceof Failure || error instanceof UsageError ? slashed(reasonOf(error)) : shortageIn(error);
  const debugging = (io.env.DEBUG ?? '') !== '';
  const words = expected ?? `Something unexpected went wrong: ${reasonOf(error)}`;
  const advice = expected !== undefined || debugging ? '' : '\nTo see where, add --debug and run it again.';
  const stack = debugging && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  io.err.write(`${words}${advice}${stack}\n`);
}

/** Runs a command line (without `node` and the program) and gives the exit code. Never throws. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<ExitCode> {
  reportDamageBy((words) => io.err.write(`${words}\n`));
  try {
    return await dispatch(args, io);
  } catch (error) {
    explain(error, io);
    return exitCodes.failed;
  }
}

/** How wide what is typed is, at least. */
const WIDTH = 20;

function optionLine({ name, value, help }: Option): string[] {
  if (help === undefined) return [];
  const typed = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [`  ${typed.length < WIDTH ? typed.padEnd(WIDTH) : `${typed}\n${' '.repeat(WIDTH + 2)}`}${help}`];
}

function generalHelp(commands: readonly Command[]): string {
  const lines = commands.map(({ name, purpose }) => `  ${name.padEnd(13)}${purpose}`);
  const more = ['For more: sitewright <command> --help', 'Which version this is: sitewright --version'];
  return ['Usage: sitewright <command> [options]', '', ...lines, '', ...more, ''].join('\n');
}

function helpFor({ name, purpose, words, more = [], example, options }: Command): string {
  const usage = ['Usage: sitewright', name, ...(words === undefined ? [] : [words]), '[options]'].join(' ');
  const lines = [...options, { name: 'help', help: 'show this help' }].flatMap(optionLine);
  const exits = 'Exit code: 0 fine, 1 the content has mistakes, 2 wrong usage or a failure.';
  const about = [...more, ...(example === undefined ? [] : [`Example: ${asTyped(example)}`])];
  return [usage, '', ...(about.length === 0 ? [] : [...about, '']), purpose, '', ...lines, '', exits, ''].join('\n');
}
