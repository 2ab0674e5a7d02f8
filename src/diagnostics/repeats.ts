import { type Diagnostic, isError, type Span } from './diagnostic.ts';
import { say } from './messages/say.ts';

/** `1 error, 2 warnings`. A mistake in several places counts as often. */
export function countOf(diagnostics: readonly Diagnostic[]): string {
  const errors = countPlaces(diagnostics.filter(isError));
  return say('counted-mistakes', { errors, warnings: countPlaces(diagnostics) - errors });
}

/** `1 error`, `2 errors`. */
export function plural(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

type SourceOf = (file: string) => string | undefined;

/** Gives the texts of the files that diagnostics speak of, as `sourceOf` gives them now, and holds on to nothing else that was read. */
export function textsOf(diagnostics: readonly Diagnostic[], sourceOf: SourceOf): SourceOf {
  const files = new Set(diagnostics.flatMap((each) => [each.file, ...relatedOf(each).map(({ file }) => file)]));
  const texts = new Map([...files].map((file) => [file, sourceOf(file)]));
  return (file) => texts.get(file);
}

/** Diagnostics, or what is made of them, by their file, in the order given. */
export function byFile<T extends { readonly file: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const files = new Map<string, T[]>();
  for (const one of all) {
    const others = files.get(one.file);
    if (others === undefined) files.set(one.file, [one]);
    else others.push(one);
  }
  return files;
}

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
  const message = say('same-here', {});
  return [...related, ...again.slice(0, MOST_LISTED).map((span) => ({ file, ...span, message }))];
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
