import type { Document } from 'yaml';
import { type Finding, movedFinding } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/most.ts';
import { endOfLine, lineOf, type SourceText } from '../../text/source.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { isOpen, isQuoted } from '../mistakes/quotes/quotes.ts';
import type { Ordinary, ReadOrdinary } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import { tokensIn } from '../syntax/tokens.ts';
import { type Composed, compose, composed, firstError } from './compose.ts';
import { explainSyntax } from './explain.ts';
import { Cutter, LONGEST_PART, movedMask, type Part, wholeOf } from './parts.ts';
import { maskFor } from './recover.ts';

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

/** How much of a long text is parsed to see whether it is broken, in UTF-16 units: most that are show it early. */
const LONGEST_PROBE = 30_000;

/** A text without what keeps the parser from reading it. */
export type Read = {
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Composed | undefined;
  readonly source: SourceText;
  readonly masks: readonly Mask[];
  readonly findings: readonly Finding[];
  /** Where reading was given up because there was too much to explain. */
  readonly unreadFrom: number | undefined;
};

/**
 * Parses a text that is no ordinary YAML, looking away from one mistake after the other.
 *
 * @param before what was masked already
 * @param ordinary what can be said of the text as ordinary YAML
 */
export function readAround(
  text: SourceText,
  before: readonly Mask[],
  ordinary: Ordinary,
  readOrdinary: ReadOrdinary,
): Read {
  const budget = { units: MOST_TO_READ, slips: MOST_SLIPS, readOrdinary };
  if (text.text.length <= LONGEST_PART * 2) return readPart(wholeOf(text), compose(text), before, budget);
  const cutter = new Cutter(text);
  const start = passSound(cutter, text, ordinary);
  if (!isBrokenAt(cutter, start)) {
    const document = soundWhole(text);
    if (document !== undefined) return { ...NOTHING, document, source: text, masks: before };
  }
  return readInParts(text, before, budget, { cutter, start });
}

/** Passes the parts of a text that have been read, up to the first that has not. */
function passSound(cutter: Cutter, { text }: SourceText, { readTo, quotes }: Ordinary): number {
  const isInQuotes = (offset: number): boolean => quotes.some(([start, end]) => start < offset && offset < end);
  let next = cutter.partAt(0, LONGEST_PART);
  while (next.end < readTo && !isInQuotes(next.end)) {
    cutter.pass(text.slice(next.start, next.end));
    next = cutter.partAt(next.end, LONGEST_PART);
  }
  return next.start;
}

/**
 * Whether a text is broken at its first part that was not read. Parsing all of one with thousands of mistakes takes
 * longer than anything else, and much memory, only to be told that.
 */
function isBrokenAt(cutter: Cutter, start: number): boolean {
  const { source, isCut } = cutter.partAt(start, LONGEST_PROBE);
  const error = firstError(compose(source));
  return error !== undefined && !(isCut && isAtEnd(source, error));
}

/** A text parsed; undefined if it is broken: what was made of that is not kept while it is read again. */
function soundWhole(text: SourceText): Document | undefined {
  const document = compose(text);
  return document.errors.length === 0 ? document : undefined;
}

const NOTHING = { masks: [], findings: [], unreadFrom: undefined };

/** What may still be spent on a file, and what reads its sound parts. */
type Budget = { units: number; slips: number; readonly readOrdinary: ReadOrdinary };

/**
 * Reads a long text part by part, and what the parts have become as a whole.
 *
 * @param start of the first part that may be broken: the cutter has passed the others
 */
function readInParts(
  text: SourceText,
  before: readonly Mask[],
  budget: Budget,
  { cutter, start }: { readonly cutter: Cutter; readonly start: number },
): Read {
  const findings: Finding[] = [];
  const masks = [...before];
  let filled = text.text.slice(0, start);
  let unreadFrom: number | undefined;
  while (filled.length < text.text.length && unreadFrom === undefined) {
    const { part, read } = readPartAt(cutter, filled.length, before, budget);
    const shift = part.start - part.head;
    const own = read.source.text.slice(part.head);
    findings.push(...read.findings.map((each) => movedFinding(each, text, shift)));
    budget.slips -= read.findings.length;
    masks.push(...read.masks.map((mask) => movedMask(mask, shift)));
    if (read.unreadFrom !== undefined) unreadFrom = read.unreadFrom + shift;
    else if (read.document === undefined) unreadFrom = part.start;
    cutter.pass(own);
    filled += own;
  }
  const rest = unreadFrom === undefined ? [] : [blankMask(text, [unreadFrom, text.text.length], true)];
  const source = masked({ ...text, text: filled + text.text.slice(filled.length) }, rest);
  const last = readPart(
    wholeOf(source),
    composed(source, budget.readOrdinary, unreadFrom),
    [...masks, ...rest],
    budget,
  );
  return {
    ...last,
    findings: findings.length > 0 ? findings : last.findings,
    unreadFrom: unreadFrom ?? last.unreadFrom,
  };
}

