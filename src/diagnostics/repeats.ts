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

/** From this many lines on, only the first few are named. */
const MANY_LINES = 6;
const NAMED_LINES = 3;

/** `The same goes for lines 12, 15, 18 and 9 more.` @param others the lines of the other places, in their order */
export function sameGoesFor(own: number, others: readonly number[]): string {
  const lines = [...new Set(others)].filter((line) => line !== own);
  const [only] = lines;
  if (only === undefined)
    return `The same goes for ${others.length === 1 ? 'another place' : 'other places'} on this line.`;
  if (lines.length === 1) return `The same goes for line ${only}.`;
  const named = lines.length < MANY_LINES ? lines.slice(0, -1) : lines.slice(0, NAMED_LINES);
  const rest = lines.length < MANY_LINES ? lines.at(-1) : `${lines.length - NAMED_LINES} more`;
  return `The same goes for lines ${named.join(', ')} and ${rest}.`;
}

/** `The same mistake is in 12 other places. Here are the first 10.` */
export function sameMistakeIn({ count, shown }: { readonly count: number; readonly shown: number }): string {
  const places = count === 1 ? 'one other place' : `${count} other places`;
  return `The same mistake is in ${places}.${shown < count ? ` Here are the first ${shown}.` : ''}`;
}
