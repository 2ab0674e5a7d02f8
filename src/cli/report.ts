import { asTyped } from '../diagnostics/as-typed.ts';
import { type Commands, formatPretty, type PrettyOptions } from '../diagnostics/format/pretty.ts';
import type { Report } from '../diagnostics/report.ts';
import { type Arguments, type Io, type Printer, quoted, runnerFor, wantsColor } from './command.ts';

export type Asked = { readonly options: Arguments; readonly io: Io };

/** Prints diagnostics with what to type next, and with colours as the environment, or what was typed, wants it. */
export function report(
  { diagnostics, sourceOf, fixable }: Pick<Report, 'diagnostics' | 'sourceOf' | 'fixable'>,
  printer: Printer,
  {
    options,
    io,
    commands = nextCommands(options, io),
    ...total
  }: Asked & Pick<PrettyOptions, 'total'> & { readonly commands?: Commands },
): void {
  if (diagnostics.length === 0) return;
  const typed = options.has('no-color') ? false : options.has('color') ? true : undefined;
  const look = { color: wantsColor(printer, io.env, typed), width: printer.columns };
  printer.write(formatPretty(diagnostics, { ...look, sourceOf, commands, fixable, ...total }));
}

/** Lines of a list, further in: so many at most, and how many more there are. */
export function firstLines(lines: readonly string[], most: number, more: (count: number) => string): string[] {
  const last = lines.length > most ? [more(lines.length - most)] : [];
  return [...lines.slice(0, most), ...last].map((line) => `  ${line}`);
}

/**
 * The command line of a script for the same site, as it is typed in the same folder: with the `--root` that was given.
 * @param script its name, and what else is typed
 */
export function scriptCommand(
  [script = '', ...more]: readonly string[],
  typed: Arguments,
  io: Pick<Io, 'cwd' | 'home'>,
): string {
  const root = typed.get('root');
  const options = [...(root === undefined ? [] : ['--root', quoted(root)]), ...more];
  return asTyped([script, ...options].join(' '), runnerFor(io));
}

export function nextCommands(typed: Arguments, io: Pick<Io, 'cwd' | 'home'>): Commands {
  return {
    fix: scriptCommand(['check', '--fix'], typed, io),
    explain: scriptCommand(['explain'], new Map(), io),
    typed: (text) => typedFor(text, typed, io),
  };
}

/** A text with the commands for a site that it names as `scriptCommand` has them; those that it has so already stay. */
export function typedFor(text: string, typed: Arguments, io: Pick<Io, 'cwd' | 'home'>): string {
  return text.replace(named, (_, words) => scriptCommand([words], typed, io));
}

const commands = '((?:new (?:page|kind|block)|check|data|move|release|start|test-blocks|upgrade)\\b)(?! --root)';
const named = new RegExp(asTyped(commands), 'g');