/**
 * The part at some offset, and what it has become. One that ends within a text or brackets is made longer, or ends before
 * those if there was something else to tell.
 */
function readPartAt(
  cutter: Cutter,
  at: number,
  before: readonly Mask[],
  budget: Budget,
): { readonly part: Part; readonly read: Read } {
  for (let size = LONGEST_PART; ; size *= 2) {
    const part = cutter.partAt(at, size);
    const { source } = part;
    const document = composed(source, budget.readOrdinary);
    const mayGrow = part.isCut && size <= LONGEST_PART * 8 && budget.units >= size;
    const error = firstError(document);
    if (error === undefined) return { part, read: { ...NOTHING, document, source } };
    if (mayGrow && isAtEnd(source, error)) {
      budget.units -= source.text.length;
      continue;
    }
    const own = before.filter(({ range: [start] }) => start >= part.start && start < part.end);
    const read = readPart(
      part,
      document,
      own.map((mask) => movedMask(mask, part.head - part.start)),
      budget,
      mayGrow ? 'end' : undefined,
    );
    const isLostBelow = ({ lost, range: [start, end] }: Mask): boolean =>
      lost && end >= source.text.trimEnd().length && cutter.goesOnBelow(part, start);
    if (mayGrow && read.masks.some(isLostBelow)) continue;
    const masks = read.masks.slice(own.length);
    if (read.openFrom === undefined) return { part, read: { ...read, masks } };
    const text = read.source.text.slice(0, read.openFrom);
    return {
      part: { ...part, end: part.start + text.length - part.head },
      read: { ...read, masks, document, source: { ...read.source, text } },
    };
  }
}

/** Whether what the parser misses may stand below the end of a text. */
function isAtEnd({ text }: SourceText, { pos }: Document['errors'][number]): boolean {
  return pos[0] >= text.trimEnd().length;
}

/**
 * Parses a part of a text again and again, until there is nothing in it that the parser cannot read.
 *
 * @param until `end`: what is open where the part ends is not looked at, if there was something else
 */
function readPart(
  part: Part,
  first: Composed,
  before: readonly Mask[],
  budget: Budget,
  until?: 'end',
): Read & { readonly openFrom?: number } {
  const findings: Finding[] = [];
  const masks = [...before];
  let { source } = part;
  let document = first;
  const read = (next: SourceText) => {
    budget.units -= next.text.length;
    const result = composed(next, budget.readOrdinary);
    return { problem: firstError(result)?.pos[0], result };
  };
  for (let error = firstError(document); error !== undefined && !('root' in document); error = firstError(document)) {
    const openFrom = until === 'end' && isAtEnd(source, error) ? openLineIn(source, part.head, masks) : undefined;
    if (openFrom !== undefined) return { document, source, masks, findings, unreadFrom: undefined, openFrom };
    const mistake = withoutHead(part, explainSyntax(source, document, error));
    const isKnown = masks.some((mask) => standsInLineOf(source, mask, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && findings.length > 0;
    if (!isKnown && !isRest) findings.push(mistake);
    if (findings.length > budget.slips || budget.units <= source.text.length) {
      return givenUp({ source, masks, findings }, mistake, budget.readOrdinary);
    }
    const found = maskFor(source, mistake, read);
    if (found === undefined) return { document: undefined, source, masks, findings, unreadFrom: undefined };
    findings.push(...found.others);
    masks.push(...found.masks.filter(({ isSound }) => !isSound));
    source = found.source;
    document = found.result;
  }
  return { document, source, masks, findings, unreadFrom: undefined };
}

/**
 * Where the line starts that has the first text or bracket that is open at the end of a text; undefined if there is
 * nothing of the text itself above it, or a mask below.
 */
function openLineIn(source: SourceText, head: number, masks: readonly Mask[]): number | undefined {
  const quote = tokensIn(source).findLast(isQuoted);
  const open = quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  if (open === undefined) return undefined;
  const { start } = lineOf(source, open);
  return start > head && masks.every(({ range: [, end] }) => end <= start) ? start : undefined;
}

/** Reads only what stands above a mistake. */
function givenUp(
  { source, masks, findings }: Pick<Read, 'source' | 'masks' | 'findings'>,
  mistake: Finding,
  readOrdinary: ReadOrdinary,
): Read {
  const unreadFrom = lineOf(source, mistake.range[0]).start;
  const rest = blankMask(source, [unreadFrom, source.text.length], true);
  const above = masked(source, [rest]);
  const document = composed(above, readOrdinary, unreadFrom);
  const isSound = document.errors.length === 0;
  return { document: isSound ? document : undefined, source: above, masks: [...masks, rest], findings, unreadFrom };
}

/** The lines above a part stand elsewhere in the file: they cannot be changed from here. */
function withoutHead({ head }: Part, mistake: Finding): Finding {
  if (mistake.edits === undefined || mistake.edits.every(({ range: [start] }) => start >= head)) return mistake;
  const { edits: _, ...rest } = mistake;
  return rest;
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}
