import type { Document } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { documentOf } from './document.ts';
import { gap, type Hole, withHoles } from './holes.ts';
import { Cutter, LONGEST_PART, movedHole, type Part, wholeOf } from './parts.ts';
import { holeFor } from './recover.ts';
import { endOfLine, lineOf, rangeAt, type SourceText } from './source.ts';
import { explainSyntax } from './syntax.ts';

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

/** How many slips are looked for in a file. Nobody corrects more at a time, and each may be the cause of the next. */
export const MOST_SLIPS = 50;

/** A text without what keeps the parser from reading it. */
export type Read = {
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Document | undefined;
  readonly source: SourceText;
  readonly holes: readonly Hole[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where reading was given up because there was too much to explain. */
  readonly unreadFrom: number | undefined;
};

/** Parses a text, looking away from one mistake after the other. */
export function readAround(text: SourceText, before: readonly Hole[]): Read {
  const document = compose(text);
  if (document.errors.length === 0) return { ...NOTHING, document, source: text, holes: before };
  const budget = { units: MOST_TO_READ, slips: MOST_SLIPS };
  if (text.text.length > LONGEST_PART * 2) return readInParts(text, before, budget);
  return readPart(wholeOf(text), document, before, budget);
}

const NOTHING = { holes: [], diagnostics: [], unreadFrom: undefined };

/** What may still be spent on a file. */
type Budget = { units: number; slips: number };

/** Reads a long text part by part, and what the parts have become as a whole. */
function readInParts(text: SourceText, before: readonly Hole[], budget: Budget): Read {
  const cutter = new Cutter(text);
  const diagnostics: Diagnostic[] = [];
  const holes = [...before];
  let filled = '';
  let unreadFrom: number | undefined;
  while (filled.length < text.text.length && unreadFrom === undefined) {
    const { part, read } = readPartAt(cutter, filled.length, before, budget);
    const shift = part.start - part.head;
    const own = read.source.text.slice(part.head);
    diagnostics.push(...read.diagnostics);
    budget.slips -= read.diagnostics.length;
    holes.push(...read.holes.map((hole) => movedHole(hole, shift)));
    if (read.unreadFrom !== undefined) unreadFrom = read.unreadFrom + shift;
    else if (read.document === undefined) unreadFrom = part.start;
    cutter.pass(own);
    filled += own;
  }
  const rest = unreadFrom === undefined ? [] : [gap(text, [unreadFrom, text.text.length], true)];
  const source = withHoles({ ...text, text: filled + text.text.slice(filled.length) }, rest);
  const last = readPart(wholeOf(source), compose(source), [...holes, ...rest], budget);
  return {
    ...last,
    diagnostics: diagnostics.length > 0 ? diagnostics : last.diagnostics,
    unreadFrom: unreadFrom ?? last.unreadFrom,
  };
}

/** The part at some offset, and what it has become. One that ends within a text or brackets is made longer. */
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
    const isEnough = size > LONGEST_PART * 8 || budget.units < size;
    if (document.errors.length === 0) return { part, read: { ...NOTHING, document, source } };
    if (part.isCut && !isEnough && breaksAtEnd(source, document)) {
      budget.units -= source.text.length;
      continue;
    }
    const own = before.filter(({ range: [start] }) => start >= part.start && start < part.end);
    const read = readPart(
      part,
      document,
      own.map((hole) => movedHole(hole, part.head - part.start)),
      budget,
    );
    const isLostBelow = ({ lost, range: [start, end] }: Hole): boolean =>
      lost && end >= source.text.trimEnd().length && cutter.goesOnBelow(part, start);
    if (part.isCut && !isEnough && read.holes.some(isLostBelow)) continue;
    return { part, read: { ...read, holes: read.holes.slice(own.length) } };
  }
}

/** Whether what the parser misses may stand below the end of a text. */
function breaksAtEnd({ text }: SourceText, { errors }: Document): boolean {
  const end = text.trimEnd().length;
  return errors.some(({ pos }) => pos[0] >= end);
}

/** Parses a part of a text again and again, until there is nothing in it that the parser cannot read. */
function readPart(part: Part, first: Document, before: readonly Hole[], budget: Budget): Read {
  const diagnostics: Diagnostic[] = [];
  const holes = [...before];
  let { source } = part;
  let document = first;
  const read = (next: SourceText) => {
    budget.units -= next.text.length;
    const result = compose(next);
    return { problem: firstError(result)?.pos[0], result };
  };
  for (let error = firstError(document); error !== undefined; error = firstError(document)) {
    const mistake = withoutHead(part, explainSyntax(source, document, error));
    const isKnown = holes.some((hole) => standsInLineOf(source, hole, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && diagnostics.length > 0;
    if (!isKnown && !isRest) diagnostics.push(mistake);
    if (diagnostics.length > budget.slips || budget.units <= source.text.length) {
      return givenUp({ source, holes, diagnostics }, mistake);
    }
    const found = holeFor(source, mistake, read);
    if (found === undefined) return { document: undefined, source, holes, diagnostics, unreadFrom: undefined };
    diagnostics.push(...found.others);
    holes.push(...found.holes.filter(({ isSound }) => !isSound));
    source = found.source;
    document = found.result;
  }
  return { document, source, holes, diagnostics, unreadFrom: undefined };
}

/** Reads only what stands above a mistake. */
function givenUp(
  { source, holes, diagnostics }: Pick<Read, 'source' | 'holes' | 'diagnostics'>,
  mistake: Diagnostic,
): Read {
  const unreadFrom = lineOf(source, rangeAt(source, mistake)[0]).start;
  const rest = gap(source, [unreadFrom, source.text.length], true);
  const above = withHoles(source, [rest]);
  const document = compose(above);
  const isSound = document.errors.length === 0;
  return { document: isSound ? document : undefined, source: above, holes: [...holes, rest], diagnostics, unreadFrom };
}

/** The lines above a part stand elsewhere in the file: they cannot be changed from here. */
function withoutHead({ source, head }: Part, mistake: Diagnostic): Diagnostic {
  const { number } = lineOf(source, head);
  if (mistake.fix === undefined || mistake.fix.every(({ line }) => line >= number)) return mistake;
  const { fix: _, ...rest } = mistake;
  return rest;
}

/** What was looked away from before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Hole, mistake: Diagnostic): boolean {
  const [from] = rangeAt(source, { ...mistake, column: 1 });
  return end >= from && start < endOfLine(source, mistake.endLine);
}

function firstError({ errors }: Document): Document['errors'][number] | undefined {
  return errors.reduce<Document['errors'][number] | undefined>(
    (first, error) => (first === undefined || error.pos[0] < first.pos[0] ? error : first),
    undefined,
  );
}

/** Parses a text as YAML 1.2. */
export function compose({ text }: SourceText): Document {
  return documentOf(text, {
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
}
