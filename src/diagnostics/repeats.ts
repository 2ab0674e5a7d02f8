import type { Diagnostic, Span } from './diagnostic.ts';
import { say } from './messages/say.ts';

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
    message: say('same-here', {}),
  }));
  return [...related, ...others];
}

/** From this many lines on, only the first few are named. */
const MANY_LINES = 6;
const NAMED_LINES = 3;

/** `The same goes for lines 12, 15, 18 and 9 more.` @param others the lines of the other places, in their order */
export function sameGoesFor(own: number, others: readonly number[]): string {
  const lines = [...new Set(others)].filter((line) => line !== own);
  const more = lines.length < MANY_LINES ? 0 : lines.length - NAMED_LINES;
  return say('same-goes-for', { lines, others: others.length, more });
}

/** `The same mistake is in 12 other places. Here are the first 10.` */
export function sameMistakeIn({ count, shown }: { readonly count: number; readonly shown: number }): string {
  return say('same-mistake-in', { count, shown, isCut: shown < count });
}
