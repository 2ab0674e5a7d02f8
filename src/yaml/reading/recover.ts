import { traitsOf } from '../../diagnostics/catalogue.ts';
import { largest } from '../../model/lists.ts';
import { answerOf, type Finding } from '../findings/finding.ts';
import { openBrackets } from '../mistakes/brackets/flow.ts';
import { evenDashes, misplacedEntries, unevenListOf } from '../mistakes/dashes/columns.ts';
import { blankFor, type Mask, wordFor } from '../syntax/masks.ts';
import { applied, sorted } from '../text/apply.ts';
import { type Edit, replace } from '../text/edits.ts';
import { linePartsOf, linesBelow } from '../text/line-parts.ts';
import { unitsAround, withDeeper, withFollowing } from '../text/regions.ts';
import { excerptOf, type Line, lineAt, lineOf, type Range, type SourceText } from '../text/source.ts';

/** A way to read on after a mistake. */
type Way = {
  /** What is read in the place of what is written. Lines stay lines. */
  readonly edits: readonly Edit[];
  /** What nobody knows of the text then. */
  readonly masks: (next: SourceText) => readonly Mask[];
  /** How far it must be readable then. */
  readonly until: (next: SourceText) => number;
  /** What else is to be said, if this is the way. */
  readonly others?: readonly Finding[];
};

/** What is read in the place of a text that can't be read, and what was read of it. */
export type Recovered<T> = Pick<Way, 'edits' | 'others'> & {
  readonly masks: readonly Mask[];
  readonly source: SourceText;
  readonly result: T;
};

/**
 * Finds the least that lets the parser go on after a mistake: first the answer to it, then to look away from the value, from its line, the
 * entry of the list around it, the key of the file, the rest of the file.
 *
 * @param read says where the first problem of a text is; undefined if there is none
 * @returns undefined if nothing below the mistake can be trusted
 */
export function recover<T>(
  source: SourceText,
  mistake: Finding,
  read: (source: SourceText) => { readonly problem: number | undefined; readonly result: T },
): Recovered<T> | undefined {
  const [at] = mistake.range;
  for (const { edits, masks, until, others } of waysOn(source, mistake, at)) {
    const next = excerptOf(source, applied(source.text, edits), source.firstLine);
    // The same again would be found for ever.
    if (next.text === source.text) continue;
    const { problem, result } = read(next);
    if (problem === undefined || problem > until(next))
      return { edits, masks: masks(next), source: next, result, ...(others && { others }) };
  }
  return undefined;
}

function* waysOn(source: SourceText, mistake: Finding, at: number): Generator<Way> {
  if (mistake.code === 'second-document') {
    yield without(source, [at, source.text.length]);
    return;
  }
  if (mistake.code === 'other-comment') yield without(source, mistake.range, false);
  const [open] = openBrackets(source, at);
  const line = lineOf(source, open ?? at);
  if (open === undefined || mistake.code === 'missing-indent') yield* asAnswered(source, mistake, line);
  if (traitsOf(mistake.code).recovery !== 'line') yield* withoutValue(source, line);
  yield without(source, withFollowing(source, line));
  for (const unit of unitsAround(source, line)) yield without(source, unit);
  yield without(source, [line.start, source.text.length]);
}

