import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { frameOf, linesIn } from '../../diagnostics/format/frame.ts';
import { digestOf, problemId } from './identity.ts';
import type { Problem } from './problem.ts';

/** What is known of a file: its lines, and a short name for its text. */
type CleanFile = { readonly lines: readonly string[]; readonly digest: string };

/** Diagnostics as the overlay shows them. Each file is read once, for the lines shown. */
export function problemsOf(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
): Problem[] {
  const known = new Map<string, CleanFile>();
  const fileOf = (name: string): CleanFile => {
    const file = known.get(name) ?? knownFile(sourceOf(name));
    known.set(name, file);
    return file;
  };
  return diagnostics.map((diagnostic) => problemOf(diagnostic, fileOf(diagnostic.file)));
}

function knownFile(text: string | undefined): CleanFile {
  return { lines: linesIn(text ?? ''), digest: digestOf(text) };
}

function problemOf(diagnostic: Diagnostic, { lines, digest }: CleanFile): Problem {
  const { file, line, column, severity, code, message, hint, related = [], fix, rename } = diagnostic;
  const frame = frameOf(lines, diagnostic);
  return {
    id: problemId(diagnostic, digest),
    isFixable: fix !== undefined || rename !== undefined,
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
