import type { Diagnostic } from '../diagnostic.ts';
import { codeFrame, printable } from './frame.ts';

const PER_FILE = 20;

export type PrettyOptions = {
  /** The text of a file, for the lines shown; undefined if it cannot be shown. */
  readonly sourceOf: (file: string) => string | undefined;
  readonly color: boolean;
};

type Paint = (text: string) => string;
type Paints = { readonly error: Paint; readonly warning: Paint; readonly dim: Paint; readonly bold: Paint };

/** Diagnostics for people: each with its place, its words, the line it stands on and the way out; then the counts. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const paints = paintsOf(options.color);
  const parts = [...byFile(diagnostics)].flatMap(([file, all]) => ofFile(file, all, options, paints));
  return `${[...parts, counts(diagnostics, paints)].join('\n\n')}\n`;
}

function ofFile(file: string, all: readonly Diagnostic[], options: PrettyOptions, paints: Paints): string[] {
  const planned = all.filter(({ code }) => code === 'planned-link');
  const single = planned.length > 1 ? all.filter((diagnostic) => !planned.includes(diagnostic)) : all;
  const shown = single.slice(0, PER_FILE);
  const source = shown.length > 0 ? options.sourceOf(file) : undefined;
  return [
    ...shown.map((diagnostic) => one(diagnostic, source, paints)),
    ...(single.length > PER_FILE ? [`${file}: and ${single.length - PER_FILE} more`] : []),
    ...(planned.length > 1 ? [plannedTogether(planned, paints)] : []),
  ];
}

function one(diagnostic: Diagnostic, source: string | undefined, paints: Paints): string {
  const { file, line, column, severity, code, message, hint, related = [] } = diagnostic;
  return [
    heading(`${printable(file)}:${line}:${column}`, severity, code, paints),
    `  ${printable(message)}`,
    ...(source === undefined ? [] : codeFrame(source, diagnostic).map((text) => paints.dim(`  ${text}`))),
    `  ${printable(hint)}`,
    ...related.map((other) => paints.dim(`  ${other.file}:${other.line}:${other.column}  ${printable(other.message)}`)),
  ].join('\n');
}

function plannedTogether(planned: readonly Diagnostic[], paints: Paints): string {
  const [first] = planned;
  if (first === undefined) return '';
  const lines = planned.map(({ line }) => line).join(', ');
  return [
    heading(`${first.file}:${first.line}:${first.column}`, first.severity, first.code, paints),
    `  ${planned.length} links lead to planned addresses that have no page yet (lines ${lines}).`,
    '  Make the pages, then remove their addresses from "planned" in site.yaml.',
  ].join('\n');
}

function heading(place: string, severity: Diagnostic['severity'], code: string, paints: Paints): string {
  return `${paints.bold(place)}  ${paints[severity](severity)}  ${code}`;
}

function counts(diagnostics: readonly Diagnostic[], paints: Paints): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const text = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  return `${errors > 0 ? paints.error(text) : text}${mendable(diagnostics)}`;
}

/** How many have an answer that can be written for their author. */
function mendable(diagnostics: readonly Diagnostic[]): string {
  const count = diagnostics.filter(({ fix, rename }) => fix !== undefined || rename !== undefined).length;
  if (count === 0) return '';
  return `\n${count === 1 ? '1 of them mends itself' : `${count} of them mend themselves`}: npm run check -- --fix`;
}

function plural(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const others = files.get(diagnostic.file);
    if (others === undefined) files.set(diagnostic.file, [diagnostic]);
    else others.push(diagnostic);
  }
  return files;
}

function paintsOf(color: boolean): Paints {
  const paint = (code: number): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  return { error: paint(31), warning: paint(33), dim: paint(2), bold: paint(1) };
}
