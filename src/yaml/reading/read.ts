import { traitsOf } from '../../diagnostics/catalogue.ts';
import { largest } from '../../model/lists.ts';
import { answerOf, type Finding, inTextAsWritten } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/together.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { evenDashes, misplacedEntries, unevenListOf } from '../mistakes/dashes/columns.ts';
import { isOpen, quotedIn } from '../mistakes/quotes/quotes.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { blankFor, type Mask, wordFor } from '../syntax/masks.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { weighs, weightOf } from '../syntax/structure.ts';
import { applied, asWritten, type Edit, type Repaired, repaired, replace, sorted } from '../text/edits.ts';
import { linePartsOf, linesBelow, unitsAround, withDeeper, withFollowing } from '../text/line-parts.ts';
import { endOfLine, excerptOf, type Line, lineAt, lineOf, type Range, type SourceText } from '../text/source.ts';
import type { Before } from './before-parsing.ts';
import { type Composed, composed, endAfter, parsed, type Sound } from './compose.ts';
import { explainSyntax } from './explain.ts';

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
type Recovered<T> = Pick<Way, 'edits' | 'others'> & {
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
function recover<T>(
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

/**
 * Parses a text that is no ordinary YAML, looking away from one mistake after the other. Of a long one that is broken, what comes after so
 * much of it isn't read.
 *
 * @param ordinary what can be said of the text as ordinary YAML
 */
export function readAround(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Read {
  const { source } = before;
  const whole = parsed(source, ordinary);
  const { error } = whole;
  const isFar = error !== undefined && error.pos[0] >= LONGEST_BROKEN;
  const most = isFar ? 0 : MOST_TO_READ;
  const end = error === undefined ? source.text.length : endOfBroken(source, error);
  const isCut = end < source.text.length;
  const above = isCut ? excerptOf(source, source.text.slice(0, end), source.firstLine) : source;
  const reader = new Reader({ ...before, source: above }, { parseOrdinary, most, isCut });
  const read = reader.read(isCut ? composed(above, parseOrdinary) : whole);
  if (!isCut) return read;
  const rest: Mask = { range: [end, source.text.length], lost: true };
  return { ...read, masks: [...read.masks, rest], unreadFrom: read.unreadFrom ?? end };
}

function endOfBroken(source: SourceText, { pos: [at] }: ParserError): number {
  return endAfter(source, 0, at < LONGEST_BROKEN ? LONGEST_BROKEN : at + BELOW);
}

type Reading = {
  readonly parseOrdinary: ParseOrdinary;
  /** How much of it may be read, by its weight. */
  readonly most: number;
  /** Whether more of the text stands below. */
  readonly isCut: boolean;
};

/** Reads a text again and again, until there is nothing in it that the parser cannot read. */
class Reader {
  readonly #written: SourceText;
  readonly #reading: Reading;
  readonly #findings: Finding[] = [];
  readonly #masks: Mask[];
  #source: SourceText;
  #repaired: Repaired;
  #left: number;

  constructor({ source, masks }: Before, reading: Reading) {
    this.#written = source;
    this.#source = source;
    this.#repaired = asWritten(source.text);
    this.#masks = [...masks];
    this.#reading = reading;
    this.#left = reading.most;
  }

  read(first: Composed): Read {
    let { error, tooMuch, document } = first;
    while (error !== undefined && tooMuch === undefined) {
      const open = this.#openAtCut(error);
      if (open !== undefined) return this.#givenUp(open);
      const next = this.#lookAway(error);
      if ('source' in next) return next;
      ({ error, tooMuch, document } = next);
    }
    if (tooMuch !== undefined) this.#findings.push(this.#placed(tooMuch));
    return this.#result(document);
  }

  /** Reports a problem, and looks away from it. */
  #lookAway(error: ParserError): Composed | Read {
    const source = this.#source;
    const mistake = explainSyntax(source, error);
    const placed = this.#placed(mistake);
    const isKnown = this.#masks.some((mask) => standsInLineOf(this.#written, mask, placed));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && this.#findings.length > 0;
    if (!isKnown && !isRest) this.#findings.push(placed);
    if (this.#findings.length > MOST_SLIPS || weighs(source.text, this.#left)) return this.#givenUp(mistake.range[0]);
    const found = recover(source, mistake, (next) => this.#readAgain(next));
    if (found === undefined) return this.#result(undefined);
    for (const other of found.others ?? []) this.#findings.push(this.#placed(other));
    this.#source = found.source;
    this.#repaired = repaired(this.#written.text, this.#repaired, found.edits);
    for (const mask of found.masks) this.#masks.push({ ...mask, range: this.#repaired.placeOf(mask.range) });
    return found.result;
  }

  #placed(found: Finding): Finding {
    return inTextAsWritten(found, this.#written, this.#repaired);
  }

  #readAgain(next: SourceText): { readonly problem: number | undefined; readonly result: Composed } {
    this.#left -= weightOf(next.text);
    const result = composed(next, this.#reading.parseOrdinary);
    return { problem: result.error?.pos[0], result };
  }

  /** Where the line starts that has the first text or bracket that is open where the text was cut, if that is the problem. */
  #openAtCut({ pos: [at] }: ParserError): number | undefined {
    const source = this.#source;
    if (!this.#reading.isCut || at < source.text.trimEnd().length) return undefined;
    const quote = quotedIn(source).at(-1);
    return quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  }

  /** Reads only what stands above an offset. */
  #givenUp(at: number): Read {
    const { start } = lineOf(this.#source, at);
    const [unreadFrom] = this.#repaired.placeOf([start, start]);
    this.#masks.push({ range: [unreadFrom, this.#written.text.length], lost: true });
    this.#source = excerptOf(this.#source, this.#source.text.slice(0, start), this.#source.firstLine);
    return this.#result(composed(this.#source, this.#reading.parseOrdinary).document, unreadFrom);
  }

  #result(document: Sound | undefined, unreadFrom?: number): Read {
    const [source, repaired, masks, findings] = [this.#source, this.#repaired, this.#masks, this.#findings];
    return { document, source, repaired, masks, findings, unreadFrom };
  }
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}
