import type { Range } from '../yaml/source.ts';

/** A stretch of a text, and what comes in its place. An empty stretch inserts. */
export type Change = { readonly range: Range; readonly text: string };

/** Makes changes that do not overlap, each once however often it is named. All else stays byte for byte. */
export function changed(text: string, changes: readonly Change[]): string {
  const byPlace = new Map(changes.map((change) => [change.range.join(), change]));
  return [...byPlace.values()]
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce((result, { range, text: words }) => result.slice(0, range[0]) + words + result.slice(range[1]), text);
}
