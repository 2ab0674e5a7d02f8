import type { Document } from 'yaml';
import { type Finding, movedFinding } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/most.ts';
import { endOfLine, lineOf, type SourceText } from '../../text/source.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { isOpen, isQuoted } from '../mistakes/quotes/quotes.ts';
import { documentOf } from '../syntax/document.ts';
import { gap, type Hole, withHoles } from '../syntax/holes.ts';
import { tokensIn, tokensOf } from '../syntax/tokens.ts';
import { explainSyntax } from './explain.ts';
import { Cutter, LONGEST_PART, movedHole, type Part, wholeOf } from './parts.ts';
import { holeFor } from './recover.ts';

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

/** How much of a long text is parsed to see whether it is broken, in UTF-16 units: most that are show it early. */
const LONGEST_PROBE = 30_000;

/** A text without what keeps the parser from reading it. */
export type Read = {
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Document | undefined;
  readonly source: SourceText;
  readonly holes: readonly Hole[];
  readonly findings: readonly Finding[];
  /** Where reading was given up because there was too much to explain. */
  readonly unreadFrom: number | undefined;
};

/** Parses a text, looking away from one mistake after the other. */
export function readAround(text: SourceText, before: readonly Hole[]): Read {
  const budget = { units: MOST_TO_READ, slips: MOST_SLIPS };
  const isLong = text.text.length > LONGEST_PART * 2;
  if (isLong && breaksEarly(text)) return readInParts(text, before, budget, 0);
  const whole = soundWhole(text);
  if (typeof whole !== 'number') return { ...NOTHING, document: whole, source: text, holes: before };
  if (isLong) return readInParts(text, before, budget, whole);
  return readPart(wholeOf(text), compose(text), before, budget);
}

/** A text parsed, or where its first problem is: what was made of a long broken one is not kept while it is read again. */
function soundWhole(text: SourceText): Document | number {
  const document = compose(text);
  return firstError(document)?.pos[0] ?? document;
}

/**
 * Whether the start of a text tells that it is broken. Parsing all of one with thousands of mistakes takes longer than
 * anything else, and much memory, only to be told that.
 */
function breaksEarly(text: SourceText): boolean {
  const start = { ...text, text: text.text.slice(0, endOfLine(text, lineOf(text, LONGEST_PROBE).number)) };
  const error = firstError(compose(start));
  return error !== undefined && !isAtEnd(start, error);
}

const NOTHING = { holes: [], findings: [], unreadFrom: undefined };

/** What may still be spent on a file. */
type Budget = { units: number; slips: number };

/**
 * Reads a long text part by part, and what the parts have become as a whole.
 *
 * @param error where the parser finds the first problem: parts that end before it are sound, unless something is open there
 */
function readInParts(text: SourceText, before: readonly Hole[], budget: Budget, error: number): Read {
  const cutter = new Cutter(text);
  const isSound = soundEnds(text.text.slice(0, error));
  const findings: Finding[] = [];
  const holes = [...before];
  let filled = '';
  let unreadFrom: number | undefined;
  for (let next = cutter.partAt(0, LONGEST_PART); next.end < error && isSound(next.end); ) {
    const own = text.text.slice(next.start, next.end);
    cutter.pass(own);
    filled += own;
    next = cutter.partAt(filled.length, LONGEST_PART);
  }
  while (filled.length < text.text.length && unreadFrom === undefined) {
    const { part, read } = readPartAt(cutter, filled.length, before, budget);
    const shift = part.start - part.head;
    const own = read.source.text.slice(part.head);
    findings.push(...read.findings.map((each) => movedFinding(each, text, shift)));
    budget.slips -= read.findings.length;
    holes.push(...read.holes.map((hole) => movedHole(hole, shift)));
    if (read.unreadFrom !== undefined) unreadFrom = read.unreadFrom + shift;
    else if (read.document === undefined) unreadFrom = part.start;
    cutter.pass(own);
    filled += own;
  }
  const rest = unreadFrom === undefined ? [] : [gap(text, [unreadFrom, text.text.length], true)];
  const source = withHoles({ ...text, text: filled + text.text.slice(filled.length) }, rest);
  const last = readPart(wholeOf(source), compose(source, unreadFrom), [...holes, ...rest], budget);
  return {
    ...last,
    findings: findings.length > 0 ? findings : last.findings,
    unreadFrom: unreadFrom ?? last.unreadFrom,
  };
}

/** Says of one offset after the other whether it is outside of all quotes and brackets that go over the end of a line. */
function soundEnds(text: string): (offset: number) => boolean {
  const tokens = tokensOf(text);
  const open: number[] = [];
  let last = tokens.next();
  return (offset) => {
    for (; !last.done && last.value.offset + last.value.text.length <= offset; last = tokens.next()) {
      const { text: token, scalar } = last.value;
      if (!scalar && /^[[{]$/.test(token)) open.push(last.value.offset);
      if (!scalar && /^[\]}]$/.test(token)) open.pop();
    }
    return open.length === 0 && (last.done || last.value.offset >= offset || !isQuoted(last.value));
  };
}

