import type { Document } from 'yaml';
import { MOST_SLIPS } from '../findings/most.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import type { SourceText } from '../text/source.ts';
import type { Before } from './before-parsing.ts';
import { Cutter, LONGEST_CHUNK, wholeOf } from './chunks.ts';
import { brokenBelow, compose, firstError } from './compose.ts';
import { isAtEnd, type Read, readChunk } from './read-chunk.ts';
import { ChunksReader, type Probe } from './read-chunks.ts';

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

/** How much of a long text is parsed to see whether it is broken, in UTF-16 units: most that are show it early. */
const LONGEST_PROBE = 30_000;

/**
 * Parses a text that is no ordinary YAML, looking away from one mistake after the other.
 *
 * @param ordinary what can be said of the text as ordinary YAML
 */
export function readAround(
  { source: text, masks }: Pick<Before, 'source' | 'masks'>,
  ordinary: Ordinary,
  parseOrdinary: ParseOrdinary,
): Read {
  const budget = { units: MOST_TO_READ, slips: MOST_SLIPS, parseOrdinary };
  if (text.text.length <= LONGEST_CHUNK * 2)
    return readChunk({ chunk: wholeOf(text), document: brokenBelow(text, ordinary) ?? compose(text), masks }, budget);
  const cutter = new Cutter(text);
  const start = passSound(cutter, text, ordinary);
  const probe = brokenAt(cutter, start);
  if (probe === undefined) {
    const document = soundWhole(text);
    if (document !== undefined) return { document, source: text, masks, findings: [], unreadFrom: undefined };
  }
  return new ChunksReader({ text, start, before: masks, cutter, budget, probe }).read();
}

/** Passes the chunks of a text that have been read, up to the first that has not. */
function passSound(cutter: Cutter, { text }: SourceText, { readTo, quotes }: Ordinary): number {
  const isInQuotes = (offset: number): boolean => quotes.some(([start, end]) => start < offset && offset < end);
  let next = cutter.chunkAt(0, LONGEST_CHUNK);
  while (next.end < readTo && !isInQuotes(next.end)) {
    cutter.pass(text.slice(next.start, next.end), next.start);
    next = cutter.chunkAt(next.end, LONGEST_CHUNK);
  }
  return next.start;
}

/**
 * What is parsed of a text at its first chunk that was not read; undefined if that is not broken. Parsing all of one with thousands of mistakes takes
 * longer than anything else, and much memory, only to be told that.
 */
function brokenAt(cutter: Cutter, start: number): Probe | undefined {
  for (const size of [LONGEST_CHUNK, LONGEST_PROBE]) {
    const { source, isCut } = cutter.chunkAt(start, size);
    const document = compose(source);
    const error = firstError(document);
    if (error !== undefined && !(isCut && isAtEnd(source, error))) return { text: source.text, document };
    if (!isCut) return undefined;
  }
  return undefined;
}

/** A text parsed; undefined if it is broken: what was made of that is not kept while it is read again. */
function soundWhole(text: SourceText): Document | undefined {
  const document = compose(text);
  return document.errors.length === 0 ? document : undefined;
}
