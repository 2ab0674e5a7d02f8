import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { frameOf, linesIn } from '../../diagnostics/format/frame.ts';
import type { Problem } from './problem.ts';

/** Diagnostics as the overlay shows them. Each file is read once, for the lines shown. */
export function problemsOf(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
): Problem[] {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const lines = known.get(file) ?? linesIn(sourceOf(file) ?? '');
    known.set(file, lines);
    return lines;
  };
  return diagnostics.map((diagnostic) => problemOf(diagnostic, linesOf(diagnostic.file)));
}

function problemOf(diagnostic: Diagnostic, lines: readonly string[]): Problem {
  const { file, line, column, severity, code, message, hint, related = [] } = diagnostic;
  const frame = frameOf(lines, diagnostic);
  return {
    file,
    at: { line, column },
    severity,
    code,
    message,
    hint,
    ...(frame === undefined ? {} : { frame }),
    related: related.map((other) => ({
      file: other.file,
      line: other.line,
      column: other.column,
      message: other.message,
    })),
  };
}