/**
 * The part at some offset, and what it has become. One that ends within a text or brackets is made longer, or ends before
 * those if there was something else to tell.
 */
function readPartAt(
  cutter: Cutter,
  at: number,
  before: readonly Hole[],
  budget: Budget,
): { readonly part: Part; readonly read: Read } {
  for (let size = LONGEST_PART; ; size *= 2) {
    const part = cutter.partAt(at, size);
    const { source } = part;
    const document = compose(source);
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
      own.map((hole) => movedHole(hole, part.head - part.start)),
      budget,
      mayGrow ? 'end' : undefined,
    );
    const isLostBelow = ({ lost, range: [start, end] }: Hole): boolean =>
      lost && end >= source.text.trimEnd().length && cutter.goesOnBelow(part, start);
    if (mayGrow && read.holes.some(isLostBelow)) continue;
    const holes = read.holes.slice(own.length);
    if (read.openFrom === undefined) return { part, read: { ...read, holes } };
    const text = read.source.text.slice(0, read.openFrom);
    return {
      part: { ...part, end: part.start + text.length - part.head },
      read: { ...read, holes, document, source: { ...read.source, text } },
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
  first: Document,
  before: readonly Hole[],
  budget: Budget,
  until?: 'end',
): Read & { readonly openFrom?: number } {
  const findings: Finding[] = [];
  const holes = [...before];
  let { source } = part;
  let document = first;
  const read = (next: SourceText) => {
    budget.units -= next.text.length;
    const result = compose(next);
    return { problem: firstError(result)?.pos[0], result };
  };
  for (let error = firstError(document); error !== undefined; error = firstError(document)) {
    const openFrom = until === 'end' && isAtEnd(source, error) ? openLineIn(source, part.head, holes) : undefined;
    if (openFrom !== undefined) return { document, source, holes, findings, unreadFrom: undefined, openFrom };
    const mistake = withoutHead(part, explainSyntax(source, document, error));
    const isKnown = holes.some((hole) => standsInLineOf(source, hole, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && findings.length > 0;
    if (!isKnown && !isRest) findings.push(mistake);
    if (findings.length > budget.slips || budget.units <= source.text.length) {
      return givenUp({ source, holes, findings }, mistake);
    }
    const found = holeFor(source, mistake, read);
    if (found === undefined) return { document: undefined, source, holes, findings, unreadFrom: undefined };
    findings.push(...found.others);
    holes.push(...found.holes.filter(({ isSound }) => !isSound));
    source = found.source;
    document = found.result;
  }
  return { document, source, holes, findings, unreadFrom: undefined };
}

/**
 * Where the line starts that has the first text or bracket that is open at the end of a text; undefined if there is
 * nothing of the text itself above it, or a hole below.
 */
function openLineIn(source: SourceText, head: number, holes: readonly Hole[]): number | undefined {
  const quote = tokensIn(source).findLast(isQuoted);
  const open = quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  if (open === undefined) return undefined;
  const { start } = lineOf(source, open);
  return start > head && holes.every(({ range: [, end] }) => end <= start) ? start : undefined;
}

/** Reads only what stands above a mistake. */
function givenUp({ source, holes, findings }: Pick<Read, 'source' | 'holes' | 'findings'>, mistake: Finding): Read {
  const unreadFrom = lineOf(source, mistake.range[0]).start;
  const rest = gap(source, [unreadFrom, source.text.length], true);
  const above = withHoles(source, [rest]);
  const document = compose(above, unreadFrom);
  const isSound = document.errors.length === 0;
  return { document: isSound ? document : undefined, source: above, holes: [...holes, rest], findings, unreadFrom };
}

/** The lines above a part stand elsewhere in the file: they cannot be changed from here. */
function withoutHead({ head }: Part, mistake: Finding): Finding {
  if (mistake.edits === undefined || mistake.edits.every(({ range: [start] }) => start >= head)) return mistake;
  const { edits: _, ...rest } = mistake;
  return rest;
}

/** What was looked away from before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Hole, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}

function firstError({ errors }: Document): Document['errors'][number] | undefined {
  return errors.reduce<Document['errors'][number] | undefined>(
    (first, error) => (first === undefined || error.pos[0] < first.pos[0] ? error : first),
    undefined,
  );
}

/**
 * Parses a text as YAML 1.2.
 *
 * @param end of what there is to read: nothing but spaces stands below
 */
export function compose({ text }: SourceText, end = text.length): Document {
  return documentOf(text.slice(0, end), {
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
}
