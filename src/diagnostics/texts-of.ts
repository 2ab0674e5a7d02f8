import type { Diagnostic } from './diagnostic.ts';

/** The texts of the files that diagnostics speak of, by their names. @param sourceOf gives a text; undefined if there is nothing to show */
export function textsOf(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
): Record<string, string> {
  const files = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)]));
  return Object.fromEntries(
    [...files].flatMap((file) => {
      const text = sourceOf(file);
      return text === undefined ? [] : [[file, text]];
    }),
  );
}
