import { createTwoFilesPatch } from 'diff';
import type { FileChange } from '../../authoring/fix/save.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { type Io, type Printer, wantsColor } from '../command.ts';

const HEADING = /^(?:Index: .*\n)?=+\n/;

/** Prints what would change in files, as unified diffs: on a terminal in colours, and without any control character. */
export function showDifferences(files: readonly FileChange[], printer: Printer, env: Io['env']): void {
  for (const file of files) printer.write(difference(file, printer.isTerminal, wantsColor(printer, env)));
}

function difference({ before, after, ...names }: FileChange, forTerminal: boolean, color: boolean): string {
  const [file, name] = [printable(names.file), printable(names.name ?? names.file)];
  const renaming = name === file ? '' : `rename ${file} to ${name}\n`;
  const [old, next] = [textOf(before), textOf(after)];
  if (old === undefined || next === undefined) return `${renaming}${file}: all of it, saved again as UTF-8\n`;
  if (old === next) return renaming;
  const patch =
    renaming + createTwoFilesPatch(file, name, old, next, undefined, undefined, { context: 3 }).replace(HEADING, '');
  return forTerminal
    ? patch
        .split('\n')
        .map((line) => painted(printable(line), color))
        .join('\n')
    : patch;
}

function painted(line: string, color: boolean): string {
  const code = line.startsWith('+') ? 32 : line.startsWith('-') ? 31 : line.startsWith('@@') ? 36 : undefined;
  return color && code !== undefined ? `\u001b[${code}m${line}\u001b[0m` : line;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // That it is no UTF-8 is the mistake that was fixed.
    return undefined;
  }
}
