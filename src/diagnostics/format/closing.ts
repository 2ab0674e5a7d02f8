import { asTyped } from '../as-typed.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { countPlaces } from '../repeats.ts';
import { cellsOf } from './cells.ts';
import { plural } from './count.ts';
import { wrap } from './wrap.ts';

/** The commands that a report ends with, as they are typed in the reader's folder. */
export type Commands = {
  /** Fixes what has one right answer; undefined where that was done already. */
  readonly fix: string | undefined;
  /** Explains a mistake, whose code is added. Undefined where the report doesn't point to it. */
  readonly explain: string | undefined;
};

export const usualCommands: Commands = { fix: asTyped('check --fix'), explain: undefined };

/** The lines below the counts: how many mistakes can be fixed automatically, and how to read more about one. */
export function closingLines(
  diagnostics: readonly Diagnostic[],
  { fix, explain }: Commands,
  width: number | undefined,
): string[] {
  const fixable = countPlaces(
    diagnostics.filter((mistake) => mistake.fix !== undefined || mistake.rename !== undefined),
  );
  const [code, ...others] = new Set(diagnostics.map((mistake) => mistake.code));
  const about = others.length === 0 ? 'it' : 'one of them';
  return [
    ...(fix === undefined || fixable === 0
      ? []
      : advice(`${plural(fixable, 'mistake')} can be fixed automatically: run`, fix, width)),
    ...(explain === undefined || code === undefined
      ? []
      : advice(`To read more about ${about}: run`, `${explain} ${code}`, width)),
  ];
}

/** A sentence that ends with a command. The command stays on one line, so that it can be copied. */
function advice(sentence: string, command: string, width: number | undefined): string[] {
  const lines = wrap(sentence, width);
  const last = lines.at(-1) ?? '';
  if (width === undefined || cellsOf(last) + 1 + cellsOf(command) <= width)
    return [...lines.slice(0, -1), `${last} ${command}`];
  return [...lines, command];
}
