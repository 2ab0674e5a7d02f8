import { asTyped } from '../as-typed.ts';
import { type Diagnostic, hasAnswer } from '../diagnostic.ts';
import { say } from '../messages/say.ts';
import { cellsOf } from './cells.ts';
import { wrap } from './wrap.ts';

/** The commands that a report ends with, as they are typed in the reader's folder. */
export type Commands = {
  /** Fixes what has one right answer; undefined where that was done already. */
  readonly fix: string | undefined;
  /** Explains a mistake, whose code is added. Undefined where the report doesn't point to it. */
  readonly explain: string | undefined;
  /** A text with the commands that it names as they are typed there; as it is, without it. */
  readonly typed?: (text: string) => string;
};

const usualCommands: Commands = { fix: asTyped('check --fix'), explain: undefined };

/** Mistakes whose hints name commands as they are typed in the reader's folder. */
export function typedHere(
  diagnostics: readonly Diagnostic[],
  { typed }: Commands = usualCommands,
): readonly Diagnostic[] {
  return typed === undefined ? diagnostics : diagnostics.map((each) => ({ ...each, hint: typed(each.hint) }));
}

/** How wide a report is, what to type next, and how many mistakes were seen to be fixed; undefined if nobody has tried. */
type Closing = {
  readonly width?: number | undefined;
  readonly fixable?: number | undefined;
  readonly commands?: Commands | undefined;
};

/** The lines below the counts: how to fix mistakes automatically, and how to read more about one. */
export function closingLines(
  diagnostics: readonly Diagnostic[],
  { width, fixable, commands: { fix, explain } = usualCommands }: Closing,
): string[] {
  const hasFixes = diagnostics.some(hasAnswer);
  const [code, ...others] = new Set(diagnostics.map((mistake) => mistake.code));
  return [
    ...(fix === undefined || !hasFixes || fixable === 0 ? [] : advice(say('to-fix', { fixable }), fix, width)),
    ...(explain === undefined || code === undefined
      ? []
      : advice(say('to-read-more', { isOnly: others.length === 0 }), `${explain} ${code}`, width)),
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
