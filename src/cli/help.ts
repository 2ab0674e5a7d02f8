import type { Command, Option } from './command.ts';

/** How wide what is typed is, at least. */
const WIDTH = 20;

function optionLine({ name, value, help }: Option): string[] {
  if (help === undefined) return [];
  const typed = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [`  ${typed.length < WIDTH ? typed.padEnd(WIDTH) : `${typed}\n${' '.repeat(WIDTH + 2)}`}${help}`];
}

/** What all commands are for. */
export function generalHelp(commands: readonly Command[]): string {
  const lines = commands.map(({ name, purpose }) => `  ${name.padEnd(11)}${purpose}`);
  return ['Usage: sitewright <command> [options]', '', ...lines, '', 'For more: sitewright <command> --help', ''].join(
    '\n',
  );
}

/** What one command is for, and its options. */
export function helpFor({ name, purpose, words, more = [], options }: Command): string {
  const usage = ['Usage: sitewright', name, ...(words === undefined ? [] : [words]), '[options]'].join(' ');
  const lines = [...options, { name: 'help', help: 'show this help' }].flatMap(optionLine);
  const exits = 'Exit code: 0 fine, 1 the content has mistakes, 2 wrong usage or a failure.';
  return [usage, '', ...(more.length === 0 ? [] : [...more, '']), purpose, '', ...lines, '', exits, ''].join('\n');
}
