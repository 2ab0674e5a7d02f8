import type { Document } from 'yaml';
import { type Finding, movedFinding } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/most.ts';
import { lineAt, type SourceText } from '../../text/source.ts';
import type { Ordinary, ReadOrdinary } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import { compose, composed, firstError } from './compose.ts';
import { Cutter, LONGEST_PART, movedMask, numberInWhole, type Part, partIn, wholeOf } from './parts.ts';
import { type Budget, type Even, isAtEnd, type Read, readPart } from './read-part.ts';
import { evenedAt } from './uneven-lists.ts';

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

/** How much of a long text is parsed to see whether it is broken, in UTF-16 units: most that are show it early. */
const LONGEST_PROBE = 30_000;

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
    cutter.pass(text.slice(next.start, next.end), next.start);
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
  const known = [...before];
  let filled = text.text.slice(0, start);
  let unreadFrom: number | undefined;
  const even: Even = (part, source, { range: [at] }) => {
    const now = { ...text, text: filled + source.text.slice(part.head) + cutter.below(part.end) };
    const list = evenedAt(now, lineAt(now, numberInWhole(part, at)));
    if (list === undefined) return undefined;
    findings.push(...list.findings.map((each) => movedFinding(each, text, 0)));
    budget.slips -= list.findings.length;
    const own = list.masks.filter(({ isSound }) => !isSound);
    masks.push(...own);
    known.push(...own);
    const evened = masked({ ...text, text: filled + cutter.below(part.start) }, list.masks);
    filled = evened.text.slice(0, part.start);
    cutter.goOnIn(evened);
    return partIn(masked(now, list.masks), part);
  };
  while (filled.length < text.text.length && unreadFrom === undefined) {
    const { part, read } = readPartAt(cutter, filled.length, known, budget, even);
    const shift = part.start - part.head;
    const own = read.source.text.slice(part.head);
    findings.push(...read.findings.map((each) => movedFinding(each, text, shift)));
    budget.slips -= read.findings.length;
    masks.push(...read.masks.map((mask) => movedMask(mask, shift)));
    if (read.unreadFrom !== undefined) unreadFrom = read.unreadFrom + shift;
    else if (read.document === undefined) unreadFrom = part.start;
    cutter.pass(own, part.start);
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
  even: Even,
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
      { until: mayGrow ? 'end' : undefined, even },
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
