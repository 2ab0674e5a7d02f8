import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * Names a mistake in one version of its file: the same words at the same place of another text have another name, so that
 * nobody fixes what they haven't seen.
 * @param digest of the file's text
 */
export function problemId({ code, file, line, column, message, fix, rename }: Diagnostic, digest: string): string {
  return digestOf(JSON.stringify([digest, code, file, line, column, message, fix, rename]));
}

/** A short name for a text; for none, that of an empty one. */
export function digestOf(text: string | undefined): string {
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex')
    .slice(0, 32);
}
