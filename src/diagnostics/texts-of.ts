import type { Diagnostic } from './diagnostic.ts';
import { relatedOf } from './repeats.ts';

type SourceOf = (file: string) => string | undefined;

/** Gives the texts of the files that diagnostics speak of, as `sourceOf` gives them now, and holds on to nothing else that was read. */
export function textsOf(diagnostics: readonly Diagnostic[], sourceOf: SourceOf): SourceOf {
  const files = new Set(diagnostics.flatMap((each) => [each.file, ...relatedOf(each).map(({ file }) => file)]));
  const texts = new Map([...files].map((file) => [file, sourceOf(file)]));
  return (file) => texts.get(file);
}
