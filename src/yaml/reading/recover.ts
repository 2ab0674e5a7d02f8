import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { Recovery } from '../../diagnostics/traits.ts';
import { largest } from '../../model/lists.ts';
import { answerOf, type Finding } from '../findings/finding.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { misplacedEntries, unevenListOf } from '../mistakes/dashes/columns.ts';
import { rangeBelow } from '../mistakes/indentation/missing-bar.ts';
import { blankMask, type Mask, masked, wordMask } from '../syntax/masks.ts';
import { linePartsOf, linesBelow } from '../text/line-parts.ts';
import { unitsAround, withDeeper, withFollowing } from '../text/regions.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from '../text/source.ts';
import { maskOfComment, masksAsFixed, masksOfUnevenList, maskWithColon } from './masks-as-fixed.ts';

/**
 * Finds the smallest mask that lets the parser go on after a mistake: first the value, then its line, the entry of the
 * list around it, the key of the file, the rest of the file.
 *
 * @param firstProblem where the first problem of a text is; undefined if there is none
 * @returns undefined if nothing below the mistake can be trusted
 */
export function maskFor<T>(
  source: SourceText,
  mistake: Finding,
  read: (source: SourceText) => { readonly problem: number | undefined; readonly result: T },
):
  | {
      readonly masks: readonly Mask[];
      readonly source: SourceText;
      readonly result: T;
      /** The list that was evened, which may have other entries in the wrong column. */
      readonly list: Evened | undefined;
    }
  | undefined {
  const [at] = mistake.range;
  for (const { masks, until, list } of candidates(source, mistake, at)) {
    const next = masked(source, masks);
    // The same again would be found for ever.
    if (next.text === source.text) continue;
    const { problem, result } = read(next);
    if (problem === undefined || problem > until) return { masks, source: next, result, list };
  }
  return undefined;
}

type Candidate = {
  readonly masks: readonly Mask[];
  readonly until: number;
  readonly list?: Evened;
};

function* candidates(source: SourceText, mistake: Finding, at: number): Generator<Candidate> {
  if (mistake.code === 'second-document') {
    yield lost(source, [at, source.text.length]);
    return;
  }
  const comment = maskOfComment(source, mistake);
  if (comment !== undefined) yield { masks: [comment], until: comment.range[1] };
  const [open] = openBrackets(source, at);
  const line = lineOf(source, open ?? at);
  const list = open === undefined && mistake.code === 'bad-indent' ? evenedAt(source, line) : undefined;
  if (list !== undefined) yield { ...list, list };
  if (open === undefined) yield* asMended(source, mistake, line);
  const text = mistake.code === 'missing-bar' ? rangeBelow(source, at) : undefined;
  if (text !== undefined)
    yield { masks: [blankMask(source, text, false)], until: nextKeyEnd(source, lineOf(source, text[1])) };
  if (mistake.code === 'missing-indent' && open === undefined) yield unindentedText(source, line, mistake);
  if (mistake.code === 'text-after-quote') yield* valueUpTo(source, line, lastOf(mistake));
  const end = lineOf(source, lastOf(mistake));
  if (mistake.code === 'unclosed-quote') yield* valueUpTo(source, line, end.start + end.text.length);
  if (recoveryFrom(mistake).about === 'value') yield* valueOn(source, line);
  yield lost(source, withFollowing(source, line));
  for (const unit of unitsAround(source, line)) yield lost(source, unit);
  yield lost(source, [line.start, source.text.length]);
}

