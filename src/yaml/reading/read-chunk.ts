import { addAll } from '../../model/lists.ts';
import type { Finding } from '../findings/finding.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { isOpen, quotedIn } from '../mistakes/quotes/quotes.ts';
import type { ParseOrdinary } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { weighs, weightOf } from '../syntax/weight.ts';
import { endOfLine, lineOf, type SourceText } from '../text/source.ts';
import type { Before } from './before-parsing.ts';
import type { Chunk } from './chunks.ts';
import { type Composed, composed, firstError, soundIn, type Unparsed } from './compose.ts';
import { explainSyntax } from './explain.ts';
import { maskFor } from './recover.ts';

/** A text without what keeps the parser from reading it. */
export type Read = Before & {
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Composed | undefined;
  /** Of a chunk: where its first text or bracket starts that is open at its end. */
  readonly openFrom?: number;
};

/** What may still be spent on a file, and what reads its sound chunks. */
export type Budget = { units: number; slips: number; readonly parseOrdinary: ParseOrdinary };

/** How to treat what goes on above or below a chunk. */
export type ChunkOptions = {
  /** `end`: what is open where the chunk ends is not looked at, if there was something else. */
  readonly until?: 'end' | undefined;
  /**
   * Evens a list in the whole text, by a mistake in a chunk, and tells all that is to be said of it.
   *
   * @param now what the chunk has become so far
   * @returns what the chunk is then; undefined if the list cannot be evened
   */
  readonly even?: (now: SourceText, mistake: Finding) => SourceText | undefined;
};

/** A chunk of a text, as what it was read, and what was masked in it before. */
export type ComposedChunk = {
  readonly chunk: Chunk;
  readonly document: Composed | Unparsed;
  readonly masks: readonly Mask[];
};

/** Parses a chunk of a text again and again, until there is nothing in it that the parser cannot read. */
export function readChunk(
  { chunk, ...before }: ComposedChunk,
  budget: Budget,
  { until, even }: ChunkOptions = {},
): Read {
  const findings: Finding[] = [];
  const masks = [...before.masks];
  let { source } = chunk;
  let { document } = before;
  const read = (next: SourceText) => {
    budget.units -= weightOf(next.text);
    const result = composed(next, budget.parseOrdinary);
    return { problem: firstError(result)?.pos[0], result };
  };
  for (;;) {
    const tooMuch = 'only' in document ? document.mistake : undefined;
    if (tooMuch !== undefined) return unread({ source, masks, findings: [...findings, tooMuch] });
    const error = firstError(document);
    if (error === undefined) return { document: soundIn(document), source, masks, findings, unreadFrom: undefined };
    const openFrom = until === 'end' && isAtEnd(source, error) ? openLineIn(source, chunk.head, masks) : undefined;
    if (openFrom !== undefined) return { ...unread({ source, masks, findings }), openFrom };
    const mistake = withoutHead(chunk, explainSyntax(source, error));
    const isKnown = masks.some((mask) => standsInLineOf(source, mask, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && findings.length > 0;
    if (!isKnown && !isRest) findings.push(mistake);
    if (findings.length > budget.slips || weighs(source.text, budget.units)) {
      return givenUp({ source, masks, findings }, mistake, budget.parseOrdinary);
    }
    const found = maskFor(source, mistake, read);
    if (found === undefined) return unread({ source, masks, findings });
    const evened = found.list === undefined ? undefined : even?.(source, mistake);
    if (evened === undefined) {
      addAll(
        findings,
        (found.list?.findings ?? []).filter(({ range }) => range[0] !== mistake.range[0]),
      );
      addAll(
        masks,
        found.masks.filter(({ isSound }) => !isSound),
      );
    } else if (findings.at(-1) === mistake) findings.pop();
    source = evened ?? found.source;
    document = source.text === found.source.text ? found.result : read(source).result;
  }
}

/**
 * Where the line starts that has the first text or bracket that is open at the end of a text; undefined if there is
 * nothing of the text itself above it, or a mask below.
 */
function openLineIn(source: SourceText, head: number, masks: readonly Mask[]): number | undefined {
  const quote = quotedIn(source).at(-1);
  const open = quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  if (open === undefined) return undefined;
  const { start } = lineOf(source, open);
  return start > head && masks.every(({ range: [, end] }) => end <= start) ? start : undefined;
}

/** What nothing can be read of. */
function unread(read: Pick<Read, 'source' | 'masks' | 'findings'>): Read {
  return { ...read, document: undefined, unreadFrom: undefined };
}

/** Reads only what stands above a mistake. */
function givenUp(
  { source, masks, findings }: Pick<Read, 'source' | 'masks' | 'findings'>,
  mistake: Finding,
  parseOrdinary: ParseOrdinary,
): Read {
  const unreadFrom = lineOf(source, mistake.range[0]).start;
  const rest = blankMask(source, [unreadFrom, source.text.length], true);
  const above = masked(source, [rest]);
  const document = composed(above, parseOrdinary, unreadFrom);
  return { document: soundIn(document), source: above, masks: [...masks, rest], findings, unreadFrom };
}

/** The lines above a chunk stand elsewhere in the file: they cannot be changed from here. */
function withoutHead({ head }: Chunk, mistake: Finding): Finding {
  if (mistake.edits === undefined || mistake.edits.every(({ range: [start] }) => start >= head)) return mistake;
  const { edits: _, ...rest } = mistake;
  return rest;
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}

/** Whether what the parser misses may stand below the end of a text. */
export function isAtEnd({ text }: SourceText, { pos }: Pick<ParserError, 'pos'>): boolean {
  return pos[0] >= text.trimEnd().length;
}
