import type { Document } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { documentOf } from '../syntax/document.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { checkStructure } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { excerptOf, type Line, lineAt, lineOf, type SourceText } from '../text/source.ts';

/** What a text is: to the `yaml` library, or, where there is nothing out of the ordinary in it, at once. */
export type Composed = Document | ComposedAtOnce;

/** A text of which nothing is known but its first problem: with a mistake, the library must not see it. */
export type Unparsed = { readonly mistake?: Finding; readonly only: ParserError };

/** @property hasRepeats whether maps have keys that come again, which are still to be reported and left out */
export type ComposedAtOnce = { readonly root: Node; readonly hasRepeats: boolean; readonly errors: readonly [] };

/** The problem that stands first in a text. */
export function firstError(read: Composed | Unparsed): ParserError | undefined {
  if ('only' in read) return read.only;
  const all: readonly ParserError[] = read.errors;
  return all.reduce<ParserError | undefined>(
    (first, error) => (first === undefined || error.pos[0] < first.pos[0] ? error : first),
    undefined,
  );
}

/** What was read of a text; undefined if there are problems in it. */
export function soundIn(read: Composed | Unparsed): Composed | undefined {
  return 'only' in read || read.errors.length > 0 ? undefined : read;
}

/**
 * Reads a text as ordinary YAML; if it is not, parses it, unless it is nested too deeply: what was masked may have hidden that, such as
 * a quote that is not closed. Nothing but spaces stands below `end`.
 */
export function composed(source: SourceText, parseOrdinary: ParseOrdinary, end?: number): Composed | Unparsed {
  const ordinary = parseOrdinary(source.text.slice(0, end), Number.POSITIVE_INFINITY);
  return composedAtOnce(ordinary) ?? unparsed(source) ?? brokenBelow(source, ordinary) ?? compose(source, end);
}

/** How much of a text is parsed at least to see what is wrong with it, in UTF-16 units: a few lines, and then some more. */
const FEW_LINES = [100, 600] as const;

/**
 * What keeps the parser from a text, as a few lines show it: those below what was read as ordinary YAML, under the lines that they hang under.
 * @returns undefined where they don't show it, or it may depend on others
 */
export function brokenBelow(source: SourceText, { readTo, quotes }: Ordinary): Unparsed | undefined {
  // Among the lines above, a quote may be open that goes on over several; and lone returns end lines to the parser alone.
  if (quotes.length > 0 || /\r(?!\n)/.test(source.text)) return undefined;
  const { start } = lineOf(source, readTo);
  for (const size of FEW_LINES) {
    const found = source.text.length < size * 3 ? undefined : brokenIn(chunkAt(source, start, size));
    if (found !== undefined) return found;
  }
  return undefined;
}

function brokenIn({ source, head, start, isCut }: Chunk): Unparsed | undefined {
  const document = compose(source);
  const end = isCut ? source.text.trimEnd().length : Number.POSITIVE_INFINITY;
  const first = firstError(document);
  if (first === undefined || document.errors.some(({ pos: [from, to] }) => from < head || to >= end)) return undefined;
  const moved = (offset: number): number => offset + start - head;
  const { code, message, pos } = first;
  return { only: { code, message, pos: [moved(pos[0]), moved(pos[1])] } };
}

function unparsed(source: SourceText): Unparsed | undefined {
  const structure = checkStructure(source, 0);
  if (structure === undefined || 'end' in structure) return undefined;
  const { mistake } = structure;
  const [start, end] = mistake.range;
  return { mistake, only: { code: 'RESOURCE_EXHAUSTION', message: mistake.code, pos: [start, end] } };
}

/** What was read of a text as ordinary YAML; undefined if it must be parsed. */
export function composedAtOnce({ root, repeating }: Ordinary): ComposedAtOnce | undefined {
  const tree = root ?? repeating;
  return tree === undefined ? undefined : { root: tree, hasRepeats: root === undefined, errors: [] };
}

/**
 * Parses a text as YAML 1.2. Its structure was checked.
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

/** Some lines of a text, below the lines that they hang under. */
type Chunk = {
  readonly source: SourceText;
  /** How many units of its text are such lines above. */
  readonly head: number;
  readonly start: number;
  /** Whether the text goes on below. */
  readonly isCut: boolean;
};

/** The lines of about so many units from an offset on, which can be read on their own. */
function chunkAt(whole: SourceText, start: number, size: number): Chunk {
  const end = endAfter(whole, start, size);
  const { number } = lineOf(whole, start);
  const above = linesAbove(whole, number);
  const head = above.map(({ text }) => `${text}\n`).join('');
  const source = excerptOf(whole, head + whole.text.slice(start, end), number - above.length);
  return { source, head: head.length, start, isCut: end < whole.text.length };
}

/** The lines that one stands under, and the entry above it where that stands in another column of the same list. */
function linesAbove(whole: SourceText, number: number): readonly WrittenLine[] {
  let own = writtenLine(lineAt(whole, number));
  for (let at = number + 1; own === undefined && lineAt(whole, at).start < whole.text.length; at += 1)
    own = writtenLine(lineAt(whole, at));
  if (own === undefined) return [];
  const head: WrittenLine[] = [];
  let beside: WrittenLine | undefined;
  let under = own;
  for (let at = number - 1; at >= whole.firstLine && (under.indent > 0 || under.dash); at -= 1) {
    const line = writtenLine(lineAt(whole, at));
    if (line === undefined) continue;
    if (isUnder(under, line)) {
      head.unshift(line);
      under = line;
    } else if (head.length === 0 && (beside === undefined || isUnder(beside, line))) beside = line;
  }
  const isUneven = own.dash && beside?.dash === true && beside.indent > own.indent;
  return isUneven && beside !== undefined ? [...head, beside] : head;
}

/** Where the list or the keys go on that are least indented, some way below an offset. */
export function endAfter(whole: SourceText, start: number, size: number): number {
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

type WrittenLine = Line & { readonly indent: number; readonly dash: boolean };

/** Whether a line hangs under one above it: it is deeper, or an entry of the list that the key above begins. */
function isUnder(line: WrittenLine, above: WrittenLine): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.dash && !above.dash);
}

/** A line with what stands at its start; undefined if that is nothing or a comment. */
function writtenLine(line: Line): WrittenLine | undefined {
  const { text } = line;
  const indent = text.search(/[^\s]/);
  if (indent === -1 || text[indent] === '#') return undefined;
  return { ...line, indent, dash: text[indent] === '-' && /\s/.test(text.charAt(indent + 1)) };
}
