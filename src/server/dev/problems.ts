import { hash } from 'node:crypto';
import { type Diagnostic, hasAnswer } from '../../diagnostics/diagnostic.ts';
import { frameOf, linesIn } from '../../diagnostics/format/frame.ts';
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
  const { file, line, column, severity, code, message, hint, related = [] } = diagnostic;
  const frame = frameOf(lines, diagnostic);
  return {
    id: problemId(diagnostic, digest),
    isFixable: hasAnswer(diagnostic),
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

/**
 * Names a mistake in one version of its file: the same words at the same place of another text have another name, so that
 * nobody fixes what they haven't seen.
 * @param digest of the file's text
 */
export function problemId(
  { code, file, line, column, message, fix, fixes, rename }: Diagnostic,
  digest: string,
): string {
  return digestOf(JSON.stringify([digest, code, file, line, column, message, fix, rename, fixes]));
}

/** A short name for a text; for none, that of an empty one. */
export function digestOf(text: string | undefined): string {
  return hash('sha256', text ?? '').slice(0, 32);
}
