import type { Diagnostic, Span } from './diagnostic.ts';

/** How many of the other places with the same mistake a report lists. */
const MOST_LISTED = 20;

/** All places that a diagnostic is about: its own, and those with the same mistake. */
export function placesOf(diagnostic: Diagnostic): readonly Span[] {
  return [diagnostic, ...(diagnostic.again ?? [])];
}

/** How many places some diagnostics are about, all together. */
export function countPlaces(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { again = [] }) => sum + 1 + again.length, 0);
}

/** The places that explain a diagnostic, then the first of those with the same mistake. For reports that programs read. */
export function relatedOf({ file, related = [], again = [] }: Diagnostic): NonNullable<Diagnostic['related']> {
  const others = again.slice(0, MOST_LISTED).map(({ line, column, endLine, endColumn }) => ({
    file,
    line,
    column,
    endLine,
    endColumn,
    message: 'The same here.',
  }));
  return [...related, ...others];
}
