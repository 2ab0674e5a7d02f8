import type { Diagnostic } from '../diagnostic.ts';

/** The diagnostics of each file, in the order given. */
export function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const others = files.get(diagnostic.file);
    if (others === undefined) files.set(diagnostic.file, [diagnostic]);
    else others.push(diagnostic);
  }
  return files;
}