/** What is wrong with the start of a line, or with its colon, says nothing about its value. */
function* asMended(source: SourceText, mistake: Finding, line: Line): Generator<Candidate> {
  // Where an entry lacks its dash, all of it is in question, unless there is room for the dash.
  const isLonger = mistake.edits?.some(({ range: [start, end], text }) => text.length > end - start) !== false;
  const isEntry = mistake.code === 'missing-dash' && isLonger && /[\w"']/.test(source.text.charAt(mistake.range[0]));
  if (!recoveryFrom(mistake).asFixed || isEntry) return;
  const masks = masksAsFixed(source, mistake);
  if (masks !== undefined) yield { masks, until: nextKeyEnd(source, line) };
  const mask = mistake.code === 'missing-colon' ? maskWithColon(line) : undefined;
  if (mask !== undefined) yield { masks: [mask], until: nextKeyEnd(source, line) };
}

/** The lines of a text: those that its answer moves, or all up to the next key or dash. */
function unindentedText(source: SourceText, line: Line, mistake: Finding): Candidate {
  const moved = lineOf(source, lastOf(mistake));
  if (moved.number > line.number)
    return {
      masks: [blankMask(source, [line.start, moved.start + moved.text.length], false)],
      until: nextKeyEnd(source, moved),
    };
  const below = [...linesBelow(source, line)];
  const next = below.findIndex(({ key, dash }) => key !== undefined || dash);
  const last = next === 0 ? line : (below.at(next === -1 ? -1 : next - 1)?.line ?? line);
  const end = last.start + last.text.length;
  return { masks: [blankMask(source, [line.start, end], false)], until: nextKeyEnd(source, last) };
}

/** The value on a line, with the lines below that its answer takes in. */
function* valueUpTo(source: SourceText, line: Line, end: number): Generator<Candidate> {
  const { valueStart } = linePartsOf(line);
  const last = lineOf(source, end);
  if (last.number === line.number) return;
  yield { masks: [wordMask(source, [valueStart, end])], until: last.start + last.text.length };
}

/** Where what an answer changes ends. */
function lastOf(mistake: Finding): number {
  return largest(
    (answerOf(mistake) ?? []).map(({ range: [, end] }) => end),
    mistake.range[1],
  );
}

/** The line below must fit as well: its key, that is; its value may be the next mistake. */
function nextKeyEnd(source: SourceText, line: Line): number {
  const [next] = linesBelow(source, line);
  if (next === undefined) return source.text.length;
  return next.key === undefined ? next.line.start + next.line.text.length : next.keyStart + next.key.length;
}

/** The value that begins on a line, with all lines that may go on with it. */
function* valueOn(source: SourceText, line: Line): Generator<Candidate> {
  const { key, keyStart, valueStart, value, dash, indent } = linePartsOf(line);
  const column = key === undefined && dash ? indent : keyStart - line.start;
  const [, deeper] = withDeeper(source, line, column);
  const until = /^["']/.test(value) ? closingLineEnd(source, deeper, value.charAt(0)) : deeper;
  const glued = key === undefined ? /^[\w-]+:(?=\S)/.exec(value)?.[0].length : undefined;
  if (glued !== undefined) {
    const start = valueStart + glued;
    const end = line.start + line.text.length;
    const { text: own } = wordMask(source, [start, end]);
    yield {
      masks: [{ range: [start, end], text: own.replace('x', ' '), lost: false }],
      until: nextKeyEnd(source, line),
    };
    const { text } = wordMask(source, [start, until]);
    yield { masks: [{ range: [start, until], text: text.replace('x', ' '), lost: false }], until };
  } else if (value !== '' && (key !== undefined || dash)) {
    yield { masks: [wordMask(source, [valueStart, until])], until };
  }
}

/** A text in quotes may end on a line that is not indented enough. */
function closingLineEnd(source: SourceText, end: number, quote: string): number {
  const next = lineAt(source, lineOf(source, end).number + 1);
  const { key, dash, value } = linePartsOf(next);
  return key === undefined && !dash && value.endsWith(quote) ? next.start + next.text.length : end;
}

function lost(source: SourceText, range: Range): Candidate {
  return { masks: [blankMask(source, range, true)], until: range[1] };
}

/** How to read on. What has no way of its own, such as a text that nobody can name, is a value that cannot be read. */
function recoveryFrom({ code }: Finding): Recovery {
  return traitsOf(code).recovery ?? { about: 'value', asFixed: false };
}

/** A list that is read with all its dashes in one column. */
type Evened = {
  readonly masks: readonly Mask[];
  /** All that is to be said of it. */
  readonly findings: readonly Finding[];
  /** What can be read then, at least: the first entry that keeps the parser from it now. */
  readonly until: number;
};

/** Evens the list that an entry in another column than most belongs to; undefined if it belongs to none. */
function evenedAt(source: SourceText, line: Line): Evened | undefined {
  const list = unevenListOf(source, line);
  const masks = list === undefined ? undefined : masksOfUnevenList(source, list);
  if (list === undefined || masks === undefined) return undefined;
  const [first] = list.entries;
  const odd = list.entries.find(({ column }) => column !== first?.column);
  const { keyStart, key = '' } = linePartsOf(odd?.line ?? line);
  return { masks, findings: misplacedEntries(source, list), until: keyStart + key.length };
}
