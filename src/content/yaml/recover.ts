import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { gap, type Hole, standIn, withHoles } from './holes.ts';
import { unitsAround, withDeeper, withFollowing, withSiblings } from './regions.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from './source.ts';
import { linesBelow } from './syntax/around.ts';
import { openBrackets } from './syntax/brackets.ts';
import { partsOf } from './syntax/broken.ts';
import { dashFor, marksFrom } from './syntax/other-dashes.ts';

/** Mistakes about which line stands where, not about a single value. */
const STRUCTURAL = new Set([
  'tab-indent',
  'bad-indent',
  'missing-dash',
  'missing-indent',
  'missing-colon',
  'list-without-key',
  'odd-key',
  'odd-space',
]);

/** Of these, a line that cannot be read says nothing about the next one. */
const ALONE = new Set(['missing-colon', 'odd-key', 'odd-space']);

/**
 * Finds the smallest hole that lets the parser go on after a mistake: first the value, then its line, the entry of the
 * list around it, the key of the file, the rest of the file.
 *
 * @param firstProblem where the first problem of a text is; undefined if there is none
 * @returns undefined if nothing below the mistake can be trusted
 */
export function holeFor<T>(
  source: SourceText,
  mistake: Diagnostic,
  read: (source: SourceText) => { readonly problem: number | undefined; readonly result: T },
): { readonly holes: readonly Hole[]; readonly source: SourceText; readonly result: T } | undefined {
  const at = offsetOf(source, mistake);
  for (const { holes, until } of candidates(source, mistake, at)) {
    const next = withHoles(source, holes);
    const { problem, result } = read(next);
    if (problem === undefined || problem > until) return { holes, source: next, result };
  }
  return undefined;
}

type Candidate = { readonly holes: readonly Hole[]; readonly until: number };

function* candidates(source: SourceText, mistake: Diagnostic, at: number): Generator<Candidate> {
  if (mistake.code === 'second-document') {
    yield lost(source, [at, source.text.length]);
    return;
  }
  const [open] = openBrackets(source, at);
  if (open === undefined && source.text[at] === '-') yield* gluedDash(source, at);
  const line = lineOf(source, open ?? at);
  if (mistake.code === 'missing-dash' && open === undefined) yield* otherDashes(source, line);
  if (!STRUCTURAL.has(mistake.code)) yield* valueOn(source, line);
  if (ALONE.has(mistake.code)) yield lost(source, withDeeper(source, line, partsOf(line).indent));
  if (STRUCTURAL.has(mistake.code) && partsOf(line).dash) yield lost(source, withSiblings(source, line));
  else yield lost(source, withFollowing(source, line));
  for (const unit of unitsAround(source, line)) yield lost(source, unit);
  yield lost(source, [line.start, source.text.length]);
}

/** `-type: cta` is read as `- ype: cta`, or moved by one to the left. */
function* gluedDash(source: SourceText, at: number): Generator<Candidate> {
  const line = lineOf(source, at);
  const [written = ''] = /^-[\w-]+(?=:\s|:$)|^-.*/.exec(line.text.slice(at - line.start)) ?? [];
  const end = at + written.length;
  const isKey = source.text[end] === ':';
  const text = `- ${isKey ? written.slice(2) || 'x' : 'x'.repeat(Math.max(1, written.length - 2))}`;
  if (text.length === written.length)
    yield { holes: [{ range: [at, end], text, lost: isKey }], until: nextLineEnd(source, line) };
  if (at > line.start) {
    yield {
      holes: [{ range: [at - 1, end], text: `- ${written.slice(1)}`, lost: false }],
      until: nextLineEnd(source, line),
    };
  }
}

/** `– type: cta` is read as `- type: cta`, in the whole list. */
function* otherDashes(source: SourceText, line: Line): Generator<Candidate> {
  const holes = marksFrom(source, line).map((range): Hole => ({ range, text: dashFor(range), lost: false }));
  if (holes.length > 0) yield { holes, until: nextLineEnd(source, line) };
}

/** The line below must fit as well. */
function nextLineEnd(source: SourceText, line: Line): number {
  const [below] = linesBelow(source, line);
  const next = below?.line ?? lineAt(source, line.number + 1);
  return Math.min(source.text.length, next.start + next.text.length);
}

/** The value that begins on a line, with all lines that may go on with it. */
function* valueOn(source: SourceText, line: Line): Generator<Candidate> {
  const { key, keyStart, valueStart, value, dash, indent } = partsOf(line);
  const column = key === undefined && dash ? indent : keyStart - line.start;
  const [, deeper] = withDeeper(source, line, column);
  const until = /^["']/.test(value) ? closingLineEnd(source, deeper, value.charAt(0)) : deeper;
  const glued = key === undefined ? /^[\w-]+:(?=\S)/.exec(value)?.[0].length : undefined;
  if (glued !== undefined) {
    const start = valueStart + glued;
    const end = line.start + line.text.length;
    const { text: own } = standIn(source, [start, end]);
    yield {
      holes: [{ range: [start, end], text: own.replace('x', ' '), lost: false }],
      until: nextLineEnd(source, line),
    };
    const { text } = standIn(source, [start, until]);
    yield { holes: [{ range: [start, until], text: text.replace('x', ' '), lost: false }], until };
  } else if (value !== '' && (key !== undefined || dash)) {
    yield { holes: [standIn(source, [valueStart, until])], until };
  }
}

/** A text in quotes may end on a line that is not indented enough. */
function closingLineEnd(source: SourceText, end: number, quote: string): number {
  const next = lineAt(source, lineOf(source, end).number + 1);
  const { key, dash, value } = partsOf(next);
  return key === undefined && !dash && value.endsWith(quote) ? next.start + next.text.length : end;
}

function lost(source: SourceText, range: Range): Candidate {
  return { holes: [gap(source, range, true)], until: range[1] };
}

function offsetOf(source: SourceText, { line, column }: Diagnostic): number {
  return (source.lineStarts[line - 1] ?? 0) + column - 1;
}
