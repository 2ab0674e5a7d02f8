import type { Commands } from '../diagnostics/format/closing.ts';
import type { Arguments } from './command.ts';
import type { Io } from './io.ts';
import { npmFor, quoted } from './typed-in.ts';

/** The command line of a script for the same site, as it is typed in the same folder: with the `--root` that was given. */
export function scriptCommand(
  script: string,
  typed: Arguments,
  io: Pick<Io, 'cwd' | 'home'>,
  ...more: string[]
): string {
  const root = typed.get('root');
  const options = [...(root === undefined ? [] : ['--root', quoted(root)]), ...more];
  const run = script === 'start' ? 'start' : `run ${script}`;
  return [npmFor(io), run, ...(options.length === 0 ? [] : ['--', ...options])].join(' ');
}

/** What a report of mistakes tells people to type next. */
export function nextCommands(typed: Arguments, io: Pick<Io, 'cwd' | 'home'>): Commands {
  return {
    fix: scriptCommand('check', typed, io, '--fix'),
    explain: scriptCommand('check', new Map(), io, '--explain'),
  };
}
