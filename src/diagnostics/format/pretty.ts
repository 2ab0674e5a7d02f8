import { asTyped } from '../as-typed.ts';
import { type Diagnostic, hasAnswer, isError } from '../diagnostic.ts';
import { say } from '../messages/say.ts';
import { byFile, countOf } from '../repeats.ts';
import { cellsOf, wrap } from './cells.ts';
import { codeFrame, linesIn } from './frame.ts';
import { printable } from './printable.ts';

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

/** A sentence that ends with a command. The command stays on one line, so that it can be copied. */
function advice(sentence: string, command: string, width: number | undefined): string[] {
  const lines = wrap(sentence, width);
  const last = lines.at(-1) ?? '';
  if (width === undefined || cellsOf(last) + 1 + cellsOf(command) <= width)
    return [...lines.slice(0, -1), `${last} ${command}`];
  return [...lines, command];
}

const NARROWEST = 40;

/** How one mistake is shown to people. */
export type TerminalStyle = {
  readonly color: boolean;
  /** How many cells a line of the terminal has; lines are not broken without it. */
  readonly width?: number | undefined;
};

export type PrettyOptions = TerminalStyle & {
  /** The text of a file, for the lines shown; undefined if it cannot be shown. */
  readonly sourceOf: (file: string) => string | undefined;
  /** What to type next; the usual commands without it. */
  readonly commands?: Commands | undefined;
  /** How many mistakes can be fixed automatically; no number is named without it. */
  readonly fixable?: number | undefined;
  /** What all of it comes to; the number of errors and warnings without it. */
  readonly total?: string;
};

/** Diagnostics for people: each with its place, its words, the line it stands on and the way out; then the counts, and what to type next. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { width, fixable, commands = usualCommands, total = countOf(diagnostics) } = options;
  const { fix, explain } = commands;
  const parts = [...byFile(typedHere(diagnostics, commands))].flatMap(([file, all]) => ofFile(file, all, options));
  const count = diagnostics.some(isError) ? paintsOf(options.color).error(total) : total;
  const canFix = diagnostics.some(hasAnswer) && fixable !== 0;
  const [code, ...others] = new Set(diagnostics.map((mistake) => mistake.code));
  const closing = [
    ...(fix !== undefined && canFix ? advice(say('to-fix', { fixable }), fix, width) : []),
    ...(explain !== undefined && code !== undefined
      ? advice(say('to-read-more', { isOnly: others.length === 0 }), `${explain} ${code}`, width)
      : []),
  ];
  return `${[[...parts, count].join('\n\n'), ...closing].join('\n')}\n`;
}

/** One diagnostic as people read it, without a line end after it; `lines` are those of its file, if they can be shown. */
export function prettyOne(diagnostic: Diagnostic, lines: readonly string[] | undefined, look: TerminalStyle): string {
  const { file, line, column, severity, code, message, hint, related = [] } = diagnostic;
  const { dim, bold, ...paints } = paintsOf(look.color);
  // What is left of a line after the indentation.
  const cells = look.width === undefined ? undefined : Math.max(NARROWEST, look.width) - 2;
  return [
    `${bold(`${printable(file)}:${line}:${column}`)}  ${paints[severity](severity)}  ${code}`,
    ...indented(message, cells),
    ...(lines === undefined ? [] : codeFrame(lines, diagnostic, cells).map((text) => dim(`  ${text}`))),
    ...indented(hint, cells),
    ...related.flatMap((other) =>
      indented(`${other.file}:${other.line}:${other.column}  ${other.message}`, cells).map(dim),
    ),
  ].join('\n');
}

function ofFile(file: string, all: readonly Diagnostic[], options: PrettyOptions): string[] {
  const planned = all.filter(({ code }) => code === 'planned-link');
  const [first] = planned.length > 1 ? planned : [];
  const single = first === undefined ? all : all.filter((diagnostic) => !planned.includes(diagnostic));
  const source = single.length > 0 ? options.sourceOf(file) : undefined;
  const lines = source === undefined ? undefined : linesIn(source);
  return [
    ...single.map((diagnostic) => prettyOne(diagnostic, lines, options)),
    ...(first === undefined ? [] : [prettyOne({ ...first, ...together(planned) }, undefined, options)]),
  ];
}

function together(planned: readonly Diagnostic[]): Pick<Diagnostic, 'message' | 'hint' | 'related'> {
  const lines = planned.map(({ line }) => line).join(', ');
  return {
    message: `${planned.length} links lead to planned addresses without a page yet (lines ${lines}).`,
    hint: 'Make the pages, then remove their addresses from "planned" in site.yaml.',
    related: [],
  };
}

function indented(sentence: string, cells: number | undefined): string[] {
  return wrap(printable(sentence), cells).map((line) => `  ${line}`);
}

function paintsOf(color: boolean) {
  const paint = (code: number) => (text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { error: paint(31), warning: paint(33), dim: paint(2), bold: paint(1) };
}
