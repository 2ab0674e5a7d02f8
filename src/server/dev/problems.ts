import { hash } from 'node:crypto';
import { type Diagnostic, hasAnswer } from '../../diagnostics/diagnostic.ts';
import { frameOf, linesIn } from '../../diagnostics/format/frame.ts';
import type { Problem } from './problem.ts';

/** Diagnostics as the overlay shows them. Each file is read once, for the lines shown. */
export function problemsOf(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
): Problem[] {
  const files = new Map(
    [...new Set(diagnostics.map(({ file }) => file))].map((file) => {
      const text = sourceOf(file);
      return [file, { lines: linesIn(text ?? ''), digest: digestOf(text) }] as const;
    }),
  );
  return diagnostics.map((diagnostic) => {
    const { file, line, column, severity, code, message, hint, related = [] } = diagnostic;
    const { lines = [], digest = '' } = files.get(file) ?? {};
    const frame = frameOf(lines, diagnostic);
    return {
      ...{ id: problemId(diagnostic, digest), isFixable: hasAnswer(diagnostic) },
      ...{ file, at: { line, column }, severity, code, message, hint },
      ...(frame && { frame }),
      related: related.map(({ file, line, column, message }) => ({ file, line, column, message })),
    };
  });
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
