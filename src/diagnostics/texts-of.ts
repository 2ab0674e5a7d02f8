import type { Diagnostic, Span } from './diagnostic.ts';
import { lineEnd } from './format/frame.ts';
import { relatedOf } from './repeats.ts';

/**
 * What reports show of the files that diagnostics speak of, by their names: their texts up to the last line that is shown, with a space in the place
 * of each other line.
 * @param sourceOf gives a text; undefined if there is nothing to show
 */
export function textsOf(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
): Record<string, string> {
  const shown = new Map<string, Set<number>>();
  for (const diagnostic of diagnostics) {
    const { file, line, fix = [] } = diagnostic;
    addLines(shown, file, [line - 1, line, diagnostic.endLine]);
    for (const other of relatedOf(diagnostic)) addLines(shown, other.file, [other.line, other.endLine]);
    // What stands between two edits becomes part of one.
    if (fix.length > 0) addLines(shown, file, linesAround(fix));
  }
  return Object.fromEntries(
    [...shown].flatMap(([file, lines]) => {
      const text = sourceOf(file);
      return text === undefined ? [] : [[file, withLines(text, lines)]];
    }),
  );
}

function addLines(shown: Map<string, Set<number>>, file: string, numbers: readonly number[]): void {
  const lines = shown.get(file) ?? new Set();
  for (const number of numbers) lines.add(number);
  shown.set(file, lines);
}

function linesAround(edits: readonly Span[]): number[] {
  const first = edits.reduce((least, { line }) => Math.min(least, line), Number.POSITIVE_INFINITY);
  const last = edits.reduce((most, { endLine }) => Math.max(most, endLine), first);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A text up to the last of some lines, without what stands on others. */
function withLines(text: string, lines: ReadonlySet<number>): string {
  const last = [...lines].reduce((most, number) => Math.max(most, number), 0);
  const parts: string[] = text.startsWith('\uFEFF') ? ['\uFEFF'] : [];
  let start = parts.length;
  let number = 1;
  for (const { index, 0: end } of text.matchAll(lineEnd)) {
    if (number > last) return parts.join('');
    const line = text.slice(start, index);
    // An empty line might join the ends of two.
    parts.push(lines.has(number) ? line : line.slice(0, 1) && ' ', end);
    start = index + end.length;
    number += 1;
  }
  return number > last ? parts.join('') : [...parts, text.slice(start)].join('');
}
