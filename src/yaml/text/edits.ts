import { firstWhere, withJoined } from '../../model/lists.ts';
import { isJson } from '../../model/page-file.ts';
import { rangeOfMember } from './json-text.ts';
import { endOfLine, type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from './source.ts';

/** A text in the place of a range of another one. An empty range inserts. */
export type Edit = { readonly range: Range; readonly text: string };

export const replace = (range: Range, text: string): Edit => ({ range, text });

export const insert = (at: number, text: string): Edit => replace([at, at], text);

/** Writes another text in the place of a scalar or a key, in the quotes that were there. */
export function rewrite(source: SourceText, range: Range, value: string): Edit {
  const quote = /^(["'])[\s\S]*\1$/.exec(source.text.slice(...range))?.[1] ?? '';
  return replace(range, `${quote}${value}${quote}`);
}

/** A value in a text: where it is, how it is written there, and in which way. */
type Written = { readonly range: Range; readonly source: string; readonly style: string };

/** Writes another value in the place of one that stands on one line, unless it is spread over lines. */
export function rewriteScalar(source: SourceText, { range, source: written, style }: Written, value: string) {
  return style === 'block' || written.includes('\n') ? undefined : [rewrite(source, range, value)];
}

/** Removes whole lines, their line ends included. */
export function deleteLines(source: SourceText, from: number, to: number): Edit {
  const end = endOfLine(source, to);
  return replace([lineAt(source, from).start, end], '');
}

export const indentOf = ({ text }: Line): number => /^[ \t]*/.exec(text)?.[0].length ?? 0;

/** Whether a line has nothing in it, or only a comment. */
export const isIdle = ({ text }: Line): boolean => /^\s*(?:#|$)/.test(text);

export function* linesFrom(source: SourceText, number: number): Generator<Line> {
  const last = lastLineOf(source);
  for (let at = number; at <= last; at += 1) yield lineAt(source, at);
}

/** The lines after one that are indented more than some column: what hangs below it. Idle lines at their end are left out. */
export function hangingLines(source: SourceText, number: number, column: number): Line[] {
  const found: Line[] = [];
  let kept = 0;
  for (const line of linesFrom(source, number + 1)) {
    if (!isIdle(line) && indentOf(line) <= column) break;
    found.push(line);
    if (!isIdle(line)) kept = found.length;
  }
  return found.slice(0, kept).filter(({ text }) => text.trim() !== '');
}

export const lineEndOf = ({ text }: SourceText): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The column of an offset, counted from 0. */
export const columnOf = (source: SourceText, offset: number): number => offset - lineOf(source, offset).start;

export function shifted(lines: readonly Line[], columns: number): Edit[] {
  return lines.map((line) => {
    const before = indentOf(line);
    return replace([line.start, line.start + before], ' '.repeat(Math.max(0, before + columns)));
  });
}

/** Whether nothing but spaces, and dashes if they are allowed, stands before an offset in its line. */
export function startsLine(source: SourceText, offset: number, before: RegExp): boolean {
  const line = lineOf(source, offset);
  return before.test(line.text.slice(0, offset - line.start));
}

/**
 * Deletes the lines of a key and of what hangs below it. Not within brackets. Of the first key of a list's entry, the line, if another one takes its
 * place. In JSON, the key with its value and a comma.
 */
export function deleteEntry(source: SourceText, keyRange: Range): readonly Edit[] | undefined {
  if (isJson(source.file)) {
    const range = rangeOfMember(source.text, keyRange);
    return range === undefined ? undefined : [replace(range, '')];
  }
  const [start] = keyRange;
  if (startsLine(source, start, /^ *- +$/)) {
    const [upTo = '', spaces = ''] = /^[^\n#]*\n( +)(?=[A-Za-z])/.exec(source.text.slice(start)) ?? [];
    return spaces.length === columnOf(source, start) ? [replace([start, start + upTo.length], '')] : undefined;
  }
  if (!startsLine(source, start, /^\s*$/)) return undefined;
  const { number } = lineOf(source, start);
  const below = hangingLines(source, number, columnOf(source, keyRange[0]));
  return [deleteLines(source, number, below.at(-1)?.number ?? number)];
}

export function written(source: SourceText, number: number): ReturnType<typeof lineAt> | undefined {
  for (const line of linesFrom(source, number)) if (!isIdle(line)) return line;
  return undefined;
}

/** A text with edits made, so that it can be read, and where its stretches stand in the text as its author wrote it. */
export type Repaired = {
  readonly text: string;
  /** What takes the edits back, in the order of their places. */
  readonly undo: readonly Edit[];
  readonly placeOf: (range: Range) => Range;
};

/** A text as it is written. */
export const asWritten = (text: string): Repaired => ({ text, undo: [], placeOf: (range) => range });

/** Makes more edits, which must not overlap. @param written the text as its author wrote it */
export function repaired(written: string, before: Repaired, more: readonly Edit[]): Repaired {
  const edits = sorted(more);
  // What stays as long moves nothing.
  const others = edits.filter(({ range: [start, end], text }) => text.length !== end - start);
  const text = applied(before.text, edits);
  if (others.length === 0) return { ...before, text };
  const move = moverOf(others);
  const moved = before.undo
    .filter(({ range: [start, end] }) => !reaches(others, [end, start]))
    .map(({ range: [start, end], text: old }) => replace([move(start), move(end - 1) + 1], old));
  const pairs = writtenRanges(others).map((range, at) => ({ range, old: others[at]?.range ?? range }));
  const own = pairs.map(({ range, old }) => replace(range, written.slice(...before.placeOf(old))));
  const undo = sorted([...moved, ...own.filter(({ range: [start, end] }) => !reaches(moved, [end, start]))]);
  // Step by step: what took the place of an earlier repair has another length than what that took the place of.
  const back = moverOf(pairs.map(({ range, old }) => replace(range, before.text.slice(...old))));
  return { text, undo, placeOf: ([start, end]) => before.placeOf([back(start), back(end)]) };
}

/** Whether the first of some ranges that ends at an offset or behind it begins at another one or before it. @param all in their order, and apart */
export function reaches(all: readonly Pick<Edit, 'range'>[], [from, to]: Range): boolean {
  const start = all[firstWhere(all, ({ range: [, end] }) => end >= from)]?.range[0];
  return start !== undefined && start <= to;
}

export function sorted(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
}

/** A text with edits made, which must not overlap. One that is given twice is made once. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  const once = new Map(edits.map((edit) => [`${edit.range.join()} ${edit.text}`, edit]));
  for (const { range, text: words } of sorted([...once.values()])) {
    result += text.slice(last, range[0]) + words;
    last = Math.max(last, Math.min(range[1], text.length));
  }
  return result + text.slice(last);
}

/** Edits of a text that starts so many units later. */
export function movedEdits(edits: readonly Edit[], by: number): Edit[] {
  return edits.map(({ range: [start, end], text }) => ({ range: [start + by, end + by], text }));
}

/** Says where offsets of the old text stand in the new one; inside of an edit, where it starts. @param edits in the order of their places */
export function moverOf(edits: readonly Edit[]): (offset: number) => number {
  let shift = 0;
  const shifts = edits.map(({ range: [start, end], text }) => {
    shift += text.length - (end - start);
    return shift;
  });
  return (offset) => {
    const next = firstWhere(edits, ({ range: [, end] }) => end > offset);
    const start = edits[next]?.range[0] ?? offset;
    return Math.min(start, offset) + (shifts[next - 1] ?? 0);
  };
}

/** Says whether a stretch has part in one of some ranges, or is beside it. */
export function touching(ranges: readonly Range[]): (range: Range) => boolean {
  const apart = withJoined(
    ranges.toSorted((a, b) => a[0] - b[0]).map((range) => ({ range })),
    ({ range: [start, end] }, { range: [from, to] }) =>
      from <= end ? { range: [start, Math.max(end, to)] as const } : undefined,
  );
  return (range) => reaches(apart, range);
}

/** Where the texts that edits wrote stand in the new text. @param edits in the order of their places */
export function writtenRanges(edits: readonly Edit[]): Range[] {
  let shift = 0;
  return edits.map(({ range, text }) => {
    const start = range[0] + shift;
    shift += text.length - (range[1] - range[0]);
    return [start, start + text.length];
  });
}
