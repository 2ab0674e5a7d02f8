import type { Document } from 'yaml';
import { traitsOf } from '../../diagnostics/catalogue.ts';
import { largest } from '../../model/lists.ts';
import { answerOf, type Finding, inTextAsWritten } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/together.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { evenDashes, misplacedEntries, unevenListOf } from '../mistakes/dashes/columns.ts';
import type { Before } from '../mistakes/pasted/pasted.ts';
import { isOpen, quotedIn } from '../mistakes/quotes/quotes.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { blankFor, type Mask, wordFor } from '../syntax/masks.ts';
import { documentOf, type ParserError } from '../syntax/parser-error.ts';
import { checkStructure, weighs, weightOf } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import { applied, asWritten, type Edit, type Repaired, repaired, replace, sorted } from '../text/edits.ts';
import { linePartsOf, linesBelow, unitsAround, withDeeper, withFollowing } from '../text/line-parts.ts';
import { endOfLine, excerptOf, type Line, lineAt, lineOf, type Range, type SourceText } from '../text/source.ts';
import { explainSyntax } from './explain.ts';

/** What a text is: its first problem, or what was read of it, by the `yaml` library or at once. */
type Composed = {
  readonly error?: ParserError;
  /** Why the library must not see the text. */
  readonly tooMuch?: Finding;
  /** Absent if there is a problem. */
  readonly document?: Sound;
};

/** @property hasRepeats whether maps have keys that come again, which are still to be reported and left out */
export type Sound = Document | { readonly root: Node; readonly hasRepeats: boolean };

/** Reads a text as ordinary YAML, or parses it unless it is nested too deeply: what was masked may have hidden that. */
function composed(source: SourceText, parseOrdinary: ParseOrdinary): Composed {
  const ordinary = parseOrdinary(source.text, Number.POSITIVE_INFINITY);
  const { root, hasRepeats } = ordinary;
  if (root !== undefined) return { document: { root, hasRepeats } };
  return unparsed(source) ?? parsed(source, ordinary);
}

/** Parses a text of which it is known how far it is ordinary YAML. */
function parsed(source: SourceText, { readTo }: Ordinary): Composed {
  const broken = brokenBelow(source, readTo);
  if (broken !== undefined) return { error: broken };
  const document = documentOf(source.text);
  const error = firstError(document);
  return error === undefined ? { document } : { error };
}

/** The problem that stands first in a text. */
const firstError = ({ errors }: Document): ParserError | undefined => errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** How much of a text is parsed at least below what was read of it, in UTF-16 units. */
const FEW_LINES = 150;

/** What keeps the parser from a text, as the lines below what was read show it; undefined where they don't, or it may depend on others. */
function brokenBelow(source: SourceText, readTo: number): ParserError | undefined {
  const end = endAfter(source, lineOf(source, readTo).start, FEW_LINES);
  if (end === source.text.length) return undefined;
  const document = documentOf(source.text.slice(0, end));
  const first = firstError(document);
  const written = source.text.slice(0, end).trimEnd().length;
  return document.errors.some(({ pos: [, to] }) => to >= written) ? undefined : first;
}

function unparsed(source: SourceText): Composed | undefined {
  const structure = checkStructure(source, 0);
  if (structure === undefined || 'end' in structure) return undefined;
  const { mistake } = structure;
  const [start, end] = mistake.range;
  return { tooMuch: mistake, error: { code: 'RESOURCE_EXHAUSTION', message: mistake.code, pos: [start, end] } };
}

/** Where the list or the keys go on that are least indented, some way below an offset. */
function endAfter(whole: SourceText, start: number, size: number): number {
  const { length } = whole.text;
  if (start + size * 2 >= length) return length;
  let best: { readonly start: number; readonly indent: number } | undefined;
  for (let { number } = lineOf(whole, start + size); ; ) {
    number += 1;
    const line = lineAt(whole, number);
    if (line.start >= length) return length;
    if (line.start > start + size * 2) return best?.start ?? line.start;
    const { indent, dash, key } = linePartsOf(line);
    if ((dash || key !== undefined) && (best === undefined || indent < best.indent))
      best = { start: line.start, indent };
  }
}

/** A way to read on after a mistake. */
type Way = {
  /** What is read in the place of what is written. Lines stay lines. */
  readonly edits: readonly Edit[];
  /** What nobody knows of the text then. */
  readonly masks: (next: SourceText) => readonly Mask[];
  /** How far it must be readable then. */
  readonly until: (next: SourceText) => number;
  readonly others?: readonly Finding[];
};