/** What is wrong with the start of a line, or with its colon, says nothing about its value. */
function* asAnswered(source: SourceText, mistake: Finding, line: Line): Generator<Way> {
  const list = mistake.code === 'bad-indent' ? unevenListOf(source, line) : undefined;
  const evened = list && evenDashes(source, list);
  if (list !== undefined && evened !== undefined) {
    const odd = list.entries.find(({ column }) => column !== list.entries[0]?.column);
    const others = misplacedEntries(source, list).filter(({ range }) => range[0] !== mistake.range[0]);
    yield { edits: evened, masks: () => [], until: keyEnd((odd?.line ?? line).number), others };
  }
  // Where an entry lacks its dash, all of it is in question, unless there is room for the dash.
  const isLonger = mistake.edits?.some(({ range: [start, end], text }) => text.length > end - start) !== false;
  const isEntry = mistake.code === 'missing-dash' && isLonger && /[\w"']/.test(source.text.charAt(mistake.range[0]));
  const answer = answerOf(mistake) ?? [];
  const edits = isEntry ? [] : answer.flatMap((edit) => inItsLines(source, edit) ?? []);
  // To look away from a value takes less than to read it as it is meant.
  if (edits.length === answer.length && !edits.every((edit) => isInValue(source, mistake, edit)))
    yield answered(source, edits);
  const colon =
    mistake.code === 'missing-colon' ? /^\s*(?:-\s+)*["']?[A-Za-z][\w-]*["']?(?=\s|$)/.exec(line.text) : null;
  const end = line.start + (colon?.[0].length ?? 0);
  if (colon !== null) yield answered(source, [replace([end, end], ':')]);
}

function answered(source: SourceText, edits: readonly Edit[]): Way {
  const last = largest(edits.map(({ range }) => range[1]));
  return { edits, masks: (next) => startsOf(source, next, edits), until: belowKey(lineOf(source, last)) };
}

/** Whether an edit is one of a value: that of a key, or of an entry of which nothing else is wrong. */
function isInValue(source: SourceText, { code }: Finding, { range: [start, end] }: Edit): boolean {
  const line = lineOf(source, start);
  const { key, dash, value, valueStart } = linePartsOf(line);
  const hasStart = key !== undefined || (dash && traitsOf(code).recovery === 'value');
  return hasStart && value !== '' && start >= valueStart && end <= line.start + line.text.length;
}

/** An edit after which all lines have the numbers that they have; undefined if it makes more of them. */
function inItsLines(source: SourceText, { range, text }: Edit): Edit | undefined {
  const linesIn = (words: string): number => words.split('\n').length;
  const less = linesIn(source.text.slice(...range)) - linesIn(text);
  return less < 0 ? undefined : replace(range, text + '\n'.repeat(less));
}

/** The starts of lines that edits change, up to their values; all of those without a key. */
function startsOf(source: SourceText, next: SourceText, edits: readonly Edit[]): readonly Mask[] {
  const changes = new Map(
    sorted(edits)
      .toReversed()
      .map(({ range: [start] }) => [lineOf(source, start).number, start]),
  );
  return [...changes].flatMap(([number, start]): Mask | readonly [] => {
    const [line, before] = [lineAt(next, number), lineAt(source, number)];
    const { key, valueStart } = linePartsOf(line);
    if (start - before.start >= valueStart - line.start) return [];
    const range: Range = [line.start, key === undefined ? line.start + line.text.length : valueStart];
    const isMoved = columnOfText(line) !== columnOfText(before);
    return { range, lost: false, ...(isMoved && { isMoved }) };
  });
}

const columnOfText = ({ text }: Line): number => text.search(/[^\s-]/);

/** The line below must fit as well: its key, that is; its value may be the next mistake. */
const belowKey =
  ({ number }: Line): Way['until'] =>
  (next) => {
    const [below] = linesBelow(next, lineAt(next, number));
    if (below === undefined) return next.text.length;
    return below.key === undefined ? below.line.start + below.line.text.length : keyEnd(below.line.number)(next);
  };

const keyEnd =
  (number: number): Way['until'] =>
  (next) =>
    linePartsOf(lineAt(next, number)).keyRange[1];

/** Looks away from the value that begins on a line, with all lines that may go on with it. */
function* withoutValue(source: SourceText, line: Line): Generator<Way> {
  const { key, valueStart, value, dash, level } = linePartsOf(line);
  const [, deeper] = withDeeper(source, line, level);
  const until = /^["']/.test(value) ? closingLineEnd(source, deeper, value.charAt(0)) : deeper;
  // `title:"Hi` is a key and its value.
  const glued = key === undefined ? (/^[\w-]+:(?=\S)/.exec(value)?.[0].length ?? 0) : 0;
  if (value === '' || (key === undefined && !dash && glued === 0)) return;
  const range: Range = [valueStart + glued, until];
  const { text } = wordFor(source, range);
  const masks = [{ range, lost: false, isValue: true }] as const;
  yield {
    edits: [replace(range, glued === 0 ? text : text.replace('x', ' '))],
    masks: () => masks,
    until: () => until,
  };
}

/** A text in quotes may end on a line that is not indented enough. */
function closingLineEnd(source: SourceText, end: number, quote: string): number {
  const next = lineAt(source, lineOf(source, end).number + 1);
  const { key, dash, value } = linePartsOf(next);
  return key === undefined && !dash && value.endsWith(quote) ? next.start + next.text.length : end;
}

/** Looks away from a stretch. */
function without(source: SourceText, range: Range, lost = true): Way {
  return { edits: [blankFor(source, range)], masks: () => [{ range, lost }], until: () => range[1] };
}