/** The least that lets the parser go on after a mistake: the answer to it, or to look away from the value, the line, the entry, the key of the file, the rest. */
function recover(source: SourceText, mistake: Finding, read: (source: SourceText) => Composed) {
  for (const { masks, until, ...way } of waysOn(source, mistake, mistake.range[0])) {
    const next = excerptOf(source, applied(source.text, way.edits), source.firstLine);
    // The same again would be found for ever.
    if (next.text === source.text) continue;
    const result = read(next);
    const problem = result.error?.pos[0];
    if (problem === undefined || problem > until(next)) return { ...way, masks: masks(next), source: next, result };
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

function without(source: SourceText, range: Range, lost = true): Way {
  return { edits: [blankFor(source, range)], masks: () => [{ range, lost }], until: () => range[1] };
}

/** A text without what keeps the parser from reading it. Masks and findings stand where they do in the text as it is written. */
export type Read = Before & {
  /** What `source` is of the text as it is written. */
  readonly repaired: Repaired;
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Sound | undefined;
};

/** How much of a broken text is read, in UTF-16 units. Nearly all pages are shorter. */
const LONGEST_BROKEN = 64_000;

/** How far a text is read below a first mistake that stands further down, which is the only one that is looked for. */
const BELOW = 4_000;

/** How much text is read over and over to find more than one mistake, by its weight: in UTF-16 units of ordinary text. */
const MOST_TO_READ = 500_000;

/** Parses a text that is no ordinary YAML, looking away from one mistake after the other. What comes after too much of a long one isn't read. */
export function readAround(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Read {
  const { source } = before;
  const whole = parsed(source, ordinary);
  const { error } = whole;
  const isFar = error !== undefined && error.pos[0] >= LONGEST_BROKEN;
  const end =
    error === undefined ? source.text.length : endAfter(source, 0, isFar ? error.pos[0] + BELOW : LONGEST_BROKEN);
  const most = isFar ? 0 : MOST_TO_READ;
  if (end >= source.text.length) return readPart(before, whole, { parseOrdinary, most, isCut: false });
  const above = excerptOf(source, source.text.slice(0, end), source.firstLine);
  const first = composed(above, parseOrdinary);
  const read = readPart({ ...before, source: above }, first, { parseOrdinary, most, isCut: true });
  const rest: Mask = { range: [end, source.text.length], lost: true };
  return { ...read, masks: [...read.masks, rest], unreadFrom: read.unreadFrom ?? end };
}

type Reading = {
  readonly parseOrdinary: ParseOrdinary;
  /** How much may be read, by its weight. */
  readonly most: number;
  /** Whether more of the text stands below. */
  readonly isCut: boolean;
};

/** Reads a text again and again, until there is nothing in it that the parser cannot read. */
function readPart(before: Before, first: Composed, { parseOrdinary, most, isCut }: Reading): Read {
  const written = before.source;
  let [source, made, left] = [written, asWritten(written.text), most];
  const [masks, findings]: [Mask[], Finding[]] = [[...before.masks], []];
  const placed = (found: Finding): Finding => inTextAsWritten(found, written, made);
  const result = (document: Sound | undefined, unreadFrom?: number): Read => {
    return { document, source, repaired: made, masks, findings, unreadFrom };
  };
  const readAbove = (at: number): Read => {
    const { start } = lineOf(source, at);
    const [unreadFrom] = made.placeOf([start, start]);
    masks.push({ range: [unreadFrom, written.text.length], lost: true });
    source = excerptOf(source, source.text.slice(0, start), source.firstLine);
    return result(composed(source, parseOrdinary).document, unreadFrom);
  };
  let { error, tooMuch, document } = first;
  while (error !== undefined && tooMuch === undefined) {
    const open = isCut ? openAtCut(source, error) : undefined;
    if (open !== undefined) return readAbove(open);
    const mistake = explainSyntax(source, error);
    const own = placed(mistake);
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && findings.length > 0;
    if (!isRest && !masks.some((mask) => standsInLineOf(written, mask, own))) findings.push(own);
    if (findings.length > MOST_SLIPS || weighs(source.text, left)) return readAbove(mistake.range[0]);
    const found = recover(source, mistake, (next) => {
      left -= weightOf(next.text);
      return composed(next, parseOrdinary);
    });
    if (found === undefined) return result(undefined);
    for (const other of found.others ?? []) findings.push(placed(other));
    source = found.source;
    made = repaired(written.text, made, found.edits);
    for (const mask of found.masks) masks.push({ ...mask, range: made.placeOf(mask.range) });
    ({ error, tooMuch, document } = found.result);
  }
  if (tooMuch !== undefined) findings.push(placed(tooMuch));
  return result(document);
}

/** Where the first text or bracket is that is open where a text was cut, if that is the problem. */
function openAtCut(source: SourceText, { pos: [at] }: ParserError): number | undefined {
  if (at < source.text.trimEnd().length) return undefined;
  const quote = quotedIn(source).at(-1);
  return quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}
